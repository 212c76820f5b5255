import { parseQuery, stringifyQuery } from './query'

describe("the query of the app's own addresses", () => {
  test.each(['two words', 'a=b&c', '陶瓷 50%', '🔥'])('%s survives a round trip', (text) => {
    expect(parseQuery(stringifyQuery({ keyword: text }))).toEqual({ keyword: text })
  })

  test('half of an emoji is replaced', () => {
    expect(stringifyQuery({ keyword: 'a\ud83d' })).toBe('keyword=a%EF%BF%BD')
  })
})
