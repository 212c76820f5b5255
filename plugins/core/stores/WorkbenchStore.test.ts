import { MessageChannel } from 'node:worker_threads'
import { waitFor } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import { defineRoute } from '#base/routes'
import { inbox } from '#platform/core'
import { HttpError } from '#platform/http'
import type { OfflineList, OfflineLists } from '#platform/outbox'
import type { Plugin, RouteEntry, TodayItem, TodayModule } from '#platform/plugin'
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

/** A workbench over an outbox whose items are read, with what waits there. */
function waitingIn(waits: object, ...areas: Parameters<typeof createTestCore>[0]) {
  const core = createTestCore(areas, { report, offlineLists })
  const outbox = Object.create({ isOpen: true, unsentOf: () => [] }, Object.getOwnPropertyDescriptors(waits))
  return new WorkbenchStore({ ...core, outbox }, async () => undefined)
}
function firstOf({ items: [first] }: WorkbenchStore) {
  if (!first) throw new Error('nothing is due')
  return first
}

// jsdom has none.
beforeAll(() => Object.assign(globalThis, { MessageChannel }))

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

describe('what the start page shows beside due items', () => {
  const stored = () => new Promise((resolve) => setTimeout(resolve))
  const module = (id: string, more: Partial<TodayModule>) => ({
    ...area(id),
    today: async (): Promise<TodayModule> => ({ default: async () => [item(`${id}-1`)], ...more }),
  })

  test('the due items of the device stand there before an area answers', async () => {
    await open(area('leads', { today: async () => [item('L-1')] })).load()
    await stored()
    const later = open(area('leads', { today: () => new Promise(() => undefined) }))
    void later.load()
    await stored()
    expect(later.items.map(({ id }) => id)).toEqual(['L-1'])
    expect(later.seenAt).toBeUndefined()
  })

  test('an area that fails later keeps what it showed, and is named', async () => {
    let fails = false
    const workbench = open(
      area('leads', {
        today: async () => {
          if (fails) throw new HttpError('status', 'no', { callId: 'x', status: 500 })
          return [item('L-1')]
        },
      }),
      area('visits', { today: async () => [item('V-1')] }),
    )
    await workbench.load()
    fails = true
    await workbench.load()
    expect(workbench.items.map(({ id }) => id)).toEqual(['L-1', 'V-1'])
    expect(workbench.failures).toEqual(['leads'])
    fails = false
    await workbench.retry('leads')
    expect(workbench.failures).toEqual([])
  })

  test('figures that fail later stay, and their area is named until they are there', async () => {
    let fails = false
    const figures = async () => {
      if (fails) throw new HttpError('status', 'no', { callId: 'x', status: 500 })
      return [{ id: 'late', label: 'Late', count: 3, to: '/leads' as TodayItem['to'] }]
    }
    const workbench = open(module('leads', { figures }))
    await workbench.load()
    fails = true
    await workbench.load()
    expect(workbench.figures).toMatchObject([{ plugin: 'leads', count: 3 }])
    expect(workbench.failures).toEqual(['leads'])
    fails = false
    await workbench.retry('leads')
    expect(workbench.failures).toEqual([])
  })

  test('figures of all areas, and the ways in that can be opened, by their order', async () => {
    const to = '/leads' as TodayItem['to']
    const workbench = open(
      module('leads', {
        figures: async () => [{ id: 'late', label: 'Late', count: 3, to }],
        shortcuts: () => [
          { id: 'b', kind: 'create', title: 'B', order: 20, to },
          { id: 'gone', kind: 'create', title: 'Gone', order: 1, to: '/nowhere' as TodayItem['to'] },
        ],
      }),
      module('visits', { shortcuts: () => [{ id: 'a', kind: 'create', title: 'A', order: 10, to }] }),
    )
    await workbench.load()
    expect(workbench.figures).toMatchObject([{ plugin: 'leads', label: 'Late', count: 3 }])
    expect(workbench.shortcuts('create').map(({ id }) => id)).toEqual(['a', 'b'])
    expect(workbench.shortcuts('map')).toEqual([])
  })

  test('figures of one urgency stand in the order of their areas, whichever answers first', async () => {
    const figure = { id: 'f', label: 'f', count: 1, to: '/' as TodayItem['to'] }
    const later = new Promise((resolve) => setTimeout(resolve, 5))
    const workbench = open(
      module('a', { figures: () => later.then(() => [figure]) }),
      module('b', { figures: async () => [figure] }),
    )
    await workbench.load()
    expect(workbench.figures.map(({ plugin }) => plugin)).toEqual(['a', 'b'])
  })

  test('the figures of the device stand there before an area answers, and stay without network', async () => {
    const figures = async () => [{ id: 'late', label: 'Late', count: 3, to: '/leads' as TodayItem['to'] }]
    await open(module('leads', { figures })).load()
    await stored()
    const later = open({ ...area('leads'), today: () => new Promise<TodayModule>(() => undefined) })
    void later.load()
    await stored()
    expect(later.figures).toMatchObject([{ plugin: 'leads', count: 3 }])
    const noNetwork = async () => Promise.reject(new HttpError('network', 'Network Error', { callId: 'x' }))
    const offline = open(module('leads', { default: noNetwork, figures: noNetwork }))
    await offline.load()
    expect(offline.figures).toMatchObject([{ plugin: 'leads', count: 3 }])
    expect(offline.failures).toEqual([])
  })

  test('figures do not wait for the due items of other areas', async () => {
    const workbench = open(
      area('slow', { today: () => new Promise(() => undefined) }),
      module('leads', {
        figures: async () => [{ id: 'late', label: 'Late', count: 3, to: '/leads' as TodayItem['to'] }],
      }),
    )
    void workbench.load()
    await stored()
    expect(workbench.figures).toMatchObject([{ plugin: 'leads' }])
  })

  test('a retry of an area loads its badge, too', async () => {
    let fails = true
    const answered =
      <T>(value: T) =>
      async () =>
        fails ? Promise.reject(new Error('down')) : value
    const workbench = open(area('leads', { today: answered([item('L-1')]), badge: answered(2) }))
    await workbench.load()
    expect([workbench.failures, [...workbench.badges]]).toEqual([['leads'], []])
    fails = false
    await workbench.retry('leads')
    expect([workbench.failures, [...workbench.badges]]).toEqual([[], [['leads', 2]]])
  })

  test('what was due on an earlier day is late in the copy of the device', async () => {
    const at = new Date(Date.now() - 86_400_000)
    const items = [{ ...item('L-1'), at, main: { does: 'write' } }]
    copies.set('workbench', { page: { today: { leads: { items, loadedAt: at } }, badges: {} }, seenAt: 0 })
    const later = open(area('leads', { today: () => new Promise(() => undefined) }))
    void later.load()
    await stored()
    expect(later.items).toMatchObject([{ id: 'L-1', due: 'late' }])
  })

  test('what only this device knows stands there before an area answers, and without network', async () => {
    const calls = observable.array(['call 1'])
    const onDevice: TodayModule['onDevice'] = (_, items) => [...calls.map((id) => item(id)), ...items]
    const noNetwork = () => Promise.reject(new HttpError('network', 'Network Error', { callId: 'x' }))
    let answer: TodayModule['default'] = () => new Promise(() => undefined)
    const workbench = open(module('public', { default: (...asked) => answer(...asked), onDevice }))
    void workbench.load()
    await stored()
    expect(workbench.items.map(({ id }) => id)).toEqual(['call 1'])
    answer = noNetwork
    await workbench.load()
    runInAction(() => calls.push('call 2'))
    expect(workbench.items.map(({ id }) => id)).toEqual(['call 1', 'call 2'])
  })

  test('what waits on this device is not due in the copy of the last visit', async () => {
    const written = observable.box(false)
    const reports: Partial<TodayModule> = {
      onDevice: (_, items) => (written.get() ? [] : items),
    }
    await open(module('schedule', reports)).load()
    await stored()
    const noNetwork = () => Promise.reject(new HttpError('network', 'Network Error', { callId: 'x' }))
    const offline = open(module('schedule', { ...reports, default: noNetwork }))
    await offline.load()
    expect(offline.items.map(({ id }) => id)).toEqual(['schedule-1'])
    runInAction(() => written.set(true))
    expect(offline.items).toEqual([])
  })

  test('the badge of the messages follows the number that is polled; new ones are due at once', async () => {
    const today = jest.fn(async () => [item('M-1')])
    const badge = jest.fn(async () => core.store(inbox).unread ?? 1)
    const messages = {
      ...area('messages', { badge }),
      today: async (): Promise<TodayModule> => ({
        default: today,
        shortcuts: () => [{ id: 'inbox', kind: 'inbox', title: 'Messages', to: '/messages' as TodayItem['to'] }],
      }),
    }
    const core = createTestCore([messages], { report, offlineLists })
    const workbench = new WorkbenchStore(core, async () => undefined)
    await workbench.load()
    expect(workbench.badges.get('messages')).toBe(1)
    core.store(inbox).begin()({ total: 42, maxSeq: 7 })
    await stored()
    expect([workbench.badges.get('messages'), today.mock.calls.length]).toEqual([42, 1])
    core.store(inbox).begin()({ total: 43, maxSeq: 8 })
    await stored()
    expect([workbench.badges.get('messages'), today.mock.calls.length]).toEqual([43, 2])
    workbench.dispose()
  })

  test('an older answer of an area that comes last does not replace a newer one', async () => {
    const answers: ((count: number) => void)[] = []
    const asked = () => new Promise<number>((resolve) => answers.push(resolve))
    const leads = {
      ...area('leads', { badge: asked }),
      today: async (): Promise<TodayModule> => ({
        default: async () => [item(`L-${await asked()}`)],
        figures: async () => [{ id: 'late', label: 'Late', count: await asked(), to: '/' as TodayItem['to'] }],
      }),
    }
    const workbench = open(leads)
    const loads = [workbench.load()]
    await waitFor(() => expect(answers).toHaveLength(3))
    loads.push(workbench.retry('leads'))
    await waitFor(() => expect(answers).toHaveLength(6))
    for (const answer of answers.slice(3)) answer(2)
    await loads[1]
    for (const answer of answers.slice(0, 3)) answer(1)
    await loads[0]
    const shown = [workbench.items.map(({ id }) => id), workbench.figures.map(({ count }) => count)]
    expect([...shown, workbench.badges.get('leads')]).toEqual([['L-2'], [2], 2])
  })

  test('what was loaded on an earlier day, or minutes ago, is stale', async () => {
    const workbench = open(area('leads', { today: async () => [] }))
    const at = (time: string) => new Date(`${time}+08:00`)
    jest.useFakeTimers({ now: at('2026-11-20T23:50'), doNotFake: ['setTimeout', 'queueMicrotask'] })
    expect(workbench.isStale(new Date())).toBe(false)
    await workbench.load()
    expect(workbench.isStale(at('2026-11-20T23:54'))).toBe(false)
    expect(workbench.isStale(at('2026-11-20T23:56'))).toBe(true)
    jest.setSystemTime(at('2026-11-20T23:58'))
    await workbench.load()
    expect(workbench.isStale(at('2026-11-21T00:01'))).toBe(true)
    jest.useRealTimers()
  })

  test('what was settled leaves the list until the area no longer has it, or it is taken back', async () => {
    const workbench = open(area('leads', { today: async () => [item('L-1'), item('L-2')] }))
    await workbench.load()
    const [first] = workbench.items
    if (!first) throw new Error('nothing is due')
    workbench.settle(first)
    expect(workbench.items.map(({ id }) => id)).toEqual(['L-2'])
    workbench.restore(first)
    expect(workbench.items.map(({ id }) => id)).toEqual(['L-1', 'L-2'])
    // Not in the outbox: the area knows.
    workbench.settle(first, 'sent')
    await workbench.load()
    expect(workbench.items.map(({ id }) => id)).toEqual(['L-1', 'L-2'])
  })

  test('what was settled without network and is refused is due again, also before the area answers', async () => {
    const due = { ...item('L-1'), record: 'lead:L-1' }
    const state = observable.box<'queued' | 'failed'>('queued')
    const unsentOf = (record: string) => (record === due.record ? [{ state: { kind: state.get() } }] : [])
    const workbench = waitingIn({ unsentOf }, area('leads', { today: async () => [due] }))
    await workbench.load()
    workbench.settle(firstOf(workbench), 'queued')
    await workbench.load()
    expect(workbench.items).toEqual([])
    runInAction(() => state.set('failed'))
    expect(workbench.items.map(({ id }) => id)).toEqual(['L-1'])
  })

  describe('what was settled without network', () => {
    const due = { ...item('L-1'), record: 'lead:L-1' }
    const ids = (workbench: WorkbenchStore) => workbench.items.map(({ id }) => id)

    test('and is sent while an older answer is on its way stays settled, until the area answers a later request', async () => {
      const isWaiting = observable.box(true)
      const unsentOf = () => (isWaiting.get() ? [{ state: { kind: 'waiting' } }] : [])
      let answer = (_: TodayItem[]) => {}
      const today = jest.fn(async () => [due as TodayItem])
      const workbench = waitingIn({ unsentOf }, area('leads', { today }))
      await workbench.load()
      workbench.settle(firstOf(workbench), 'queued')
      today.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
      const loading = workbench.load()
      await stored()
      runInAction(() => isWaiting.set(false))
      answer([due])
      await loading
      expect(ids(workbench)).toEqual([])
      await workbench.load()
      expect(ids(workbench)).toEqual(['L-1'])
    })

    test('stays settled after a new start, whose first answer comes before what waits is read', async () => {
      const unsentOf = () => [{ state: { kind: 'waiting' } }]
      const leads = area('leads', { today: async () => [due] })
      const workbench = waitingIn({ unsentOf }, leads)
      await workbench.load()
      workbench.settle(firstOf(workbench), 'queued')
      await stored()
      const next = waitingIn({ isOpen: false, unsentOf: () => [] }, leads)
      await next.load()
      expect(ids(next)).toEqual([])
    })

    test('is due after a new start if the app was ended during its move', async () => {
      const leads = area('leads', { today: async () => [due] })
      const workbench = open(leads)
      await workbench.load()
      workbench.settle(firstOf(workbench))
      await stored()
      expect(ids(workbench)).toEqual([])
      const noNetwork = () => Promise.reject(new HttpError('network', 'Network Error', { callId: 'x' }))
      const next = open(area('leads', { today: noNetwork }))
      await next.load()
      expect(ids(next)).toEqual(['L-1'])
    })

    test('and was taken back is there after a new start, before the area answers', async () => {
      const workbench = open(area('leads', { today: async () => [due] }))
      await workbench.load()
      const first = firstOf(workbench)
      workbench.settle(first, 'sent')
      await stored()
      workbench.restore(first)
      await stored()
      const next = open(area('leads', { today: () => new Promise(() => undefined) }))
      void next.load()
      await stored()
      expect(ids(next)).toEqual(['L-1'])
    })
  })

  test('an item whose move is under way does not come back with an answer of before it', async () => {
    const workbench = open(area('leads', { today: async () => [item('L-1')] }))
    await workbench.load()
    const first = firstOf(workbench)
    workbench.settle(first)
    await workbench.load()
    expect(workbench.items).toEqual([])
    workbench.restore(first)
    expect(workbench.items).toHaveLength(1)
  })

  test('the next step of a lead is due, also while the one before it waits in the outbox', async () => {
    const step = (day: string) => ({ ...item('L-1'), record: 'lead:L-1', at: new Date(`2026-11-${day}T10:00+08:00`) })
    let today = [step('20')]
    const unsentOf = () => [{ state: { kind: 'waiting' } }]
    const workbench = waitingIn({ unsentOf }, area('leads', { today: async () => today }))
    await workbench.load()
    workbench.settle(firstOf(workbench), 'queued')
    expect(workbench.items).toEqual([])
    today = [step('23')]
    await workbench.load()
    expect(workbench.items).toHaveLength(1)
  })

  test('what was loaded before something that waited was sent is stale', async () => {
    const waiting = observable.box(1)
    const outbox = {
      get unsentCount() {
        return waiting.get()
      },
    }
    const workbench = waitingIn(outbox, area('leads', { today: async () => [] }))
    await workbench.load()
    expect(workbench.isStale(new Date())).toBe(false)
    runInAction(() => waiting.set(0))
    expect(workbench.isStale(new Date())).toBe(true)
    await workbench.load()
    expect(workbench.isStale(new Date())).toBe(false)
    workbench.dispose()
  })

  test('what is requested before the page renders is not requested again by the page, but on the next return', async () => {
    const today = jest.fn(async () => [item('L-1')])
    const workbench = open(area('leads', { today }))
    workbench.prepare()
    await workbench.open()
    expect(today).toHaveBeenCalledTimes(1)
    await workbench.open()
    expect(today).toHaveBeenCalledTimes(2)
    // Nobody opened the page for which it was requested, and another load has replaced it.
    workbench.prepare()
    await workbench.load()
    await workbench.open()
    expect(today).toHaveBeenCalledTimes(4)
  })

  test('other roles refetch the day; a load that waits for the roles has them', async () => {
    const today = jest.fn(async () => [item('L-1')])
    const session = observable({ state: 'signed-in', roles: ['sales'], rolesPending: true })
    const core = createTestCore([area('leads', { today })])
    const workbench = new WorkbenchStore({ ...core, session: session as never }, async () => undefined)
    const loading = workbench.load()
    await workbench.followRoles()
    runInAction(() => {
      session.rolesPending = false
    })
    await loading
    await workbench.followRoles()
    expect(today).toHaveBeenCalledTimes(1)
    runInAction(() => {
      session.roles = ['manager']
    })
    await workbench.followRoles()
    expect(today).toHaveBeenCalledTimes(2)
  })

  describe('records nearby are offered at a place', () => {
    const place = { lng: 113, lat: 23 }
    const visit = (more: Partial<TodayItem>): TodayItem => ({ ...item('V-1'), place, record: 'lead:L-1', ...more })
    const asks = visit({ main: { does: 'checkIn' } })
    const isThere = visit({ main: { does: 'write' }, isThere: true })

    test('after a check-in from another page than the day', async () => {
      let due = asks
      const workbench = open(area('visits', { today: async () => [due] }))
      await workbench.load()
      expect(workbench.arrived).toBeUndefined()
      due = isThere
      await workbench.load()
      expect(workbench.arrived?.id).toBe('V-1')
    })

    test('after a check-in from the day, until they are closed', async () => {
      let due = [asks]
      const workbench = open(area('visits', { today: async () => due }))
      await workbench.load()
      workbench.arriveAt(workbench.items[0])
      expect(workbench.arrived).toBeUndefined()
      due = [isThere]
      await workbench.load()
      expect(workbench.arrived?.id).toBe('V-1')
      due = []
      await workbench.load()
      expect(workbench.arrived?.id).toBe('V-1')
      workbench.arriveAt(undefined)
      expect(workbench.arrived).toBeUndefined()
    })

    test('after a check-in that has set the next step for another time', async () => {
      let due = { ...asks, at: new Date('2026-11-20T10:00+08:00') }
      const workbench = open(area('leads', { today: async () => [due] }))
      await workbench.load()
      due = { ...isThere, at: new Date('2026-11-23T10:00+08:00') }
      await workbench.load()
      expect(workbench.arrived?.id).toBe('V-1')
    })

    test('after a check-in that has put the next step beyond the days that are due', async () => {
      let due = [asks]
      const arrived = observable.set<string>()
      const hasArrived: TodayModule['hasArrived'] = (_, id) => arrived.has(id)
      const workbench = open(module('leads', { default: async () => due, hasArrived }))
      await workbench.load()
      workbench.arriveAt(workbench.items[0])
      due = []
      await workbench.load()
      expect(workbench.arrived).toBeUndefined()
      runInAction(() => arrived.add('V-1'))
      expect(workbench.arrived?.id).toBe('V-1')
    })

    test('not where the visit was moved to another day instead', async () => {
      const workbench = open(area('visits', { today: async () => [asks] }))
      await workbench.load()
      const first = firstOf(workbench)
      workbench.arriveAt(first)
      workbench.settle(first, 'sent')
      expect(workbench.arrived).toBeUndefined()
    })

    test('not where it no longer asks because somebody else has the lead', async () => {
      let due = asks
      const workbench = open(area('visits', { today: async () => [due] }))
      await workbench.load()
      workbench.arriveAt(workbench.items[0])
      due = visit({ main: { does: 'write' } })
      await workbench.load()
      expect(workbench.arrived).toBeUndefined()
    })

    test('while the check-in waits, not while something else of the lead does', async () => {
      const waiting = observable.box<unknown>({ id: 'L-1', labels: [] })
      const unsentOf = () => [{ request: waiting.get(), state: { kind: 'waiting' } }]
      const visits: Partial<TodayModule> = {
        default: async () => [asks],
        waiting: ({ id }, request) => (request === id ? 'arrival' : undefined),
      }
      const workbench = waitingIn({ unsentOf }, module('visits', visits))
      await workbench.load()
      const first = firstOf(workbench)
      workbench.arriveAt(first)
      expect([workbench.arrived, workbench.waitingOf(first)]).toEqual([undefined, []])
      runInAction(() => waiting.set('V-1'))
      expect([workbench.arrived?.id, workbench.waitingOf(first).length]).toEqual(['V-1', 1])
    })
  })
})
