import * as v from 'valibot'
import { responseOf } from '#kit/records'
import { leadSchema } from '../api/lead'
import type { LeadFilter, Tab } from '../rules/filters'
import { fakeCore } from '../testing/fakeCore'
import { wireLead, wireSite, wireSums } from '../testing/samples'
import { leadList, leadsQuery, sortsOf, sumsQuery } from './leadList'

test('a page of my leads is asked for with its filter', async () => {
  const { core, seen } = fakeCore({ getClueOwnList: () => ({ list: [wireLead, wireSite], total: 128 }) })
  const { value } = await responseOf(core, leadList.query({ tab: 'mine', filter: { due: 'today' } }, 2, undefined))
  expect(value.items.map(({ id }) => id)).toEqual(['L-000001', 'I-000001'])
  expect(value.items[0]?.potential.gas).toBe(4_199_897)
  expect(seen[0]?.request).toEqual({ pageNum: 2, pageSize: 20, due: 'today', states: '1' })
})

test('the pool is asked for with the position; a site without score, potential and owner is a row', async () => {
  const { core, seen } = fakeCore({ getClueList: () => ({ list: [wireSite], total: 1 }) })
  const query = { tab: 'pool', filter: {}, position: { lng: 113, lat: 23 } } as const
  const { value } = await responseOf(core, leadList.query(query, 1, undefined))
  expect(value.items[0]).toMatchObject({ score: undefined, labels: [], owner: undefined, followed: false })
  expect(seen[0]?.request).toEqual({ pageNum: 1, pageSize: 20, type: 'pool', sort: 'score', lng: 113, lat: 23 })
})

test.each([
  ['mine', {}, '1'],
  ['org', {}, '0,1'],
  ['mine', { states: ['discarded'] }, '2'],
] as const)('in %s with %j the rows and the sums are those of states %s', async (tab, filter, states) => {
  const { core, seen } = fakeCore({
    getClueOwnList: () => ({ list: [], total: 0 }),
    getClueList: () => ({ list: [], total: 0 }),
    getClueOwnSum: () => wireSums,
    getClueSum: () => wireSums,
  })
  await responseOf(core, leadList.query({ tab, filter }, 1, undefined))
  await responseOf(core, sumsQuery({ tab, filter }))
  expect(seen.map(({ request }) => (request as { states: string }).states)).toEqual([states, states])
})

test('my leads are sorted by next step by default, others by score, within a radius by distance', () => {
  expect(sortsOf('mine', {})).toEqual(['nextStep', 'distance', 'score', 'gas', 'lastContact'])
  expect(sortsOf('pool', {})).toEqual(['score', 'distance', 'gas'])
  expect(sortsOf('pool', { radius: 5000 })).toEqual(['distance', 'score', 'gas'])
  expect(sortsOf('org', {})).toEqual(['score', 'distance', 'gas', 'lastContact', 'nextStep'])
  const sent = (tab: Tab, filter: LeadFilter) => leadsQuery({ tab, filter }, { page: 1 }).requests[0]?.request
  expect(sent('pool', {})).toMatchObject({ sort: 'score' })
  expect(sent('org', { radius: 5000 })).toMatchObject({ sort: 'distance' })
  expect(sent('org', { sort: 'gas' })).toMatchObject({ sort: 'gas' })
  expect(sent('mine', {})).not.toHaveProperty('sort')
})

test('sorting by distance and a radius need a position', () => {
  const needs = ([{ sort: 'distance' }, { radius: 5000 }, { sort: 'gas' }] as const).map((filter) =>
    leadList.needsPosition?.(filter),
  )
  expect(needs).toEqual([true, true, false])
})

test('a list of some owners is left by a lead that gets another one', () => {
  const lead = v.parse(leadSchema, wireLead)
  const leaves = (filter: LeadFilter) => leadList.leaves?.(lead, { tab: 'org', filter })
  expect([leaves({ owners: ['rep01'] }), leaves({ owners: ['emp12'] }), leaves({})]).toEqual([false, true, false])
})
