/** @jest-environment node */
import * as v from 'valibot'
import { call } from '#platform/http'
import { fakeArea, getOrder, listOrders } from './fakeArea'
import { hasRight } from './needRight'
import { simulate } from './testing'
import { part, together } from './together'

const getToday = call({
  host: 'main',
  method: 'GET',
  path: '/api/orders/today',
  send: 'query',
  about: 'Call of a test area.',
  request: v.object({}),
  response: v.looseObject({}),
})

const { dev } = fakeArea()
const combined = (parts: Parameters<typeof together>[2]) =>
  simulate({ ...dev, handlers: [together(getToday, dev.handlers, parts), ...dev.handlers] })

test('each field is the response of its call by the same employee, with the request as the wire has it', async () => {
  const sim = combined(() => ({
    mine: part(listOrders, { tab: 'mine', states: ['draft', 'sent'], page: 1, size: 2 }),
    none: undefined,
  }))
  const rep01 = sim.as('rep01')
  const alone = await rep01.call(listOrders, { tab: 'mine', states: ['draft', 'sent'], page: 1, size: 2 })
  expect(await rep01.call(getToday, {})).toMatchObject({ mine: { total: alone.total } })
  expect(alone.total).toBeGreaterThan(0)
  expect(await rep01.send(getToday, {})).not.toHaveProperty('none')
})

test('a part that is refused refuses the whole; one without a handler is a mistake', async () => {
  const gone = combined(() => ({ order: part(getOrder, { id: 'OR-999999' }) }))
  expect(await gone.refusal(gone.as('rep01').call(getToday, {}))).toMatchObject({ code: 4004 })
  const unknown = simulate({ ...dev, handlers: [together(getToday, [], () => ({ order: part(getOrder, {}) }))] })
  await expect(unknown.as('rep01').call(getToday, {})).rejects.toThrow(getOrder.id)
})

test('a right is that of the role, wherever it holds', () => {
  const { context } = simulate(dev)
  expect(hasRight(context('rep02'), 'order.approve')).toBe(true)
  expect(hasRight(context('rep01'), 'order.approve')).toBe(false)
  expect(hasRight(context('rep04'), 'order.read')).toBe(false)
})
