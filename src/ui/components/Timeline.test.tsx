import { render, screen } from '@testing-library/react'
import { Timeline, TimelineRow } from './Timeline'

const event = { id: 'LG-1', icon: <svg />, title: 'Call · Li Wei', time: '12 Nov 15:20' }

test('a row says what an event of a timeline says, and which record it is', () => {
  const { container } = render(
    <>
      <Timeline label="Course" events={[{ ...event, body: 'Agreed.' }]} />
      <TimelineRow {...event} body="Agreed." record="log:LG-1" />
    </>,
  )
  const [inList, row] = container.querySelectorAll('.event')
  expect(row?.textContent).toBe('Call · Li Wei12 Nov 15:20Agreed.')
  expect(row?.textContent).toBe(inList?.textContent)
  expect([inList, row].map((each) => each?.getAttribute('data-record'))).toEqual(['LG-1', 'log:LG-1'])
  // A row stands in a list of its own, so only the timeline has list items.
  expect(screen.getAllByRole('listitem')).toEqual([inList])
})

test('a row without words has no empty body', () => {
  const { container } = render(<TimelineRow {...event} tone="wait" />)
  expect(container.querySelector('.event__body')).toBeNull()
  expect(container.querySelector('.event__dot--wait')).not.toBeNull()
  expect(container.querySelector('[data-record="LG-1"]')).not.toBeNull()
})
