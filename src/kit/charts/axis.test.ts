import { figureText, valueAxis } from './axis'
import type { Series } from './series'

const bars = (...values: readonly (number | null)[]): Series => ({ name: 'Gas', kind: 'bar', values })
const line = (...values: readonly (number | null)[]): Series => ({ name: 'Gas', kind: 'line', values })
const band = (...values: readonly (readonly [number, number])[]): Series => ({ name: 'Expected', kind: 'band', values })
const labels = (series: readonly Series[], unit = 'm³', language: 'en' | 'zh-CN' = 'en') => {
  const axis = valueAxis(series, unit, language)
  return `${axis.ticks.map(({ label }) => label).join(' ')} ${axis.unit}`
}

describe('the axis of values', () => {
  it.each<[string, readonly Series[], string]>([
    ['a year of gas, as in the mock', [bars(2_920_000, 3_420_000, 2_000_000)], '0 2 4 M m³'],
    ['counts in ones below ten thousand', [bars(860, 1200)], '0 500 1,000 1,500 m³'],
    ['no more room than needed', [bars(120)], '0 50 100 150 m³'],
    ['a fraction', [bars(0.42)], '0 0.25 0.5 m³'],
    ['below zero: a corrected bill', [bars(300, -120)], '-200 0 200 400 m³'],
    ['below zero only', [bars(-3, -9)], '-10 -5 0 m³'],
    ['nothing known', [bars(null, null)], '0 0.5 1 m³'],
    ['all zero', [bars(0, 0)], '0 0.5 1 m³'],
    [
      'a stack counts its sum',
      [
        { ...bars(60, 60), stack: 'a' },
        { ...bars(50, 20), stack: 'a' },
      ],
      '0 50 100 150 m³',
    ],
    ['lines alone begin near their lowest', [line(11_037, 13_223)], '11 12 13 14 k m³'],
    ['a band counts with both its ends', [band([11_037, 13_223]), line(8600)], '8 10 12 14 k m³'],
    ['one value', [line(12_000)], '0 5 10 15 k m³'],
  ])('%s', (_what, series, expected) => {
    expect(labels(series)).toBe(expected)
  })

  it('Chinese counts in 万', () => {
    expect(labels([bars(3_420_000)], 'm³', 'zh-CN')).toBe('0 200 400 万 m³')
  })

  it('percent are never counted in thousands', () => {
    expect(labels([bars(20_000)], '%')).toBe('0 10,000 20,000 %')
  })

  it('a value beside a bar is counted as its axis is', () => {
    const { figure } = valueAxis([bars(3_420_000)], 'm³', 'en')
    expect([figure(3_420_000), figure(342_000)]).toEqual(['3.42', '0.34'])
  })
})

test('a figure that stands alone brings its unit', () => {
  expect(figureText(3_420_000, 'm³', 'en')).toBe('3.42 M m³')
  expect(figureText(3_420_000, 'm³', 'zh-CN')).toBe('342 万 m³')
  expect(figureText(86.4, '%', 'en')).toBe('86.4 %')
  expect(figureText(12, '', 'en')).toBe('12')
})
