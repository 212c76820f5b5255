import { ago } from './ago'

const MINUTE = 60_000

test.each([
  [-5 * MINUTE, 'now', 0],
  [MINUTE - 1, 'now', 0],
  [MINUTE, 'minutes', 1],
  [60 * MINUTE - 1, 'minutes', 59],
  [60 * MINUTE, 'hours', 1],
  [24 * 60 * MINUTE - 1, 'hours', 23],
  [24 * 60 * MINUTE, 'days', 1],
])('%s ms ago is %s %s', (time, kind, number) => {
  expect(ago(time)).toEqual({ kind, number })
})
