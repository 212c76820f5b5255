import * as v from 'valibot'
import { call } from './call'
import { withRawResponse } from './errorText'

const getCount = call({
  host: 'cm',
  method: 'GET',
  path: '/count',
  send: 'query',
  about: 'A count.',
  request: v.object({}),
  response: v.pipe(
    v.object({ total: v.number() }),
    v.transform(({ total }) => total),
  ),
})

test('passes the raw answer to the callback and returns the parsed one', () => {
  const take = jest.fn()
  expect(withRawResponse(getCount, take).response({ total: 3 })).toBe(3)
  expect(take).toHaveBeenCalledWith({ total: 3 })
})

test('does not pass on an answer that does not parse', () => {
  const take = jest.fn()
  expect(() => withRawResponse(getCount, take).response({ total: 'three' })).toThrow()
  expect(take).not.toHaveBeenCalled()
})
