import * as v from 'valibot'
import { call } from './call'
import { under } from './under'

const orders = under('main', '/api/orders')
const about = 'An order.'

test('calls below a path name only the rest of it', () => {
  const read = call({ ...orders.get('/one'), about, request: v.object({}), response: v.string() })
  expect(read.id).toBe('GET main /api/orders/one')
  expect(read.declaration.send).toBe('query')
  const save = call({ ...orders.post('/{id}/save'), about, request: v.object({}), response: v.string() })
  expect(save.id).toBe('POST main /api/orders/{id}/save')
  expect(save.declaration.send).toBe('json')
})

test('a declaration may send otherwise', () => {
  const ask = call({ ...orders.post('/ask'), send: 'query', about, request: v.object({}), response: v.string() })
  expect(ask.declaration).toMatchObject({ method: 'POST', send: 'query' })
})
