/** @jest-environment node */

import { SimRefusal } from '../contract'
import { choice } from './choice'
import { definedFields } from './definedFields'
import { fakeArea, records, type SimOrder } from './fakeArea'
import { latestFirst } from './latest'
import { simulate } from './testing'
import { writable } from './writable'

const sim = simulate(fakeArea().dev)

test('a record of the simulator has no undefined fields', () => {
  expect(definedFields({ id: 'OR-1', note: undefined, amount: 0 })).toStrictEqual({ id: 'OR-1', amount: 0 })
})

test('the latest come first', () => {
  const orders = ['2026-11-02', '2026-11-20', '2026-10-01'].map((at) => ({ at }))
  expect(latestFirst(orders).map(({ at }) => at)).toEqual(['2026-11-20', '2026-11-02', '2026-10-01'])
})

test('a filter with fixed values refuses others, and knows which of them finds a record', () => {
  const isLate = ({ due = '' }: Pick<SimOrder, 'due'>, now: Date) => due < now.toISOString()
  const due = choice<Pick<SimOrder, 'due'>, 'late' | 'later'>({
    late: (now) => (order) => isLate(order, now),
    later: (now) => (order) => !isLate(order, now),
  })
  const context = sim.context('rep01')
  const [past, future] = [{ due: '2026-11-01' }, { due: '2027-01-01' }]
  expect([past, future].map((order) => due('late', context, {})?.(order))).toEqual([true, false])
  expect([past, future].map((order) => due.finds?.(order, context, {}))).toEqual(['late', 'later'])
  expect([due('soon', context, {}), due('toString', context, {})]).toEqual([undefined, undefined])
})

test('a save that is no move is refused as moves are: gone, not visible, right, state', () => {
  const attempt = (who: string, id: string, right = 'order.write', from?: (order: SimOrder) => boolean) => {
    try {
      return writable(records, right, id, sim.context(who), from).id
    } catch (error) {
      return error instanceof SimRefusal ? { code: error.code, data: error.data } : error
    }
  }
  expect(attempt('rep01', 'OR-000001')).toBe('OR-000001')
  expect(attempt('rep01', 'OR-999999')).toMatchObject({ code: 4004 })
  expect(attempt('rep05', 'OR-000001')).toMatchObject({ code: 4003, data: { right: 'order.read' } })
  expect(attempt('rep01', 'OR-000001', 'order.approve')).toMatchObject({ code: 4003, data: { right: 'order.approve' } })
  expect(attempt('rep01', 'OR-000001', 'order.write', () => false)).toMatchObject({ code: 4010 })
})
