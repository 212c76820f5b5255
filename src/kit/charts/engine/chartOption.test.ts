import { valueAxis } from '../axis'
import type { ChartModel } from '../drawing'
import { plotOf } from '../layout'
import type { Series } from '../series'
import { chartOption } from './chartOption'

function pictureOf(series: readonly Series[], ticks = ['S', 'O', 'N']): ChartModel {
  const axis = valueAxis(series, 'm³', 'en')
  return { kind: 'chart', plot: plotOf({ width: 326, height: 150, scale: 1 }, axis, ticks), axis, ticks, series }
}

interface Drawn {
  readonly type: string
  readonly data: readonly {
    readonly value?: number
    readonly itemStyle: Record<string, unknown>
    readonly label: { readonly show: boolean; readonly formatter: () => string }
  }[]
  readonly lineStyle: Record<string, unknown>
  readonly stack?: string
}
// What is asked of an option here is plain data that this file has put into it.
const rendered = (...series: readonly Series[]) =>
  chartOption(pictureOf(series), 'sans-serif').series as unknown as readonly Drawn[]

const year: Series = { name: 'This year', kind: 'bar', values: [338, 342, 200], running: 2 }

describe('bars of the present', () => {
  it('earlier ones are pale with an edge, the last full one in full colour, the running one dashed and hollow', () => {
    const [bars] = rendered(year)
    expect(bars?.data.map(({ itemStyle }) => [itemStyle.color, itemStyle.borderColor, itemStyle.borderType])).toEqual([
      ['var(--chart-now-weak)', 'var(--chart-now-edge)', 'solid'],
      ['var(--chart-now)', 'var(--chart-now)', 'solid'],
      ['none', 'var(--chart-now-edge)', [3, 3]],
    ])
  })

  it('the last full one alone bears its value', () => {
    const [bars] = rendered(year)
    expect(bars?.data.map(({ label }) => label.show && label.formatter())).toEqual([false, '342', false])
  })

  it('where none is the latest, all are in full colour, without a value or a strong category', () => {
    const series: Series = { name: 'Influences', kind: 'bar', values: [3, -2], hasLatest: false }
    const [bars] = rendered(series)
    expect(bars?.data.map(({ itemStyle, label }) => [itemStyle.color, label.show])).toEqual([
      ['var(--chart-now)', false],
      ['var(--chart-now)', false],
    ])
    expect(chartOption(pictureOf([series], ['A', 'B']), 'sans-serif').xAxis).toMatchObject({ data: ['A', 'B'] })
  })

  it('one below zero is rounded below', () => {
    const [bars] = rendered({ ...year, values: [1, -2, null] })
    expect(bars?.data.map((item) => (typeof item === 'object' ? item.itemStyle.borderRadius : item))).toEqual([
      [3, 3, 0, 0],
      [0, 0, 3, 3],
      '-',
    ])
  })
})

it('the value of a last one below zero is above it, clear of the months', () => {
  const [bars] = rendered({ ...year, values: [1, -2, null] })
  expect(bars?.data[1]?.label).toMatchObject({ show: true, position: 'top' })
})

it('the parts of a stack differ in fill and edge, and only the uppermost is rounded', () => {
  const part = (name: string, ...values: (number | null)[]): Series => ({ name, kind: 'bar', stack: 'power', values })
  const parts = rendered(part('Peak', 120, 1), part('Flat', 90, null), part('Valley', 60, null))
  expect(parts.map(({ stack }) => stack)).toEqual(['power', 'power', 'power'])
  expect(new Set(parts.map(({ data }) => data[0]?.itemStyle.color)).size).toBe(3)
  expect(parts.map(({ data }) => data[0]?.itemStyle.borderRadius)).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [3, 3, 0, 0],
  ])
  expect(parts[0]?.data[1]?.itemStyle.borderRadius).toEqual([3, 3, 0, 0])
})

describe('lines', () => {
  it('the year before is a grey line without a value of its own; a plan is dashed', () => {
    const [, before, plan] = rendered(
      year,
      { name: 'Year before', kind: 'line', look: 'before', values: [312, 310, 296] },
      { name: 'Plan', kind: 'line', look: 'plan', values: [300, 300, 300] },
    )
    expect([before?.lineStyle.color, before?.lineStyle.type, plan?.lineStyle.type]).toEqual([
      'var(--chart-prev)',
      'solid',
      [4, 3],
    ])
    expect(before?.data.some(({ label }) => label.show)).toBe(false)
  })

  it('one of which no value is the latest bears none', () => {
    const [line] = rendered({ name: 'PV of a day', kind: 'line', values: [0, 4, 0], hasLatest: false })
    expect(line?.data.some(({ label }) => label.show)).toBe(false)
  })

  it('a line of the present bears its last value; a point between two gaps can be seen', () => {
    const [line] = rendered({ name: 'Actual', kind: 'line', values: [null, 342, null, 5, 6] })
    const points = (line?.data ?? []) as unknown as readonly ('-' | { symbol: string; label: { show: boolean } })[]
    expect(points.map((point) => (point === '-' ? point : [point.symbol, point.label.show]))).toEqual([
      '-',
      ['circle', false],
      '-',
      ['none', false],
      ['circle', true],
    ])
  })
})

it('a band is its lower edge and what is above it, also across zero', () => {
  const [low, between] = rendered({ name: 'Expected', kind: 'band', values: [[-2, 3], null, [4, 6]] })
  expect([low?.data, between?.data]).toEqual([
    [-2, '-', 4],
    [5, '-', 2],
  ])
  expect([low?.stack, between?.stack]).toEqual(['band 0', 'band 0'])
})

it('the axis says what it was given, and the last full month strongly', () => {
  const { xAxis, yAxis } = chartOption(pictureOf([year]), 'sans-serif') as unknown as {
    xAxis: { data: readonly (string | { value: string })[] }
    yAxis: { axisLabel: { formatter: (value: number) => string } }
  }
  expect(xAxis.data.map((tick) => (typeof tick === 'string' ? tick : `*${tick.value}*`))).toEqual(['S', '*O*', 'N'])
  expect([0, 200, 400].map(yAxis.axisLabel.formatter)).toEqual(['0', '200', '400'])
})
