import { observable, runInAction } from 'mobx'
import { defineRoute } from '#base/routes'
import { HttpError } from '#platform/http'
import type { OfflineList, OfflineLists } from '#platform/outbox'
import type { Plugin, RouteEntry, TodayItem } from '#platform/plugin'
import { createTestCore } from '#testing'
import { WorkbenchStore } from './WorkbenchStore'

const page = async () => ({ default: () => null })
const item = (id: string, due: TodayItem['due'] = 'today') => ({ id, title: id, due, to: '/' as TodayItem['to'] })
const report = jest.fn()

/** An area with one page, one menu entry and optionally a badge and due items. */
function area(id: string, more: { badge?: () => Promise<number>; today?: () => Promise<TodayItem[]> } & Part = {}) {
  const { badge, today, route, ...rest } = more
  const target = { route: defineRoute(`/${id}`), screen: page, title: 't', source: id, ...route }
  return {
    id,
    routes: [target],
    menu: [
      {
        id,
        to: target.route,
        title: 't',
        icon: page,
        group: 'tools' as const,
        ...(badge && { badge: async () => ({ default: badge }) }),
      },
    ],
    ...(today && { today: async () => ({ default: today }) }),
    ...rest,
  }
}
interface Part extends Partial<Pick<Plugin, 'access'>> {
  readonly route?: Partial<RouteEntry>
}

/** The device's copies, as a visit leaves them to the next. */
let copies: Map<string, OfflineList>
const offlineLists: OfflineLists = {
  remember: async (name, page) => void copies.set(name, { page, seenAt: 0 }),
  recall: async (name) => copies.get(name),
}
const open = (...areas: Parameters<typeof createTestCore>[0]) => {
  const core = createTestCore(areas, {
    report,
    offlineLists,
    decide: (access) => (access?.permission === 'a.denied' ? { ok: false, reason: 'no right' } : { ok: true }),
  })
  return new WorkbenchStore(core, async () => undefined)
}

beforeEach(() => {
  report.mockReset()
  copies = new Map()
})

test('an area that turns out to be forbidden once the roles are loaded neither fails nor shows what was due', async () => {
  const failing = async (): Promise<TodayItem[]> => Promise.reject(new HttpError('refused', 'no', { callId: 'x' }))
  let mayAll = true
  const areas = [area('leads', { today: failing, access: { permission: 'lead.read' } })]
  const core = createTestCore(areas, {
    report,
    offlineLists,
    decide: ({ permission } = {}) => (mayAll || !permission ? { ok: true } : { ok: false, reason: 'no right' }),
  })
  const workbench = new WorkbenchStore(core)
  await workbench.load()
  expect(workbench.failed).toBe(true)
  mayAll = false
  await workbench.load()
  expect(workbench.failed).toBe(false)
})

test('where the roles could not be loaded, what the back end refuses is neither a failure nor reported', async () => {
  const refused = new HttpError('refused', 'no right', { callId: 'x', code: 4003 })
  const workbench = open(area('leads', { today: async () => Promise.reject(refused) }))
  await workbench.load()
  expect([workbench.failed, workbench.items]).toEqual([false, []])
  expect(report).not.toHaveBeenCalled()
})

describe('until the roles are known', () => {
  const start = () => {
    const session = observable({ ...createTestCore([]).session, rolesPending: true })
    const [today, badge] = [jest.fn(async () => [item('a')]), jest.fn(async () => 1)]
    const areas = [
      area('own', { today, badge }),
      area('forbidden', { today, badge, access: { permission: 'lead.read' } }),
    ]
    const core = createTestCore(areas, {
      report,
      session,
      offlineLists,
      decide: ({ permission } = {}) =>
        permission && !session.rolesPending ? { ok: false, reason: 'no right' } : { ok: true },
    })
    return { core, workbench: new WorkbenchStore(core), session, today, badge }
  }

  test('no area is asked, and what is due counts as loading; then only those that the user may open', async () => {
    const { workbench, session, today, badge } = start()
    const loaded = workbench.load()
    await new Promise((resolve) => setTimeout(resolve))
    expect([today.mock.calls.length, badge.mock.calls.length, workbench.loading]).toEqual([0, 0, true])
    runInAction(() => {
      session.rolesPending = false
    })
    await loaded
    expect([today.mock.calls.length, badge.mock.calls.length, workbench.loading]).toEqual([1, 1, false])
  })

  test('a load that another one has replaced asks nothing', async () => {
    const { workbench, session, today } = start()
    const loads = [workbench.load(), workbench.load()]
    runInAction(() => {
      session.rolesPending = false
    })
    await Promise.all(loads)
    expect(today).toHaveBeenCalledTimes(1)
  })
})

describe('badges', () => {
  test('are requested only for entries that the user may open', async () => {
    const badge = jest.fn(async () => 3)
    const denied = { permission: 'a.denied' } as const
    const workbench = open(
      area('open', { badge: async () => 2 }),
      area('closed-area', { badge, access: denied }),
      area('closed-page', { badge, route: { access: denied } }),
    )
    await workbench.load()
    expect([...workbench.badges]).toEqual([['open', 2]])
    expect(badge).not.toHaveBeenCalled()
    expect(workbench.menu.map(({ id }) => id)).toEqual(['open'])
  })

  test('are not requested for a page under construction', async () => {
    const badge = jest.fn(async () => 3)
    const { screen: _, ...construction } = area('later', { badge }).routes[0] as RouteEntry
    const workbench = open({ ...area('later', { badge }), routes: [construction] })
    await workbench.load()
    expect(badge).not.toHaveBeenCalled()
  })

  test('that fail are left out and reported with their owner; the others are shown', async () => {
    const failing = async () => Promise.reject(new Error('no count'))
    const workbench = open(area('broken', { badge: failing }), area('fine', { badge: async () => 1 }))
    await workbench.load()
    expect([...workbench.badges]).toEqual([['fine', 1]])
    expect(report.mock.calls).toEqual([[new Error('no count'), 'plugin broken (team-broken), badge broken']])
  })

  test('that fail for lack of a network are not reported', async () => {
    const offline = async () => Promise.reject(new HttpError('network', 'Network Error', { callId: 'x' }))
    await open(area('broken', { badge: offline })).load()
    expect(report).not.toHaveBeenCalled()
  })
})

describe('due items', () => {
  test('come from the areas that the user may open, late ones first', async () => {
    const workbench = open(
      area('one', { today: async () => [item('a'), item('b', 'late')] }),
      area('two', { today: async () => [item('a', 'late')] }),
      area('closed', { today: async () => [item('c')], access: { permission: 'a.denied' } }),
    )
    await workbench.load()
    expect(workbench.items.map(({ plugin, id }) => `${plugin} ${id}`)).toEqual(['one b', 'two a', 'one a'])
  })

  test('of a failed area are reported with its owner; those of other areas are shown', async () => {
    const failing = async () => Promise.reject(new Error('no list'))
    const workbench = open(area('broken', { today: failing }), area('fine', { today: async () => [item('a')] }))
    await workbench.load()
    expect(workbench).toMatchObject({ failed: true, loading: false })
    expect(workbench.items.map(({ id }) => id)).toEqual(['a'])
    expect(report.mock.calls).toEqual([[new Error('no list'), 'plugin broken (team-broken), today']])
  })
})

describe('without network', () => {
  const noNetwork = async () => Promise.reject(new HttpError('network', 'Network Error', { callId: 'x' }))
  const due = { ...item('a', 'late'), at: new Date('2026-11-19T01:00:00Z'), record: 'lead:a' }

  /** A visit with network that leaves its copy on the device. */
  async function visit() {
    const workbench = open(area('one', { today: async () => [due], badge: async () => 3 }), area('two'))
    await workbench.load()
    await new Promise((resolve) => setTimeout(resolve))
    return workbench
  }
  const offline = () => open(area('one', { today: noNetwork, badge: noNetwork }), area('two', { today: noNetwork }))

  test('due items and badges of the last visit are there with their age', async () => {
    const before = Date.now()
    expect((await visit()).seenAt).toBeUndefined()
    const workbench = offline()
    await workbench.load()
    expect(workbench.items).toEqual([{ ...due, plugin: 'one' }])
    expect([...workbench.badges]).toEqual([['one', 3]])
    expect(workbench.seenAt?.getTime()).toBeGreaterThanOrEqual(before)
    expect(workbench.isLost).toBe(true)
  })

  test('what is shown already stays, with its age, until it is loaded again', async () => {
    let today: () => Promise<TodayItem[]> = async () => [due]
    const workbench = open(area('one', { today: () => today() }))
    await workbench.load()
    today = noNetwork
    await workbench.load()
    expect(workbench).toMatchObject({ items: [{ id: 'a' }], failed: false, isLost: true })
    expect(workbench.seenAt).toBeInstanceOf(Date)
    today = async () => []
    await workbench.load()
    expect(workbench).toMatchObject({ items: [], isLost: false, seenAt: undefined })
  })

  test('an area that no visit has loaded fails, and is loaded with the others when the network is back', async () => {
    const workbench = open(area('one', { today: noNetwork }))
    await workbench.load()
    expect(workbench).toMatchObject({ failed: true, isLost: true, seenAt: undefined })
  })

  test('a copy that this build cannot read, and one of an area that is closed to the user, are not shown', async () => {
    await visit()
    const closed = open(area('one', { today: noNetwork, access: { permission: 'a.denied' } }))
    await closed.load()
    expect(closed.items).toEqual([])
    copies.set('workbench', { page: { today: { one: { items: [{ id: 7 }], loadedAt: 1 } }, badges: {} }, seenAt: 0 })
    const workbench = offline()
    await workbench.load()
    expect(workbench).toMatchObject({ items: [], failed: true })
  })
})
