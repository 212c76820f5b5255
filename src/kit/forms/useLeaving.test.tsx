import { renderHook } from '@testing-library/react'
import { useLeaving } from './useLeaving'

test('a sheet is left once it was closed by the user, and stays so for the answer that comes later', () => {
  const onClose = jest.fn()
  const { result, rerender, unmount } = renderHook(() => useLeaving(onClose))
  const { isLeft, leave } = result.current
  expect(isLeft()).toBe(false)
  leave()
  expect([isLeft(), onClose.mock.calls.length]).toEqual([true, 1])
  rerender()
  expect(result.current.isLeft()).toBe(true)
  unmount()
  expect(isLeft()).toBe(true)
})

test('a sheet that goes with its page is not left: it is to be gone when the page is shown again', () => {
  const { result, unmount } = renderHook(() => useLeaving(() => undefined))
  unmount()
  expect(result.current.isLeft()).toBe(false)
})
