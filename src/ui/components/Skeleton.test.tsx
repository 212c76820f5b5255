import { act, render, screen } from '@testing-library/react'
import { SkeletonForm, SkeletonRows } from '#ui/components'

const isShown = () => screen.getByRole('status').classList.contains('skeleton--shown')
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  // Longer ago than a skeleton is remembered.
  jest.advanceTimersByTime(1000)
  jest.useRealTimers()
})

test('a skeleton is seen after 200 ms only', () => {
  render(<SkeletonRows />)
  wait(199)
  expect(isShown()).toBe(false)
  wait(1)
  expect(isShown()).toBe(true)
})

test('rows that begin with a date are shaped like that, and have no round mark', () => {
  const { container } = render(<SkeletonRows count={2} dated />)
  expect(container.querySelectorAll('.skeleton-part--date')).toHaveLength(2)
  expect(container.querySelector('.skeleton-part--ring')).toBeNull()
})

test('one that takes the place of another is seen at once, one that comes later is not', () => {
  const { rerender } = render(<SkeletonRows />)
  wait(200)
  rerender(<SkeletonForm />)
  expect(isShown()).toBe(true)
  rerender(<p />)
  wait(200)
  rerender(<SkeletonRows />)
  expect(isShown()).toBe(false)
})
