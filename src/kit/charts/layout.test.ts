import { type Day, days } from '#base/calendar'
import { valueAxis } from './axis'
import { indexAt, middleOf, plotOf, thinned } from './layout'
import { monthCategories } from './months'

const axis = valueAxis([{ name: 'Gas', kind: 'bar', values: [3_420_000] }], 'm³', 'en')
const size = { width: 326, height: 150, scale: 1 }

describe('the place of a plot', () => {
  it('leaves room for the labels of the axis, and for a year below the months', () => {
    const plain = plotOf(size, axis, ['D', 'J'])
    const withYear = plotOf(size, axis, ['D\n2025', 'J'])
    expect([plain.top, plain.right, plain.bottom, withYear.bottom]).toEqual([16, 326, 130, 118])
    expect(plain.left).toBeGreaterThan(12)
    expect(plain.left).toBeLessThan(26)
  })

  it('leaves room at the end for the words of the last category', () => {
    const days = Array.from({ length: 42 }, (_, index) => `${index + 1} Oct`)
    const { right } = plotOf(size, axis, days)
    expect(right).toBeLessThan(316)
    expect(right).toBeGreaterThan(300)
  })

  it('leaves room at the end for the value of the last bar', () => {
    const years = Array.from({ length: 21 }, (_, index) => String(index))
    const bars = { name: 'Gas', kind: 'bar' as const, values: years.map(() => 3_420_000) }
    expect(plotOf(size, axis, years).right).toBe(326)
    expect(plotOf(size, axis, years, [bars]).right).toBeLessThan(320)
    expect(plotOf(size, axis, years, [{ ...bars, running: 20 }]).right).toBe(326)
  })

  it('grows with the screen', () => {
    expect(plotOf({ width: 652, height: 300, scale: 2 }, axis, ['D']).bottom).toBe(260)
  })
})

describe('categories', () => {
  const plot = plotOf({ ...size, width: 248 }, axis, ['1'])
  it('are all said where there is room', () => {
    const months = ['D\n2025', ...'JFMAMJJASON']
    expect(thinned(months, plot)).toEqual(months)
  })

  it('are said every so often where they would run into each other, and the last one always', () => {
    const days = Array.from({ length: 42 }, (_, index) => `${index + 1} Oct`)
    const said = thinned(days, plot).filter(Boolean)
    expect(said.length).toBeGreaterThan(2)
    expect(said.length).toBeLessThan(8)
    expect(said.at(-1)).toBe('42 Oct')
  })

  it('keep their years where not every month can be said', () => {
    const ticks = monthCategories(
      Array.from({ length: 36 }, (_, index) => days.addMonths('2023-12-01' as Day, index)),
      'zh-CN',
    ).ticks
    expect(thinned(ticks, plot).filter(Boolean)).toEqual([
      '1',
      '4',
      '7',
      '10',
      '1\n2025',
      '4',
      '7',
      '10',
      '1\n2026',
      '4',
      '7',
      '10',
    ])
  })

  it('are found by where the finger is, the nearest one beside the plot', () => {
    for (const index of [0, 5, 11]) expect(indexAt(middleOf(index, 12, plot), 12, plot)).toBe(index)
    expect([indexAt(-20, 12, plot), indexAt(9999, 12, plot)]).toEqual([0, 11])
  })
})
