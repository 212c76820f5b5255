import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { holdExampleTime } from '#harness/backend/kit/testing'
import { CoreContext, currentPosition } from '#platform/core'
import { hostFailure } from '#platform/host'
import { createFakeHost, createTestCore } from '#testing'
import { useWhere } from './useWhere'

let isVisible = true
jest.mock('#platform/navigation', () => ({
  ...jest.requireActual('#platform/navigation'),
  usePage: () => ({ visible: isVisible, plugin: 'core' }),
}))

/** The hook in a host that is at `place.lng`. */
function show() {
  const place = { lng: 113.1 }
  const data = () => ({ status: '0', longitude: place.lng, latitude: 23.02, accuracy: 10 })
  const host = { ...createFakeHost(), getLocation: async () => ({ ok: true, data: data() }) as never }
  const core = createTestCore([], { host })
  const wrapper = ({ children }: { readonly children: ReactNode }) => <CoreContext value={core}>{children}</CoreContext>
  const { rerender } = renderHook(() => useWhere(true), { wrapper })
  return { place, rerender, shown: () => core.store(currentPosition).position?.lng }
}
const later = (minutes: number) => jest.setSystemTime(Date.now() + minutes * 60_000)

beforeEach(() => {
  holdExampleTime()
  isVisible = true
})

test('whoever comes back to the app after the way is where they are now', async () => {
  const { place, shown } = show()
  await act(async () => undefined)
  expect(shown()).toBe(113.1)
  place.lng = 113.2
  later(20)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(shown()).toBe(113.2)
})

test('so is whoever drives with the page open', async () => {
  jest.useFakeTimers({ now: Date.now() })
  const { place, shown } = show()
  await act(async () => undefined)
  place.lng = 113.2
  await act(async () => jest.advanceTimersByTimeAsync(5 * 60_000))
  expect(shown()).toBe(113.2)
})

test('so is whoever comes back to the page', async () => {
  const { place, shown, rerender } = show()
  await act(async () => undefined)
  isVisible = false
  rerender()
  place.lng = 113.2
  later(20)
  isVisible = true
  await act(async () => rerender())
  expect(shown()).toBe(113.2)
})

test('where the host has no position it is asked again after five minutes, or when the user comes back', async () => {
  jest.useFakeTimers({ now: Date.now() })
  const getLocation = jest.fn(async () => hostFailure('timeout', ''))
  const core = createTestCore([], { host: createFakeHost({ getLocation }) })
  const wrapper = ({ children }: { readonly children: ReactNode }) => <CoreContext value={core}>{children}</CoreContext>
  renderHook(() => useWhere(true), { wrapper })
  await act(async () => jest.advanceTimersByTimeAsync(4 * 60_000))
  expect(getLocation).toHaveBeenCalledTimes(1)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(getLocation).toHaveBeenCalledTimes(2)
  await act(async () => jest.advanceTimersByTimeAsync(6 * 60_000))
  expect(getLocation).toHaveBeenCalledTimes(3)
})
