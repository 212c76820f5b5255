import { ageOf } from './figures'

const now = Date.parse('2026-11-20T09:41:00+08:00')
const ago = (minutes: number) => ageOf(now - minutes * 60_000, now)

test('an age in the largest unit that fits', () => {
  expect([ago(0.5), ago(5), ago(125), ago(60 * 24 * 3 + 1)]).toEqual([
    { key: 'now', count: 0 },
    { key: 'minutes', count: 5 },
    { key: 'hours', count: 2 },
    { key: 'days', count: 3 },
  ])
})

test('no negative age when the clock was set back', () => {
  expect(ago(-90)).toEqual({ key: 'now', count: 0 })
})
