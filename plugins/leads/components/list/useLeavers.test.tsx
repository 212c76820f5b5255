import { act, renderHook } from '@testing-library/react'
import { runInAction } from 'mobx'
import type { PropsWithChildren } from 'react'
import * as v from 'valibot'
import { CoreContext } from '#src/core'
import { ListModel } from '#src/lists'
import { leadSchema } from '../../api/lead'
import type { LeadFilter } from '../../rules/filters'
import { leadStore } from '../../stores/LeadStore'
import { fakeCore } from '../../testing/fakeCore'
import { wireLead } from '../../testing/samples'
import { useLeavers } from './useLeavers'

/** Ids of the list after its lead was discarded. */
function afterDiscard(filter: LeadFilter): readonly string[] {
  const { core } = fakeCore({})
  const rows = new ListModel()
  runInAction(() => {
    rows.ids = ['L-000001']
  })
  const put = (change: object) => act(() => core.store(leadStore).put(v.parse(leadSchema, { ...wireLead, ...change })))
  put({})
  const wrapper = ({ children }: PropsWithChildren) => <CoreContext value={core}>{children}</CoreContext>
  renderHook(() => useLeavers(rows, filter), { wrapper })
  expect(rows.ids).toEqual(['L-000001'])
  put({ state: '2' })
  return rows.ids
}

test('a lead that was discarded leaves the list of open ones', () => {
  expect(afterDiscard({ states: ['owned'] })).toEqual([])
})

test('it stays in a list that shows discarded ones too', () => {
  expect(afterDiscard({})).toEqual(['L-000001'])
  expect(afterDiscard({ states: ['owned', 'discarded'] })).toEqual(['L-000001'])
})
