import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { LARGEST_PAGE } from '#platform/http'
import { listVisits } from './api'
import { clockKind, needKind, type SimClock, type SimVisit, visitKind } from './backend/records'
import badge from './badge'
import dev from './dev'
import plugin from './plugin'
import visitsToday, { figures, waiting } from './today'

/** What managers see of visits on the start page, at the example time (2026-11-20, in the morning). */

beforeAll(() => startScreens(plugin))
const { signal } = new AbortController()

/** Beside the visit that somebody arrived at yesterday at 22:00, others that began earlier, with check-ins at these times. */
function ongoing(...times: readonly string[]) {
  const sim = simulate(dev)
  const [visits, clocks] = [sim.store.table(visitKind), sim.store.table(clockKind)]
  const visit = visits.get('V-000004')
  const clock = [...clocks.values()].find(({ visitId }) => visitId === visit?.id)
  if (!visit || !clock) throw new Error('no visit takes place')
  times.forEach((time, index) => {
    const id = `V-${800_001 + index}`
    visits.put({ ...visit, id, from: new Date(Date.parse(visit.from) - (index + 1) * 60_000).toISOString() })
    const at = new Date(`2026-11-19T${time}+08:00`).toISOString()
    clocks.put({ ...clock, clockInId: `VC-${800_001 + index}`, visitId: id, at })
  })
  return sim
}

test('a manager sees the visits that take place, the last check-in first, and odd check-ins; each opens its list', async () => {
  const sim = ongoing('22:10')
  const found = await figures(simCore(sim, plugin, 'rep02').core, signal)
  expect(found).toMatchObject([
    { id: 'now', count: 2, note: 'Last check-in 19 Nov 22:10', to: '/visitList?tab=team&states=ongoing' },
    { id: 'check-ins', tone: 'warn', to: '/x/visits/checkIns' },
  ])
  expect(found[0]?.rows).toMatchObject([
    { id: 'V-800001', detail: 'Li Wei', owner: { id: 'rep01' }, to: '/visitView?id=V-800001' },
    { id: 'V-000004', at: new Date('2026-11-19T22:00:00+08:00') },
  ])
  const { total } = await sim.as('rep02').call(listVisits, { tab: 'team', states: ['ongoing'], page: 1 })
  expect(found[0]?.count).toBe(total)
})

test('the last check-in is that of all visits, also where they fill more than a page', async () => {
  const sim = ongoing(...Array<string>(24).fill('21:55'), '22:10')
  const [now] = await figures(simCore(sim, plugin, 'rep02').core, signal)
  expect(now).toMatchObject({ count: 26, note: 'Last check-in 19 Nov 22:10' })
  expect(now?.rows).toHaveLength(5)
})

test('the last check-in is none that was a mistake', async () => {
  const sim = ongoing()
  const clocks = sim.store.table(clockKind)
  const wrong = { clockInId: 'VC-800001', at: new Date('2026-11-19T23:00+08:00').toISOString(), by: 'emp12' }
  const correction = { key: 'wrong', note: 'The neighbour', at: sim.now.toISOString() }
  clocks.put({ ...(clocks.get('VC-000001') as SimClock), ...wrong, correction })
  const [now] = await figures(simCore(sim, plugin, 'rep02').core, signal)
  expect(now).toMatchObject({ note: 'Last check-in 19 Nov 22:00' })
})

test('who has arrived is there; who may not check in at a planned visit any more is not', async () => {
  const withCheckIn = { ...dev, rights: { ...dev.rights, 'lead.checkin': { sales: 'own', manager: 'unit' } } } as const
  const sim = simulate(withCheckIn)
  const lead = { clueId: 'L-000001', name: '宏盛陶瓷', orgCode: '440605', owner: 'emp11', state: 'owned' }
  sim.store.table({ name: 'lead', id: ({ clueId }: typeof lead) => clueId }).put(lead)
  const items = await visitsToday(simCore(sim, plugin, 'rep01').core, signal)
  const [planned, ongoing] = ['V-000001', 'V-000004'].map((id) => items.find((item) => item.id === id))
  expect(planned?.main?.does).not.toBe('checkIn')
  expect([planned?.isThere, ongoing?.isThere]).toEqual([undefined, true])
})

test('only who has arrived is there: a host is to arrive, whoever comes along has nothing to do', async () => {
  const sim = simulate(dev)
  const [visits, ids] = [sim.store.table(visitKind), ['V-000002', 'V-000004']]
  const participants = [
    { loginName: 'emp12', part: 'host' },
    { loginName: 'emp11', part: 'companion' },
  ] as const
  for (const id of ids) visits.put({ ...(visits.get(id) as SimVisit), participants })
  const arrival = { clockInId: 'VC-9', version: 1, kind: 'arrive', visitId: 'V-000002', by: 'rep01' } as const
  sim.store.table(clockKind).put({ ...arrival, at: sim.now.toISOString() })
  const shown = async (who: string) => {
    const items = await visitsToday(simCore(sim, plugin, who).core, signal)
    return items.filter(({ id }) => ids.includes(id)).map(({ id, isThere, main }) => [id, isThere, main?.does])
  }
  expect(await shown('rep01')).toEqual([
    ['V-000004', true, 'write'],
    ['V-000002', true, 'write'],
  ])
  // Neither of them has to leave the visit of yesterday.
  expect(await shown('emp12')).toEqual([['V-000002', undefined, 'checkIn']])
  expect(await shown('emp11')).toEqual([['V-000002', undefined, undefined]])
  // One who has left before the owner has minutes to write.
  const left = { ...arrival, clockInId: 'VC-10', by: 'emp12', dwell: 20 }
  sim.store.table(clockKind).put({ ...left, at: sim.now.toISOString() })
  expect(await shown('emp12')).toEqual([['V-000002', undefined, 'write']])
})

test('the list behind a row has exactly the visits that are due like it', async () => {
  const sim = simulate(dev)
  const items = (await visitsToday(simCore(sim, plugin, 'rep01').core, signal)).filter(({ list }) => list)
  const lists = [...new Set(items.map(({ list }) => list))]
  const listed = lists.map(async (list) => {
    const search = new URLSearchParams(list?.split('?')[1])
    const [tab, start, end] = ['tab', 'start', 'end'].map((name) => search.get(name) ?? undefined)
    const query = { tab, states: search.get('states')?.split(','), start, end, page: 1, size: LARGEST_PAGE }
    return (await sim.as('rep01').call(listVisits, query as never)).items.map(({ id }) => id).sort()
  })
  const shown = lists.map((list) => items.filter((item) => item.list === list).map(({ id }) => id))
  expect(await Promise.all(listed)).toEqual(shown.map((ids) => ids.sort()))
  // Those of one list are late, or none of them is.
  for (const list of lists)
    expect(new Set(items.filter((item) => item.list === list).map(({ due }) => due)).size).toBe(1)
  expect(lists.length).toBeGreaterThan(1)
})

test('the badge counts one’s own visits whose minutes are to be written, and needs that are late', async () => {
  const sim = simulate(dev)
  const badgeOf = (who: string) => badge(simCore(sim, plugin, who).core, signal)
  // Minutes of V-000005; N-000001 and N-000004.
  expect(await badgeOf('rep01')).toBe(3)
  const isLate = ({ state, dueAt }: { readonly state: string; readonly dueAt: string }) =>
    (state === 'open' || state === 'doing') && dueAt < '2026-11-20'
  const late = [...sim.store.table(needKind).values()].filter((need) => need.owner === 'emp12' && isLate(need))
  expect(late.length).toBeGreaterThan(0)
  expect(await badgeOf('emp12')).toBe(late.length)
  expect(await badgeOf('rep02')).toBe(0)
})

test('of what waits under the name of a lead, a visit has its own arrival, plan and minutes', () => {
  const clock = { leadId: 'L-000001', key: 'k1', kind: 'visit', deviceAt: new Date(), photos: [] }
  const seen = (request: object) => waiting({ id: 'V-000001' }, request)
  expect(seen({ ...clock, visitId: 'V-000001' })).toBe('arrival')
  expect(seen({ ...clock, visitId: 'V-000001', kind: 'leave', arriveId: 'k0' })).toBe('other')
  expect(seen({ id: 'V-000001', version: 0, text: 'They want two boilers.' })).toBe('other')
  expect(seen({ ...clock, visitId: 'V-000003' })).toBeUndefined()
  expect(seen(clock)).toBeUndefined()
  expect(seen({ leadId: 'L-000001', kind: 'call', text: 'They called.' })).toBeUndefined()
})

test('who reviews nothing has no figures', async () => {
  const { core } = simCore(ongoing('22:10'), plugin, 'rep01')
  await expect(figures(core, signal)).resolves.toEqual([])
})
