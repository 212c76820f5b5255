import { scrub } from './scrub'

test.each([
  ['GET /cm/x?itcode=rep01&iv-user=rep01&t=17', 'GET /cm/x?itcode=***&iv-user=***&t=17'],
  ['#/clueList?ticket=abc&from=home', '#/clueList?ticket=***&from=home'],
  ['{"token":"sim-rep01","id":"L-1"}', '{"token":"***","id":"L-1"}'],
  ['Authorization: Bearer abc.def', 'Authorization: ***'],
  ['got eyJhbGciOi.eyJzdWIi.c2lnbg back', 'got *** back'],
  ['key 0123456789abcdef0123456789abcdef', 'key ***'],
  ['call 13812345678 now', 'call *** now'],
  ['call +86 138-1234-5678', 'call ***'],
  ['office 010-12345678', 'office ***'],
  ['lead L-1 of 2026-11-21, 1234567890123 ms', 'lead L-1 of 2026-11-21, 1234567890123 ms'],
  ['TypeError: undefined is not a token', 'TypeError: undefined is not a token'],
])('%s', (text, shown) => {
  expect(scrub(text)).toBe(shown)
})
