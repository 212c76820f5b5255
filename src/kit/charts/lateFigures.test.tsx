import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { asDay, type Day } from '#base/calendar'
import { startTexts } from '#platform/i18n'
import { Chart, GanttStrip, Graph } from '.'
import { loadEngine } from './loadEngine'

jest.mock('./loadEngine', () => ({ loadEngine: jest.fn(() => new Promise(() => {})), readyEngine: () => undefined }))

beforeAll(() => startTexts())

const day = asDay('2026-11-20') as Day
const bars = (values: readonly (number | null)[]) => (
  <Chart label="Gas" unit="m³" categories={['Oct']} series={[{ name: 'Gas', kind: 'bar', values }]} />
)
const task = { id: '1', name: 'Survey', from: day, to: day, percent: 0 }

test.each<[string, ReactElement, ReactElement]>([
  ['chart', bars([null]), bars([1])],
  [
    'gantt',
    <GanttStrip key="g" label="Plan" rows={[]} today={day} />,
    <GanttStrip key="g" label="Plan" rows={[task]} today={day} />,
  ],
  [
    'graph',
    <Graph key="g" label="Relations" root="A" nodes={[]} edges={[]} />,
    <Graph key="g" label="Relations" root="A" nodes={[{ id: 'A', name: 'A' }]} edges={[]} />,
  ],
])('a %s whose figures come after it is drawn', (kind, before, after) => {
  jest.mocked(loadEngine).mockClear()
  const { rerender } = render(before)
  expect(loadEngine).not.toHaveBeenCalled()
  rerender(after)
  expect(loadEngine).toHaveBeenCalledWith(kind)
})
