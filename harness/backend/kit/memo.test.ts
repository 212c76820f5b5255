/** @jest-environment node */

import type { SimStore } from '../contract'
import { groupedBy, memoByStore } from './memo'

test('kept until its key changes, for each store of its own', () => {
  const [one, other] = [{}, {}] as SimStore[] as [SimStore, SimStore]
  const at = (day: number) => new Date(Date.UTC(2026, 10, day))
  const workOut = jest.fn(({ now }: { now: Date }) => now.getUTCDate())
  const of = memoByStore(({ now }) => now.toISOString(), workOut)
  const requested = [at(20), at(20), at(21)].map((now) => of({ store: one, now }))
  expect([...requested, of({ store: other, now: at(21) })]).toEqual([20, 20, 21, 21])
  expect(workOut).toHaveBeenCalledTimes(3)
})

test('records are grouped in their order', () => {
  expect([...groupedBy(['ab', 'ba', 'ac'], ([first]) => first)]).toEqual([
    ['a', ['ab', 'ac']],
    ['b', ['ba']],
  ])
})
