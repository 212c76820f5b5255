import { literal } from './literal'

test('values of JSON are written in the style of the repository', () => {
  expect(literal({ host: 'partner', 'x-y': [1, true, null], left: undefined })).toBe(
    "{ host: 'partner', 'x-y': [1, true, null] }",
  )
  expect(literal({})).toBe('{}')
  expect(literal([])).toBe('[]')
})

test.each([["it's"], ['he said "no"'], ['\'both" \\ \n'], ['中文']])(
  'the text %s is the same once it is evaluated',
  (text) => {
    expect(new Function(`return ${literal(text)}`)()).toBe(text)
  },
)

test('a long object takes a line for each field', () => {
  const long = { first: 'a'.repeat(60), second: { third: 'b'.repeat(50) } }
  expect(literal(long).split('\n')).toHaveLength(4)
  expect(new Function(`return (${literal(long)})`)()).toEqual(long)
})
