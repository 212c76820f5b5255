import * as v from 'valibot'
import { describeSchemaError } from './describeFailure'

const text = (schema: v.GenericSchema, value: unknown) => {
  try {
    return v.parse(schema, value)
  } catch (error) {
    return describeSchemaError(error)
  }
}
const even = v.pipe(
  v.number(),
  v.check((value) => value % 2 === 0, 'an odd number'),
)

test.each<[v.GenericSchema, unknown, string]>([
  [v.string(), 13, 'expected string, received number'],
  [v.object({ a: v.array(v.number()) }), { a: [1, 'secret'] }, 'a.1: expected number, received a text of 6 characters'],
  [v.object({ a: v.string() }), {}, 'a: expected "a", received undefined'],
  [v.object({ a: v.array(v.string()) }), { a: null }, 'a: expected Array, received null'],
  [v.picklist(['on', 'off']), ['secret'], 'expected ("on" | "off"), received a list of 1'],
  [v.pipe(v.string(), v.maxLength(2)), 'secret', 'expected <=2, received a text of 6 characters'],
  [v.pipe(v.string(), v.email()), 'secret', 'not a valid email, received a text of 6 characters'],
  [v.pipe(v.string(), v.parseJson()), 'secret', 'not a valid parse_json, received a text of 6 characters'],
  [even, 3, 'an odd number, received number'],
  [
    v.array(v.boolean()),
    [1, 2, 3, 4, 5],
    '0: expected boolean, received number; 1: expected boolean, received number; 2: expected boolean, received number; 2 more',
  ],
])('what does not fit %# is described without its value', (schema, value, said) => {
  expect(text(schema, value)).toBe(said)
})

test('another error is not described', () => {
  expect(describeSchemaError(new Error('boom'))).toBeUndefined()
})
