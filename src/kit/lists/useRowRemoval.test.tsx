import { act, renderHook } from '@testing-library/react'
import { getObserverTree, runInAction } from 'mobx'
import { CoreContext } from '#platform/core'
import { createTestCore } from '#testing'
import { ListModel } from './ListModel'
import { defineRows } from './rows'
import { useRowRemoval } from './useRowRemoval'

type State = 'open' | 'discarded'
interface Row {
  readonly id: string
  readonly state: State
}
const list = { rows: defineRows<Row>('tested'), leaves: ({ state }: Row) => state === 'discarded' }
const query = { tab: 'all', filter: {} }

function show(states: Readonly<Record<string, State>>) {
  const core = createTestCore([])
  const { records, put } = core.store(list.rows)
  const rows = new ListModel()
  runInAction(() => {
    rows.ids = Object.keys(states)
    rows.total = rows.ids.length
    for (const [id, state] of Object.entries(states)) put({ id, state })
  })
  renderHook(() => useRowRemoval(list as never, query, rows), {
    wrapper: ({ children }) => <CoreContext value={core}>{children}</CoreContext>,
  })
  const set = (id: string, state: State) => act(() => runInAction(() => put({ id, state })))
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
