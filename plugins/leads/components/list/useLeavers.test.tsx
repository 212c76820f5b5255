import { act, renderHook } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import { ListModel } from '#src/lists'
import { useLeavers } from './useLeavers'

test('a row that does not belong to the list any more leaves it, and is back at its place when that is undone', () => {
  const discarded = observable.set<string>()
  const rows = new ListModel()
  runInAction(() => {
    rows.ids = ['a', 'b', 'c']
    rows.total = 3
  })
  const leaves = (id: string) => discarded.has(id)
  renderHook(() => useLeavers(rows, leaves))
  expect(rows.ids).toEqual(['a', 'b', 'c'])
  act(() => runInAction(() => discarded.add('b')))
  expect([rows.ids, rows.total]).toEqual([['a', 'c'], 2])
  act(() => runInAction(() => discarded.delete('b')))
  expect([rows.ids, rows.total]).toEqual([['a', 'b', 'c'], 3])
})
