import { valueAxis } from './axis'
import { placeMarks } from './ChartMarks'
import { plotOf } from './layout'

const axis = valueAxis([{ name: 'Gas', kind: 'line', values: [1, 2] }], '', 'en')
const plot = plotOf({ width: 326, height: 150, scale: 1 }, axis, [''])
const sides = (...marks: { at: number; label: string }[]) =>
  placeMarks(marks, 42, plot).map(({ label, side }) => `${label}: ${side ?? 'none'}`)

test('a label stands where it has room: behind its line, before it, or nowhere', () => {
  expect(sides({ at: 2, label: 'Outage' })).toEqual(['Outage: end'])
  expect(sides({ at: 40, label: 'Outage' })).toEqual(['Outage: start'])
  expect(sides({ at: 30, label: 'Meter at zero' }, { at: 32, label: 'Outlier' })).toEqual([
    'Meter at zero: start',
    'Outlier: end',
  ])
  expect(sides({ at: 20, label: 'A' }, { at: 20, label: 'Another one' }, { at: 21, label: 'And a third' })).toEqual([
    'A: start',
    'Another one: none',
    'And a third: end',
  ])
})

test('one outside of the categories is left out', () => {
  expect(sides({ at: -1, label: 'before' }, { at: 42, label: 'after' })).toEqual([])
})
