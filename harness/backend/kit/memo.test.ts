/** @jest-environment node */

import type { SimKind, SimStore } from '../contract'
import { OverlayStore, seedBase } from '../store'
import { groupedBy, indexedBy, memoByStore } from './memo'

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

test('rows of a record are found as they are now, and grouped once for all that do not change', () => {
  interface Row {
    readonly id: string
    readonly of: string
    readonly text: string
  }
  const kind: SimKind<Row> = { name: 'row', id: ({ id }) => id }
  const rows = [
    { id: '1', of: 'A', text: 'one' },
    { id: '2', of: 'B', text: 'two' },
  ]
  const store = new OverlayStore(seedBase([kind as SimKind<object>], [{ row: rows }]))
  const keyOf = jest.fn(({ of }: Row) => of)
  const rowsOf = indexedBy(kind, keyOf)
  const texts = (of: string) => rowsOf(of, { store, now: new Date(0) }).map(({ text }) => text)
  expect([texts('A'), texts('B'), texts('C')]).toEqual([['one'], ['two'], []])
  expect(keyOf).toHaveBeenCalledTimes(rows.length)
  store.table(kind).put({ id: '1', of: 'A', text: 'changed' })
  store.table(kind).put({ id: '3', of: 'A', text: 'three' })
  expect(texts('A')).toEqual(['changed', 'three'])
})
