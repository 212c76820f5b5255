import * as v from 'valibot'
import { by, defineFilters } from '#base/wire'
import { callsOf, countRequest, listRequest } from './call'

const { get, post } = callsOf('/api/orders')
const about = { about: 'x', request: v.object({ id: v.string() }), response: v.null() } as const

test('calls of an area lie below its path: asked by query, sent as JSON', () => {
  expect(get('/order', about)).toMatchObject({ id: 'GET main /api/orders/order', declaration: { send: 'query' } })
  expect(post('', about)).toMatchObject({ id: 'POST main /api/orders', declaration: { send: 'json' } })
  expect(callsOf('/api/orders', 'cm').get('/order', about).id).toBe('GET cm /api/orders/order')
})

test('the undo of an area names the kind of its record', () => {
  const restored = callsOf('/api/orders').restore('order', v.object({ id: v.string() }))
  expect(restored.id).toBe('POST main /api/orders/restore')
  expect(restored.request({ id: 'OR-1', version: 2 })).toEqual({ kind: 'order', id: 'OR-1', version: 2 })
})

test('a call may say that it is repeatable, or that it is sent otherwise', () => {
  const { declaration } = post('/{id}/send', { ...about, send: 'path', repeatable: true })
  expect(declaration).toMatchObject({ method: 'POST', path: '/api/orders/{id}/send', send: 'path', repeatable: true })
  expect(post('/ask', { ...about, send: 'query' }).declaration).toMatchObject({ method: 'POST', send: 'query' })
})

test('the number of records is asked for with the filter of the list, its entries and the facets', () => {
  const filters = defineFilters({ states: by.ids, late: by.flag }, { sorts: ['due'] })
  const entries = { tab: v.string(), lng: v.optional(v.number()) }
  const requested = { tab: 'mine', states: ['a', 'b'], late: true, sort: 'due' } as const
  const wire = { tab: 'mine', states: 'a,b', late: 1, sort: 'due' }
  expect(v.parse(countRequest(filters, entries), requested)).toEqual({ ...wire, facets: 1 })
  expect(v.parse(listRequest(filters, entries), { ...requested, page: 2 })).toEqual({
    ...wire,
    pageNum: 2,
    pageSize: 20,
  })
})
