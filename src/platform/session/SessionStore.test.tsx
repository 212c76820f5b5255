import { waitFor } from '@testing-library/react'
import { type Call, type Http, HttpError } from '#platform/http'
import { createFakeHost } from '#testing'
import type { HostBridge } from '../host/HostBridge'
import { readLaunch } from './launch'
import { SessionStore } from './SessionStore'
import { StoredValues } from './StoredValues'

type Answers = Readonly<Record<string, (request: unknown) => unknown>>

const refused = (callId: string) => new HttpError('refused', 'Wrong account or password.', { callId, code: 4001 })
const signedIn = { authorization: 'token-2', loginName: 'rep01', code: 'c1', roles: [{ roleName: 'sales' }] }

/** Answers calls by path; every other call fails as without network. */
function fakeHttp(answers: Answers): Http {
  return async <Q, R>(call: Call<Q, R>, request: Q): Promise<R> => {
    const answer = answers[call.declaration.path]
    if (!answer) throw new HttpError('network', 'Network Error', { callId: call.id })
    return call.response(answer(request))
  }
}

function open(address: string, answers: Answers = {}, host: Partial<HostBridge> = {}) {
  const reported = { other: [] as string[][], reports: [] as unknown[], identified: [] as unknown[] }
  const session = new SessionStore({
    http: fakeHttp(answers),
    host: createFakeHost({ kind: 'browser', os: 'desktop', native: false, ...host }),
    stored: new StoredValues({ notice: jest.fn() }),
    text: (key) => key,
    notify: jest.fn(),
    promptForPermission: jest.fn(),
    identify: (user) => reported.identified.push(user),
    report: (error) => reported.reports.push(error),
    onOtherUser: (...names) => reported.other.push(names),
  })
  return { session, reported, boot: () => session.boot(readLaunch(new URL(address, 'http://localhost'))) }
}

const store = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
}

const until = (condition: () => boolean) => waitFor(() => expect(condition()).toBe(true))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('signing in with a password', () => {
  const password = { '/api/core/signIn': (request: unknown) => (isDemo(request) ? signedIn : refuse()) }
  const isDemo = (request: unknown) => JSON.stringify(request).includes('demo')
  const refuse = () => {
    throw refused('POST main /api/core/signIn')
  }

  it('shows the app, with the roles of the answer', async () => {
    const { session, boot, reported } = open('/', password)
    await boot()
    expect(session.root).toEqual({ shown: 'login' })
    await session.signIn('rep01', 'demo')
    expect(session).toMatchObject({
      state: 'signed-in',
      loginName: 'rep01',
      userCode: 'c1',
      roles: ['sales'],
      rolesLoaded: true,
    })
    expect(session.root).toEqual({ shown: 'app', identity: true })
    expect(session.identity).toEqual({ token: 'token-2', loginName: 'rep01', ticket: '' })
    expect(reported.identified).toEqual([{ loginName: 'rep01', roles: 'sales' }])
  })

  it('rejects with the reason of a refusal and stays on the sign-in page', async () => {
    const { session, boot } = open('/', password)
    await boot()
    await expect(session.signIn('rep01', 'wrong')).rejects.toThrow('session.wrongPassword')
    expect(session.state).toBe('anonymous')
    expect(session.root).toEqual({ shown: 'login' })
  })
})

describe('a stored session', () => {
  it('knows its roles after a reload', async () => {
    store({ token: 't', loginName: 'rep01', roles: '["sales"]', userCode: 'c1' })
    const { session, boot } = open('/')
    await boot()
    expect(session).toMatchObject({ state: 'signed-in', roles: ['sales'], rolesLoaded: true, userCode: 'c1' })
  })

  it('with unreadable roles has unknown roles', async () => {
    store({ token: 't', loginName: 'rep01', roles: '{broken' })
    const { session, boot } = open('/')
    await boot()
    expect(session).toMatchObject({ state: 'signed-in', roles: [], rolesLoaded: false })
  })

  it('of another user leaves none of their values to the new user', async () => {
    store({ token: 't', loginName: 'rep02', roles: '["manager"]', userCode: 'c2', name: 'Chen Jing' })
    const { session, boot, reported } = open('/?token=t1&loginName=rep01')
    await boot()
    expect(reported.other).toEqual([['rep02', 'rep01']])
    expect(session).toMatchObject({ roles: [], rolesLoaded: false, userCode: undefined })
    expect({ ...localStorage }).toEqual({ token: 't1', loginName: 'rep01' })
  })
})

describe('details loaded after sign-in', () => {
  const employee = {
    loginName: 'rep01',
    userName: '李伟',
    userNameEn: 'Li Wei',
    orgName: null,
    roles: [{ roleName: 'sales' }],
  }

  it('roles that a link did not bring are loaded before the other details, and pending until they are there or could not be loaded', async () => {
    const { session, boot } = open('/?token=t1&loginName=rep01', { '/api/core/employee': () => employee })
    await boot()
    expect(session.rolesPending).toBe(true)
    void session.loadMissingRoles()
    await until(() => !session.rolesPending)
    expect(session).toMatchObject({ roles: ['sales'], rolesLoaded: true })
    const failed = open('/?token=t1&loginName=rep03', {
      '/api/core/employee': () => {
        throw refused('GET main /api/core/employee')
      },
    })
    await failed.boot()
    void failed.session.loadMissingRoles()
    await until(() => !failed.session.rolesPending)
    expect(failed.session.rolesLoaded).toBe(false)
  })

  it('are employee, roles and user code, and they are stored', async () => {
    const { session, boot, reported } = open('/?token=t1&loginName=rep01', {
      '/api/core/employee': () => employee,
      '/api/v1/common/getUserCode/{loginName}': () => 'c1',
    })
    await boot()
    await session.loadDetails()
    expect(session.employee).toMatchObject({
      userName: '李伟',
      userNameEn: 'Li Wei',
      orgName: '',
      regionName: '',
    })
    expect(session).toMatchObject({ roles: ['sales'], rolesLoaded: true, userCode: 'c1' })
    expect({ ...localStorage }).toMatchObject({ name: '李伟', userCode: 'c1', roles: '["sales"]' })
    expect(reported.identified).toEqual([{ loginName: 'rep01', roles: 'sales' }])
  })

  it('are loaded again for every user who signs in later', async () => {
    const { session, boot } = open('/', {
      '/api/core/signIn': (request) => ({ ...signedIn, loginName: (request as { loginName: string }).loginName }),
      '/api/core/employee': () => ({ ...employee, userName: `Name of ${session.loginName}` }),
    })
    await boot()
    await session.followDetails()
    expect(session.employee).toBeUndefined()
    for (const loginName of ['rep01', 'rep02']) {
      await session.signIn(loginName, 'demo')
      await Promise.resolve().then(() => Promise.resolve())
      expect(session.employee?.userName).toBe(`Name of ${loginName}`)
    }
  })

  it('may fail: the failure is reported, the session stays', async () => {
    const refuse = (): never => {
      throw refused('GET main /api/core/employee')
    }
    store({ token: 't', loginName: 'rep01', roles: '["sales"]' })
    const { session, boot, reported } = open('/', {
      '/api/core/employee': refuse,
      '/api/v1/common/getUserCode/{loginName}': refuse,
    })
    await boot()
    await session.loadDetails()
    expect(session.employee).toBeUndefined()
    expect(reported.reports).toHaveLength(2)
  })

  it('fail without a report when there is no network', async () => {
    const { session, boot, reported } = open('/?token=t1&loginName=rep01')
    await boot()
    await session.loadDetails()
    expect(session.employee).toBeUndefined()
    expect(reported.reports).toEqual([])
  })
})

describe('an expired session', () => {
  it('asks for the password in a sheet and lets waiting calls continue', async () => {
    store({ token: 't', loginName: 'rep01' })
    const { session, boot } = open('/', { '/api/core/signIn': () => signedIn })
    await boot()
    const renewed = session.renew({ background: false })
    expect(session.renewal).toBe('sheet')
    await session.signInAgain('demo')
    await expect(renewed).resolves.toBe(true)
    expect(session.renewal).toBe('none')
    expect(session.identity.token).toBe('token-2')
    expect(session.root).toEqual({ shown: 'app', identity: true })
  })

  it('rejects waiting calls when the sheet is closed', async () => {
    store({ token: 't', loginName: 'rep01' })
    const { session, boot } = open('/')
    await boot()
    const renewed = session.renew({ background: false })
    session.dismissRenewal()
    await expect(renewed).resolves.toBe(false)
    expect(session.state).toBe('signed-in')
  })

  it('opens a closed sheet again for a foreground call, not for a background call', async () => {
    store({ token: 't', loginName: 'rep01' })
    const { session, boot } = open('/', { '/api/core/signIn': () => signedIn })
    await boot()
    void session.renew({ background: true })
    expect(session.renewal).toBe('sheet')
    session.dismissRenewal()
    await expect(session.renew({ background: true })).resolves.toBe(false)
    expect(session.renewal).toBe('none')
    const wanted = session.renew({ background: false })
    expect(session.renewal).toBe('sheet')
    await session.signInAgain('demo')
    await expect(wanted).resolves.toBe(true)
    // After the sign-in the next expiry opens the sheet again.
    void session.renew({ background: true })
    expect(session.renewal).toBe('sheet')
  })

  it('opens one sheet for all calls that wait', async () => {
    store({ token: 't', loginName: 'rep01' })
    const { session, boot } = open('/', { '/api/core/signIn': () => signedIn })
    await boot()
    const waiting = [session.renew({ background: true }), session.renew({ background: false })]
    await session.signInAgain('demo')
    await expect(Promise.all(waiting)).resolves.toEqual([true, true])
  })

  it('in the partner app repeats a closed notice only for a foreground call', async () => {
    store({ token: 't', loginName: 'rep01' })
    const { session, boot } = open('/', {}, { kind: 'partner', os: 'ios', native: true })
    await boot()
    await session.renew({ background: true })
    expect(session.renewal).toBe('reopen')
    session.dismissRenewal()
    await session.renew({ background: true })
    expect(session.renewal).toBe('none')
    await session.renew({ background: false })
    expect(session.renewal).toBe('reopen')
  })

  const native = { kind: 'messaging-app', os: 'android', native: true } as const

  it('is renewed by the login info of the messaging app', async () => {
    const { session, boot } = open('/', {}, { ...native, getLoginInfo: async () => ({ ok: true, data: signedIn }) })
    await boot()
    await expect(session.renew({ background: false })).resolves.toBe(true)
    expect(session.renewal).toBe('none')
  })

  it('does not repeat calls when the app returns another user', async () => {
    store({ token: 't', loginName: 'rep02' })
    const { session, boot, reported } = open(
      '/?itcode=rep02&authorization=t',
      {},
      { ...native, getLoginInfo: async () => ({ ok: true, data: signedIn }) },
    )
    await boot()
    await expect(session.renew({ background: false })).resolves.toBe(false)
    expect(reported.other).toEqual([['rep02', 'rep01']])
  })

  it('in the partner app asks to open the page again', async () => {
    store({ token: 't', loginName: 'rep01' })
    const { session, boot } = open('/', {}, { kind: 'partner', os: 'ios', native: true })
    await boot()
    await expect(session.renew({ background: false })).resolves.toBe(false)
    expect(session.renewal).toBe('reopen')
  })

  it('is not renewed if no user is signed in', async () => {
    const { session, boot } = open('/')
    await boot()
    await expect(session.renew({ background: false })).resolves.toBe(false)
    expect(session.renewal).toBe('none')
  })
})

describe('signing out', () => {
  it('removes everything of the user but the partner marker', async () => {
    store({ token: 't', loginName: 'rep01', isfromhaoqiwangApp: '1', roles: '["sales"]', userCode: 'c' })
    const { session, boot } = open('/')
    await boot()
    session.signOut()
    expect({ ...localStorage }).toEqual({ isfromhaoqiwangApp: '1' })
    expect(session).toMatchObject({ state: 'anonymous', loginName: '', roles: [] })
    expect(session.root).toEqual({ shown: 'login' })
    expect(document.cookie).not.toContain('rep01')
  })
})

describe('the partner app', () => {
  it('without auth code and stored session asks to open it again', async () => {
    const { session, boot } = open('/', {}, { kind: 'partner', os: 'android', native: true })
    await boot()
    expect(session.root).toEqual({ shown: 'app', identity: false, why: 'reopen' })
    expect(session.state).toBe('no-identity')
  })

  it('stores auth code and tenant for the web-view opener', async () => {
    const { boot } = open('/?isfromhaoqiwangApp=1&authCode=a&authTenantId=b&userId=c')
    await boot()
    expect({ ...localStorage }).toMatchObject({ authCode: 'a', authTenantId: 'b' })
  })

  it('without network reuses the stored session, after a refusal it does not', async () => {
    store({ token: 't', loginName: 'rep01' })
    const address = '/?isfromhaoqiwangApp=1&authCode=a&authTenantId=b&userId=c'
    const offline = open(address)
    await offline.boot()
    expect(offline.session.state).toBe('signed-in')
    const refusing = open(address, {
      '/api/hqwLogin': () => {
        throw refused('GET crm /api/hqwLogin')
      },
    })
    await refusing.boot()
    expect(refusing.session.state).toBe('no-identity')
  })
})

it('leaving the privacy policy runs the steps that it skipped', async () => {
  const { session, boot } = open('/?pageType=privacy&token=t1&loginName=rep01')
  await boot()
  expect(session.root).toEqual({ shown: 'policy', document: 'privacy' })
  expect(session.state).toBe('anonymous')
  await session.leavePolicy()
  expect(session.root).toEqual({ shown: 'app', identity: true })
})

describe('what was begun for one user', () => {
  it('is not given to another: the password of somebody else lets waiting calls fail', async () => {
    store({ token: 't', loginName: 'rep02' })
    const { session, boot, reported } = open('/', { '/api/core/signIn': () => signedIn })
    await boot()
    const renewed = session.renew({ background: false })
    await session.signInAgain('demo')
    await expect(renewed).resolves.toBe(false)
    expect(session).toMatchObject({ loginName: 'rep01', renewal: 'none' })
    expect(reported.other).toEqual([['rep02', 'rep01']])
  })

  it('is dropped after signing out: details that arrive late are ignored', async () => {
    store({ token: 't', loginName: 'rep01' })
    const { session, boot } = open('/', {
      '/api/core/employee': () => ({ loginName: 'rep01', userName: 'Li Wei', roles: [{ roleName: 'sales' }] }),
      '/api/v1/common/getUserCode/{loginName}': () => 'c1',
    })
    await boot()
    const loading = session.loadDetails()
    session.signOut()
    await loading
    expect(session).toMatchObject({ employee: undefined, userCode: undefined, roles: [] })
    expect({ ...localStorage }).toEqual({})
  })
})
