import { fakeCore } from '../testing/fakeCore'
import { wireSums as sums } from '../testing/samples'
import { leadListStore } from './LeadListStore'

const signal = new AbortController().signal

test('the sums of a list are requested once, whatever its sort order', async () => {
  const { core, seen } = fakeCore({ getClueOwnSum: () => sums })
  const lists = core.store(leadListStore)
  await lists.sums.load({ tab: 'mine', filter: {} }, signal)
  await lists.sums.load({ tab: 'mine', filter: { sort: 'score' } }, signal)
  expect(seen).toHaveLength(1)
  expect(lists.sums.of({ tab: 'mine', filter: { sort: 'gas' } })?.total).toBe(128)
})

test('after a move the sums stay on screen until they are reloaded', async () => {
  let total = 128
  const { core, seen } = fakeCore({ getClueSum: () => ({ ...sums, total }) })
  const lists = core.store(leadListStore)
  const pool = { tab: 'pool', filter: {} } as const
  await lists.sums.load(pool, signal)
  total = 127
  lists.sums.forget()
  expect(lists.sums.of(pool)?.total).toBe(128)
  await lists.sums.load(pool, signal)
  expect(lists.sums.of(pool)?.total).toBe(127)
  expect(seen[1]?.request).toEqual({ type: 'pool' })
})

test('the permitted tabs are requested once', async () => {
  const { core, seen } = fakeCore({ isShowMyClue: () => true, isManagementArea: () => false })
  const lists = core.store(leadListStore)
  await lists.tabs.load(undefined, signal)
  await lists.tabs.load(undefined, signal)
  expect(lists.tabs.of()).toEqual({ mine: true, org: false })
  expect(seen).toHaveLength(2)
})
