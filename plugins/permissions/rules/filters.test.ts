import * as v from 'valibot'
import { applicationFilters, applicationSearch, grantFilters, grantSearch } from './filters'

const search = (entries: v.ObjectEntries, values: object) => v.parse(v.object(entries), values)

test.each([
  ['GR-000001', true],
  ['AP-000001', false],
  ['xGR-1', false],
  ['GR-1x', false],
  ['GR-', false],
])('a link may name the role %s: %s', (id, may) => {
  expect(v.is(grantSearch.id, id)).toBe(may)
})

test('roles are filtered by states, applications by kind and tab', () => {
  expect(search(grantSearch, { state: 'active,expiring' })).toMatchObject({ state: ['active', 'expiring'] })
  expect(search(applicationSearch, { tab: 'toApprove', kind: 'delete' })).toMatchObject({
    tab: 'toApprove',
    kind: 'delete',
  })
  expect([Object.keys(grantFilters.entries), Object.keys(applicationFilters.entries)]).toEqual([
    expect.arrayContaining(['state']),
    expect.arrayContaining(['kind']),
  ])
})
