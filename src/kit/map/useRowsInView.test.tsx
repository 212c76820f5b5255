import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CoreContext } from '#platform/core'
import { createTestCore } from '#testing'
import { PageContext, type PageFacts } from '../../platform/navigation/page'
import type { MapWindow } from './types'
import { useRowsInView } from './useRowsInView'

const windowAt = (west: number): MapWindow => ({
  center: { lng: west + 1, lat: 23 },
  zoom: 12,
  bounds: { west, east: west + 2, south: 22, north: 24 },
})
const load = jest.fn(async ({ west }: { west: number }) => ({ ids: [`at ${west}`], total: 1 }))
const count = jest.fn(async ({ west }: { west: number }) => west)

interface Shown {
  readonly key: string
  readonly window: MapWindow | undefined
  readonly isOpen: boolean
}

function open(first: Shown) {
  const core = createTestCore([])
  const page = { page: { path: '/map', entry: { memory: new Map() } } } as unknown as PageFacts
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreContext value={core}>
      <PageContext value={page}>{children}</PageContext>
    </CoreContext>
  )
  return renderHook(({ key, window, isOpen }: Shown) => useRowsInView({ key, load, count }, window, isOpen), {
    wrapper,
    initialProps: first,
  })
}

beforeEach(() => {
  load.mockClear()
  count.mockClear()
})

test('counts what is in view, and asks for its rows only while they are shown', async () => {
  const window = windowAt(112)
  const { result, rerender } = open({ key: 'all', window, isOpen: false })
  await waitFor(() => expect(result.current.total).toBe(112))
  expect(load).not.toHaveBeenCalled()
  rerender({ key: 'all', window, isOpen: true })
  await waitFor(() => expect(result.current.rows.ids).toEqual(['at 112']))
  rerender({ key: 'all', window: windowAt(113), isOpen: true })
  await waitFor(() => expect(result.current.rows.ids).toEqual(['at 113']))
  expect([load.mock.calls.length, count.mock.calls.length]).toEqual([2, 2])
})

test('a number that could not be loaded is not shown, and marked as missing until it comes', async () => {
  const { result, rerender } = open({ key: 'all', window: windowAt(112), isOpen: false })
  await waitFor(() => expect(result.current.total).toBe(112))
  count.mockRejectedValueOnce(new Error('no network'))
  await act(async () => rerender({ key: 'mine', window: windowAt(112), isOpen: false }))
  await waitFor(() => expect(result.current.total).toBeUndefined())
  expect(result.current.isUncounted).toBe(true)
  await act(async () => rerender({ key: 'all', window: windowAt(113), isOpen: false }))
  await waitFor(() => expect(result.current.total).toBe(113))
  expect(result.current.isUncounted).toBe(false)
})
