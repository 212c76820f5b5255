import fc from 'fast-check'
import { type Call, HttpError, type HttpErrorKind } from '#platform/http'
import { createFakeHost } from '#testing'
import { type HostResult, hostFailure } from '../host/HostResult'
import { readLaunch } from './launch'
import { SessionStore } from './SessionStore'
import { StoredValues } from './StoredValues'

/** Upper bound: two calls with 20 s time-out and the login info with 8 s in sequence, plus a margin. ms */
const EVERY_LIMIT = 60_000

const PARAMETERS = [
  'pageType',
  'from',
  'isfromhaoqiwangApp',
  'ticket',
  'itcode',
  'authorization',
  'token',
  'loginName',
  'authCode',
  'authTenantId',
  'userId',
]
const value = fc.constantFrom('', '1', 'privacy', 'user', 'greatgas', 'home', 'rep01', '令牌', '%E0')
const parameters = fc.dictionary(fc.constantFrom(...PARAMETERS), value)
const stored = fc.dictionary(fc.constantFrom('token', 'loginName', 'userCode', 'isfromhaoqiwangApp', 'roles'), value)

type ServerResponse = { answer: unknown; after: number } | { fail: HttpErrorKind; after: number }
const login = { authorization: 't', loginName: 'rep01', code: null, roles: null }
const server: fc.Arbitrary<ServerResponse> = fc.oneof(
  fc.record({
    answer: fc.constantFrom<unknown>(login, { ...login, employee: {} }, { employee: null }, {}, null, 'x', 7),
    after: fc.integer({ min: 0, max: 20_000 }),
  }),
  fc.record({
    fail: fc.constantFrom<HttpErrorKind>('network', 'aborted', 'status', 'refused', 'unauthorised', 'malformed'),
    after: fc.integer({ min: 0, max: 20_000 }),
  }),
  fc.constant({ fail: 'timeout' as const, after: 20_000 }),
)

type Native = { answer: unknown; after: number } | 'never' | 'fails'
const native: fc.Arbitrary<Native> = fc.oneof(
  fc.record({ answer: fc.constantFrom<unknown>(login, {}, null, 'x'), after: fc.integer({ min: 0, max: 30_000 }) }),
  fc.constantFrom('never' as const, 'fails' as const),
)

const situation = fc.record({
  outside: parameters,
  inside: parameters,
  stored,
  kind: fc.constantFrom('messaging-app' as const, 'partner' as const, 'browser' as const),
  os: fc.constantFrom('android' as const, 'ios' as const, 'desktop' as const),
  server: fc.array(server, { minLength: 1, maxLength: 4 }),
  native,
  storage: fc.boolean(),
  inputs: fc.array(
    fc.constantFrom('retry', 'leavePolicy', 'renew', 'dismissRenewal', 'signOut', 'signIn', 'signInAgain'),
    {
      maxLength: 6,
    },
  ),
})
type Situation = typeof situation extends fc.Arbitrary<infer S> ? S : never

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function start(given: Situation) {
  localStorage.clear()
  sessionStorage.clear()
  for (const [name, text] of Object.entries(given.stored)) localStorage.setItem(name, text)
  const answers = [...given.server]
  const getLoginInfo = async (): Promise<HostResult<unknown>> => {
    if (given.native === 'never') return new Promise(() => undefined)
    if (given.native === 'fails') return hostFailure('host', 'fail')
    await after(given.native.after)
    return { ok: true, data: given.native.answer }
  }
  const http = async <Q, R>(call: Call<Q, R>): Promise<R> => {
    const next = answers.shift() ?? { fail: 'network' as const, after: 0 }
    await after(next.after)
    if ('fail' in next) throw new HttpError(next.fail, next.fail, { callId: call.id })
    try {
      return call.response(next.answer)
    } catch (cause) {
      throw new HttpError('malformed', 'malformed', { callId: call.id, cause })
    }
  }
  const session = new SessionStore({
    http,
    host: createFakeHost({ kind: given.kind, os: given.os, native: given.kind !== 'browser', getLoginInfo }),
    stored: new StoredValues({ notice: () => undefined, ...(given.storage ? {} : { view: forbidden }) }),
    text: (key) => key,
    notify: () => undefined,
    promptForPermission: () => undefined,
    identify: () => {
      throw new Error('no analytics')
    },
    report: () => undefined,
  })
  const query = (values: object) => new URLSearchParams(Object.entries(values)).toString()
  const address = `/?${query(given.outside)}#/clueList?${query(given.inside)}`
  return { session, launch: readLaunch(new URL(address, 'http://localhost')) }
}

const forbidden = {
  document,
  location,
  get localStorage(): Storage {
    throw new DOMException('forbidden', 'SecurityError')
  },
  get sessionStorage(): Storage {
    throw new DOMException('forbidden', 'SecurityError')
  },
}

const inputs: Readonly<Record<string, (session: SessionStore) => unknown>> = {
  retry: (session) => session.retry(),
  leavePolicy: (session) => session.leavePolicy(),
  renew: (session) => session.renew({ background: false }),
  dismissRenewal: (session) => session.dismissRenewal(),
  signOut: (session) => session.signOut(),
  signIn: (session) => session.signIn('rep01', 'demo').catch(() => undefined),
  signInAgain: (session) => session.signInAgain('demo').catch(() => undefined),
}

describe('the session', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('shows the root view in bounded time for any input', async () => {
    await fc.assert(
      fc.asyncProperty(situation, async (given) => {
        const { session, launch } = start(given)
        void session.boot(launch)
        await jest.advanceTimersByTimeAsync(EVERY_LIMIT)
        expect(session.root).not.toBe('held')
        for (const input of given.inputs) {
          void inputs[input]?.(session)
          await jest.advanceTimersByTimeAsync(EVERY_LIMIT)
          expect(session.root).not.toBe('held')
        }
        const hasIdentity = session.identity.token !== '' && session.identity.loginName !== ''
        expect(session.state === 'signed-in').toBe(hasIdentity)
        expect(launch.address).not.toMatch(
          /[?&](ticket|itcode|authorization|token|loginName|authCode|authTenantId|userId)=/,
        )
      }),
      { numRuns: 300 },
    )
  }, 60_000)
})
