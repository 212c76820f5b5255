/** @jest-environment node */
import * as v from 'valibot'
import { call } from '#platform/http'
import { answer } from '../contract'
import { travel } from './travel'

const sent = { id: 7, note: null, count: 2, checks: [{ what: 'Valves', result: 'ok' }] }

const handlerOf = (method: 'GET' | 'POST', send: 'query' | 'json' | 'path' | 'form') =>
  answer(
    call({
      host: 'main',
      method,
      path: '/api/orders/{id}/check',
      send,
      about: 'Call of a test.',
      request: v.looseObject({}),
      response: v.unknown(),
    }),
    () => null,
  )

test.each(['json', 'path'] as const)('POST %s: JSON is as it was, and the path is text', (send) => {
  expect(travel(handlerOf('POST', send), sent)).toEqual({ ...sent, id: '7' })
})

test.each([
  ['GET', 'query'],
  ['GET', 'path'],
  ['POST', 'form'],
] as const)('%s %s: all is text, and nothing is sent of null', (method, send) => {
  expect(travel(handlerOf(method, send), { ...sent, checks: [1, 2] })).toEqual({
    id: '7',
    count: '2',
    checks: ['1', '2'],
  })
})
