import type { Day } from '#base/calendar'
import { days } from '#base/calendar'
import { monthCategories } from './months'

const from = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => days.addMonths(first as Day, index))

test('a year by month: initials, the year below the first', () => {
  const { categories, ticks } = monthCategories(from('2025-12-01', 12), 'en')
  expect(ticks).toEqual(['D\n2025', 'J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N'])
  expect([categories[0], categories[11]]).toEqual(['Dec 2025', 'Nov 2026'])
})

test('three years: the year below each January', () => {
  const { ticks } = monthCategories(from('2024-05-01', 36), 'zh-CN')
  expect(ticks.filter((tick) => tick.includes('\n'))).toEqual(['5\n2024', '1\n2025', '1\n2026', '1\n2027'])
})

test('months as on the wire', () => {
  expect(monthCategories(['2026-11'], 'en')).toEqual({ categories: ['Nov 2026'], ticks: ['N\n2026'] })
})
