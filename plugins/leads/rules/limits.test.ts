import { wordyLength } from './limits'

test.each([
  ['123456789', 9],
  ['  1234567890 ', 10],
  ['对方在考虑，下周回复', 20],
  ['已发资料待回复确认', 18],
  ['已发 case', 9],
  ['', 0],
])('%s counts as %s', (text, length) => expect(wordyLength(text)).toBe(length))
