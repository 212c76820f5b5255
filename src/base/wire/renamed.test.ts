import * as v from 'valibot'
import { maybe, renamed, text } from './schemas'

const order = renamed({ orderId: v.string(), title: text, sum: maybe(v.number()) }, { orderId: 'id', sum: 'amount' })

test('an answer is read under the names of the app', () => {
  const { id, title, amount } = v.parse(order, { orderId: 'OR-1', title: 'Boiler', sum: 3 })
  expect([id, title, amount]).toEqual(['OR-1', 'Boiler', 3])
})

test('a field that is missing is there, so that it replaces an older value', () => {
  const read = v.parse(order, { orderId: 'OR-1', more: 1 })
  expect(read).toStrictEqual({ id: 'OR-1', title: undefined, amount: undefined })
})

test('a request is sent under the names of the wire', () => {
  expect(
    v.parse(renamed({ id: v.string(), version: v.number() }, { id: 'orderId' }), { id: 'OR-1', version: 2 }),
  ).toEqual({
    orderId: 'OR-1',
    version: 2,
  })
})

test('what does not fit is refused', () => {
  expect(v.safeParse(order, { title: 'Boiler' }).success).toBe(false)
})
