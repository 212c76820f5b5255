import { messageKind } from '#harness/backend/core/messages'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { createRegistry, describeProblems } from '#platform/plugin'
import routes from '../../spec/conformance/routes.json'
import { listCompetitive } from './api/competitive'
import { listTodos, remindOwner } from './api/todos'
import { listWarnings } from './api/warnings'
import { warningKind } from './backend/records'
import { todoKind } from './backend/todos'
import ownWarnings from './badge'
import dev from './dev'
import plugin from './plugin'
import search from './search'
import riskToday, { figures, moves } from './today'
import todosDue from './todoBadge'

/** Contributions of the area, at the example time (2026-11-20). */

beforeAll(() => startScreens(plugin))

test('the area has every route of the specification with its flags', () => {
  const wanted = routes.filter((route) => route.plugin === 'risk')
  const flags = (plugin.routes ?? []).map(({ route, keepAlive = false, homeEntry = false }) => {
    return { path: route.path, plugin: 'risk', keepAlive, homeEntry }
  })
  const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path)
  expect(flags.sort(byPath)).toEqual([...wanted].sort(byPath))
  expect(describeProblems(createRegistry([plugin]).problems)).toBe('')
})

describe('messages', () => {
  async function deliver(type: string, payload: object) {
    const registry = createRegistry([plugin])
    const entry = registry.messages.get(type)
    if (!entry) throw new Error(`nobody owns ${type}`)
    const { core } = simCore(simulate(dev), plugin, 'rep01')
    const [openHref, invalidateRecord] = [jest.fn(), jest.fn()]
    const { default: handler } = await entry.handler()
    const faked = { ...core, registry, navigation: { ...core.navigation, openHref }, invalidateRecord }
    await handler(faked, entry.parse(payload) as never)
    return { opened: openHref.mock.calls.flat(), stale: invalidateRecord.mock.calls.flat() }
  }

  test.each([
    ['gasRisk.raised', '/toDoGasRisk?id=', 'GW-000001'],
    ['competitive.raised', '/toDoCompetitiveRisk?id=', 'CR-000001'],
    ['gasBounce.found', '/toDoGasBounceView?id=', 'GB-000001'],
    ['report.due', '/biweekReport?id=', 'BR-000002'],
    ['report.commented', '/biweekReport?id=', 'BR-000002'],
  ])('%s opens its record as it is now', async (type, path, id) => {
    expect(await deliver(type, { id })).toEqual({ opened: [`${path}${id}`], stale: [id] })
  })

  test.each(['todo.due', 'todo.escalated'])('%s opens what settles it, and refetches that too', async (type) => {
    const route = '/toDoGasRiskDay?id=GW-000001'
    expect(await deliver(type, { id: 'TD-000001', route })).toEqual({
      opened: [route],
      stale: ['TD-000001', 'GW-000001'],
    })
    expect((await deliver(type, { id: 'TD-000001', route: 'https://evil.example/?id=1' })).opened).toEqual([
      '/todoHome?id=TD-000001',
    ])
  })

  test('a late report of a colleague opens those of the team, one’s own to-do one’s own report', async () => {
    const about = { id: 'TD-000001', route: '/biweekReport?period=2026-P23' }
    expect((await deliver('todo.due', about)).opened).toEqual([about.route])
    expect((await deliver('todo.escalated', about)).opened).toEqual([`${about.route}&scope=team`])
  })

  test('a to-do of a push, which says no page, opens the one that the to-do names; else the to-do', async () => {
    const route = '/toDoGasRiskDay?id=GW-000001'
    expect((await deliver('todo.due', { id: 'TD-000001' })).opened).toEqual([route])
    expect((await deliver('todo.due', { id: 'TD-999999' })).opened).toEqual(['/todoHome?id=TD-999999'])
  })
})

test('so does the late to-do of a colleague among the figures of the day', async () => {
  const sim = simulate(dev)
  sim.at(new Date('2026-11-25T09:00:00+08:00'))
  const todos = sim.store.table(todoKind)
  for (const { todoId, kind } of [...todos.values()]) if (kind !== 'report') todos.delete(todoId)
  const found = await figures(simCore(sim, plugin, 'rep02').core, new AbortController().signal)
  const late = found.find(({ id }) => id === 'late')?.rows ?? []
  expect(late.map(({ to }) => to)).toContain('/biweekReport?period=2026-P23&scope=team')
})

test('what is late is late, what is due today is due today', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const items = await riskToday(core, new AbortController().signal)
  expect(items.find(({ id }) => id === 'GW-000001')).toMatchObject({ due: 'today', record: 'gas-warning:GW-000001' })
  expect(items.find(({ id }) => id === 'GB-000001')).toMatchObject({ due: 'late', record: 'gas-bounce:GB-000001' })
  expect(items.find(({ id }) => id === 'GW-000005')).toMatchObject({ due: 'late', record: 'gas-warning:GW-000005' })
})

test('the badges are the own open warnings of level 2 and 3, and to-dos that are late or due today', async () => {
  const sim = simulate(dev)
  const { core } = simCore(sim, plugin, 'rep01')
  const { signal } = new AbortController()
  const warnings = sim.store.table(warningKind)
  const isWaiting = ({ state }: { readonly state: string }) => state === 'open' || state === 'returned'
  const serious = [...warnings.values()].filter(
    (each) => each.owner === 'rep01' && isWaiting(each) && each.level !== '1',
  )
  const first = warnings.get('GW-000001')
  if (first) warnings.put({ ...first, warningId: 'GW-000900', level: '1' })
  if (first) warnings.put({ ...first, warningId: 'GW-000901', owner: 'emp10' })
  expect(await ownWarnings(core, signal)).toBe(serious.length)
  expect(serious.length).toBeGreaterThan(0)
  expect(await todosDue(core, signal)).toBe(6)
})

test('the search finds warnings by their customer, and competitors by their name', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const { signal } = new AbortController()
  expect(await search(core, 'Dali Forging', signal)).toContainEqual(
    expect.objectContaining({ id: 'GW-000001', kind: 'Gas warnings', to: '/toDoGasRisk?id=GW-000001' }),
  )
  expect(await search(core, '粤能', signal)).toContainEqual(
    expect.objectContaining({ id: 'CR-000001', title: '粤能液化气', to: '/toDoCompetitiveRisk?id=CR-000001' }),
  )
})

describe('figures of the team', () => {
  const { signal } = new AbortController()
  test('a manager sees late to-dos, warnings and competitors, each as many as the list that it opens', async () => {
    const sim = simulate(dev)
    const { core } = simCore(sim, plugin, 'rep02')
    const found = await figures(core, signal)
    expect(found.map(({ id, to }) => [id, to])).toEqual([
      ['late', '/todoHome?tab=escalated'],
      ['warnings', '/gasRisk?tab=open'],
      ['competitors', '/competitiveRisk?tab=open'],
    ])
    const rep02 = sim.as('rep02')
    const totals = [
      (await rep02.call(listTodos, { tab: 'escalated', page: 1 })).total,
      (await rep02.call(listWarnings, { tab: 'open', page: 1 })).total,
      (await rep02.call(listCompetitive, { tab: 'open', page: 1 })).total,
    ]
    expect(found.map(({ count }) => count)).toEqual(totals)
    expect(Math.min(...totals)).toBeGreaterThan(0)
    expect(found.map(({ rows }) => rows?.length)).toEqual(totals.map((total) => Math.min(5, total)))
  })

  test('one tap reminds the owner of each of their rows, once a day', async () => {
    const sim = simulate(dev)
    const { core } = simCore(sim, plugin, 'rep02')
    const rows = (await figures(core, signal)).flatMap(({ rows = [] }) => rows).filter(({ canRemind }) => canRemind)
    expect(rows.length).toBeGreaterThan(2)
    const { default: made } = await moves()
    const sent = () => [...sim.store.table(messageKind).values()].filter(({ params }) => params?.change === 'reminded')
    for (const row of rows) await made.remind?.(core, row)
    const count = sent().length
    expect(count).toBeGreaterThan(0)
    expect(new Set(sent().map(({ to }) => to))).toEqual(new Set(rows.map(({ owner }) => owner?.id)))
    for (const row of rows) await made.remind?.(core, row)
    expect(sent()).toHaveLength(count)
  })

  test('who assigns nothing has no figures, and reminds nobody', async () => {
    const { core } = simCore(simulate(dev), plugin, 'rep01')
    await expect(figures(core, signal)).resolves.toEqual([])
    await expect(core.http(remindOwner, { id: 'GW-000001' })).rejects.toMatchObject({ code: 4003 })
  })
})
