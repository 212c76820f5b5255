import { act, renderHook } from '@testing-library/react'
import { getObserverTree, observable, runInAction } from 'mobx'
import { ListModel } from './ListModel'
import { useRowRemoval } from './useRowRemoval'

type State = 'open' | 'discarded'
const leaves = (state: State) => state === 'discarded'

function show(states: Readonly<Record<string, State>>) {
  const records = observable.map<string, State>(states, { deep: false })
  const rows = new ListModel()
  runInAction(() => {
    rows.ids = Object.keys(states)
    rows.total = rows.ids.length
  })
  renderHook(() => useRowRemoval(rows, records, leaves))
  const set = (id: string, state: State) => act(() => runInAction(() => records.set(id, state)))
  return { records, rows, set }
}

test('a row that does not belong to the list any more leaves it, and is back at its place when that is undone', () => {
  const { rows, set } = show({ a: 'open', b: 'open', c: 'open' })
  expect(rows.ids).toEqual(['a', 'b', 'c'])
  set('b', 'discarded')
  expect([rows.ids, rows.total]).toEqual([['a', 'c'], 2])
  set('b', 'open')
  expect([rows.ids, rows.total]).toEqual([['a', 'b', 'c'], 3])
})

test('a row that changed while the list was not shown is gone when it is', () => {
  expect(show({ a: 'open', b: 'discarded' }).rows.ids).toEqual(['a'])
})

test('no row is observed by itself', () => {
  const { records } = show({ a: 'open', b: 'open' })
  expect(getObserverTree(records, 'a').observers).toBeUndefined()
})
