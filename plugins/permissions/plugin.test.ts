import { followTodos } from '#domain/todos'
import { messageKind } from '#harness/backend/core/messages'
import { simCore, simulate } from '#harness/backend/kit/testing'
import { loadMenuTexts, registerTexts, setLanguage, startTexts } from '#platform/i18n'
import { createRegistry, describeProblems } from '#platform/plugin'
import { textsOf } from '#plugins/texts'
import routes from '../../spec/conformance/routes.json'
import { listApplications, urgeApplication } from './api'
import badge from './badge'
import dev from './dev'
import plugin from './plugin'
import { applicationRows, applications, decided, decisions, grants, ownGrants, urge, withdraw } from './records'
import today from './today'

const coreOf = (who: string, more?: Parameters<typeof simCore>[3]) => simCore(simulate(dev), plugin, who, more)

const { signal } = new AbortController()

beforeAll(async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-20T09:41:00+08:00'),
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
  })
  await startTexts()
  registerTexts('permissions', ...textsOf(plugin))
  await loadMenuTexts('permissions')
})
afterEach(() => setLanguage('en'))

test('the area has every route of the specification with its flags', () => {
  const wanted = routes.filter((route) => route.plugin === 'permissions')
  const flags = (plugin.routes ?? []).map(({ route, keepAlive = false, homeEntry = false }) => {
    return { path: route.path, plugin: 'permissions', keepAlive, homeEntry }
  })
  const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path)
  expect(flags.sort(byPath)).toEqual([...wanted].sort(byPath))
})

test('registers without conflicts, and its menu entry opens without parameters', () => {
  expect(describeProblems(createRegistry([plugin]).problems)).toBe('')
})

describe('messages', () => {
  const deliver = async (type: string, payload: unknown) => {
    const entry = createRegistry([plugin]).messages.get(type)
    if (!entry) throw new Error(`nobody owns ${type}`)
    const openHref = jest.fn()
    const loadDetails = jest.fn(async () => undefined)
    const { core } = coreOf('rep01')
    const { default: handler } = await entry.handler()
    const faked = { ...core, navigation: { ...core.navigation, openHref }, session: { ...core.session, loadDetails } }
    await handler(faked, entry.parse(payload) as never)
    return { core: faked, opened: openHref.mock.calls.flat(), loadDetails }
  }

  test.each(['role.toApprove', 'role.decided'])('%s: lists and what waits for the user are refetched', async (type) => {
    const { core } = await deliver(type, { id: 'AP-000001', items: '1', by: 'rep04' })
    expect(core.store(applicationRows).revision).toBeGreaterThan(0)
  })

  test.each(['role.toApprove', 'role.decided', 'role.expiring'])('%s opens the application', async (type) => {
    const { opened, loadDetails } = await deliver(type, { id: 'AP-000001', items: '1', by: 'rep04' })
    expect(opened).toEqual(['/recordDetail?id=AP-000001'])
    expect(loadDetails).toHaveBeenCalledTimes(type === 'role.decided' ? 1 : 0)
  })

  test('role.expiring about a role without application opens the role', async () => {
    const { opened } = await deliver('role.expiring', { id: 'GR-000002', items: '1' })
    expect(opened).toEqual(['/roleList?id=GR-000002'])
  })

  test.each([{}, { id: 'GW-000001' }, { id: 'AP-1/../x' }, 'AP-000001'])(
    '%j is no message about a role',
    async (payload) => {
      await expect(deliver('role.decided', payload)).rejects.toThrow()
    },
  )

  test('the messages that the simulator sends can be read', async () => {
    const { sim, core } = coreOf('rep04')
    await urge.run(core, 'AP-000001')
    const sent = [...sim.store.table(messageKind).values()].filter(({ to }) => to === 'rep03')
    expect(sent).toHaveLength(1)
    await expect(deliver('role.toApprove', sent[0]?.params)).resolves.toMatchObject({
      opened: ['/recordDetail?id=AP-000001'],
    })
  })
})

test.each(['role.toApprove', 'role.decided', 'role.expiring'])(
  '%s: an application in memory is refetched, and the roles with a decision',
  async (type) => {
    const { sim, core } = coreOf('rep04')
    const open = core.store(applications).of('AP-000001')
    await open.open()
    open.close()
    const own = core.store(ownGrants)
    await own.need()
    const outcome = await decisions.approve.run(simCore(sim, plugin, 'rep03').core, 'AP-000001', {})
    expect(outcome.kind).toBe('done')
    const handler = createRegistry([plugin]).messages.get(type)?.handler
    const { default: handle } = (await handler?.()) ?? {}
    await handle?.(core, { id: 'AP-000001' } as never)
    await open.open()
    expect(open.main.value?.state).toBe('approved')
    await own.need()
    expect(own.value?.length).toBe(type === 'role.decided' ? 2 : 1)
  },
)

test('after a decision, or a withdrawal, the lists of applications are refetched', async () => {
  const { core } = coreOf('rep03')
  const { revision } = core.store(applicationRows)
  await decisions.reject.run(core, 'AP-000001', { comment: '请先完成培训' })
  expect(core.store(applicationRows).revision).toBeGreaterThan(revision)
  const applicant = coreOf('rep04').core
  await withdraw.run(applicant, 'AP-000001')
  expect(applicant.store(applicationRows).revision).toBe(1)
})

test('a withdrawal is taken back', async () => {
  const { core } = coreOf('rep04')
  await withdraw.run(core, 'AP-000001')
  const outcome = await withdraw.undo?.(core, 'AP-000001')
  expect(outcome).toMatchObject({ kind: 'done', record: { state: 'approving', can: ['withdraw', 'urge'] } })
})

describe('workbench', () => {
  test('an approver’s badge counts the applications to approve, all others have none', async () => {
    const { sim, core } = coreOf('rep03')
    const { total } = await core.http(listApplications, { tab: 'toApprove', page: 1 })
    expect(total).toBeGreaterThan(3)
    await expect(badge(core, signal)).resolves.toBe(total)
    expect(sim.context('rep01').employee.roles).toHaveLength(1)
    await expect(badge(coreOf('rep01').core, signal)).resolves.toBe(0)
  })

  test.each([
    ['en', 'Role application of Sun Hao', 'Field sales, Nanhai'],
    ['zh-CN', '孙浩的角色申请', '客户经理 · 南海'],
  ] as const)('today in %s: applications to approve until their last day', async (language, title, detail) => {
    await setLanguage(language)
    const items = await today(coreOf('rep03').core, signal)
    expect(items.find(({ id }) => id === 'AP-000001')).toEqual({
      id: 'AP-000001',
      title,
      detail,
      at: new Date('2026-12-03T00:00:00+08:00'),
      due: 'soon',
      main: { does: 'decide' },
      list: '/record?tab=toApprove',
      to: '/recordDetail?id=AP-000001',
    })
  })

  test('today: roles that are about to end', async () => {
    await expect(today(coreOf('rep01').core, signal)).resolves.toEqual([
      {
        id: 'GR-000001',
        title: 'Your role is about to end: Field sales',
        detail: 'Nanhai',
        at: new Date('2026-12-01T00:00:00+08:00'),
        due: 'soon',
        to: '/roleList?id=GR-000001',
      },
    ])
  })
})

describe('records', () => {
  test('an application opens and is approved; the list’s row is the same record', async () => {
    const { core } = coreOf('rep03')
    const open = core.store(applications).of('AP-000001')
    await open.open()
    expect(open.main.value).toMatchObject({ state: 'approving', can: ['approve', 'reject'], by: { id: 'rep04' } })
    const outcome = await decisions.approve.run(core, 'AP-000001', {})
    expect(outcome).toMatchObject({ kind: 'done', record: { state: 'approved' } })
    expect(core.store(applicationRows).get('AP-000001')).toMatchObject({ state: 'approved' })
  })

  test('it is rejected with a comment; without one the server names the field', async () => {
    const { core } = coreOf('rep03')
    await expect(decisions.reject.run(core, 'AP-000001', { comment: ' ' })).resolves.toMatchObject({
      kind: 'failed',
      error: { code: 4000, data: { fields: { comment: 'reason' } } },
    })
    await expect(decisions.reject.run(core, 'AP-000001', { comment: '请先完成培训' })).resolves.toMatchObject({
      kind: 'done',
    })
  })

  test('urged by the applicant at the same time: nothing is decided, and the page has the current record', async () => {
    const { sim, core } = coreOf('rep03')
    const open = core.store(applications).of('AP-000001')
    await open.open()
    await sim.as('rep04').call(urgeApplication, { id: 'AP-000001', version: 1 })
    await expect(decisions.approve.run(core, 'AP-000001', {})).resolves.toMatchObject({ kind: 'conflict' })
    expect(open.main.value).toMatchObject({ version: 2, state: 'approving' })
    expect(open.before).toMatchObject({ version: 1 })
  })

  test('the applicant withdraws; a second reminder within 4 hours is refused', async () => {
    const { core } = coreOf('rep04')
    await expect(urge.run(core, 'AP-000001')).resolves.toMatchObject({ kind: 'done' })
    await expect(urge.run(core, 'AP-000001')).resolves.toMatchObject({ kind: 'failed', error: { code: 5003 } })
    await expect(withdraw.run(core, 'AP-000001')).resolves.toMatchObject({
      kind: 'done',
      record: { state: 'withdrawn' },
    })
  })

  test('a role of the user opens by its id; one of somebody else is not there', async () => {
    const { core } = coreOf('rep01')
    const own = core.store(grants).of('GR-000001')
    await own.open()
    expect(own.main.value).toMatchObject({ roleName: 'sales', state: 'expiring', applicationId: 'AP-000004' })
    const other = core.store(grants).of('GR-000002')
    await other.open()
    expect(other.state).toBe('not-found')
  })
})

test('to-dos are stale once an application was decided', () => {
  const { core } = coreOf('rep03')
  const stale = jest.fn()
  followTodos(core, stale)
  decided(core)
  expect(stale).toHaveBeenCalled()
})
