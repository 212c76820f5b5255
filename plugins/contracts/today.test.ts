import { days } from '#base/calendar'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import type { RequestOf } from '#platform/http'
import { listContracts } from './api'
import { contractKind, type SimContract } from './backend/records'
import badge from './badge'
import dev from './dev'
import plugin from './plugin'
import contractsToday from './today'

/** What the area shows of payments on the start page, at the example time (2026-11-20). */

beforeAll(() => startScreens(plugin))
const { signal } = new AbortController()

/** The payment of CT-000001 in the list of the day, with nothing else to pay in this contract. */
async function paymentAt(left: number, paid: number, change: Partial<SimContract> = {}) {
  const sim = simulate(dev)
  const table = sim.store.table(contractKind)
  const contract = table.get('CT-000001')
  const [row] = contract?.plan ?? []
  if (!contract || !row) throw new Error('no contract with a plan')
  table.put({
    ...contract,
    ...change,
    plan: [{ ...row, no: 1, amount: 1000, paid, due: days.add(days.of(sim.now), left) }],
  })
  const items = await contractsToday(simCore(sim, plugin, 'rep01').core, signal)
  return items.find(({ id }) => id === 'payment 1 CT-000001')
}

test.each([
  [-1, 0, 'late', '¥1.00 k not paid in time'],
  [0, 0, 'today', '¥1.00 k to be paid'],
  [1, 0, 'soon', '¥1.00 k to be paid'],
  [30, 0, 'soon', '¥1.00 k to be paid'],
  [-1, 400, 'late', '¥600 not paid in time'],
  [0, 400, 'today', '¥600 to be paid'],
  [1, 400, 'soon', '¥600 to be paid'],
  [30, 400, 'soon', '¥600 to be paid'],
])('a payment due in %i days of which %d is paid: %s', async (left, paid, due, words) => {
  const item = await paymentAt(left, paid)
  expect(item).toMatchObject({ due, detail: `${words} · FS-GS-2024-00318` })
})

test.each([
  [31, 0],
  [31, 400],
  [0, 1000],
])('a payment due in %i days of which %d is paid is not in the list of the day', async (left, paid) =>
  expect(await paymentAt(left, paid)).toBeUndefined(),
)

test.each([
  [0, 'today'],
  [7, 'soon'],
  [8, undefined],
])('a contract that ends in %i days: %s', async (left, due) => {
  const sim = simulate(dev)
  const table = sim.store.table(contractKind)
  table.put({ ...(table.get('CT-000001') as SimContract), end: days.add(days.of(sim.now), left) })
  const items = await contractsToday(simCore(sim, plugin, 'rep01').core, signal)
  expect(items.find(({ id }) => id === 'end CT-000001')?.due).toBe(due)
})

test.each([
  ['rep01', false],
  ['rep03', true],
])('the badge of %s counts own contracts that expire, and what waits for an approver', async (who, isApprover) => {
  const sim = simulate(dev)
  const total = async (request: Partial<RequestOf<typeof listContracts>>) =>
    (await sim.as(who).call(listContracts, { page: 1, ...request })).total
  const waiting = isApprover ? await total({ tab: 'toApprove' }) : 0
  const wanted = waiting + (await total({ tab: 'expiring', owner: [who] }))
  expect(wanted).toBeGreaterThan(0)
  expect(await badge(simCore(sim, plugin, who).core, signal)).toBe(wanted)
})

test.each<[string, Partial<SimContract>, boolean]>([
  ['has ended', { end: '2026-10-31' }, true],
  ['was terminated', { state: 'ended' }, true],
  ['was renewed', { followUpId: 'CT-000008' }, true],
  ['is to be signed', { state: 'signing' }, false],
])('a payment is owed where the contract %s: %o %s', async (_, change, isOwed) =>
  expect((await paymentAt(-1, 0, change))?.due).toBe(isOwed ? 'late' : undefined),
)
