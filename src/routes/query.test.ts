import { parseQuery, stringifyQuery } from './query'

describe('the query of our own addresses', () => {
  test.each(['two words', 'a=b&c', '陶瓷 50%', '🔥'])('%s survives the address', (text) => {
    expect(parseQuery(stringifyQuery({ keyword: text }))).toEqual({ keyword: text })
  })

  test('half of an emoji does not break it', () => {
    expect(stringifyQuery({ keyword: 'a\ud83d' })).toBe('keyword=a%EF%BF%BD')
  })
})
