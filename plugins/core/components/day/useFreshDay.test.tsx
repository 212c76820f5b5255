import { act, renderHook, waitFor } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import type { ReactNode } from 'react'
import { CoreContext } from '#platform/core'
import { createTestCore } from '#testing'
import { useFreshDay } from './useFreshDay'

/** The hook on a page over an outbox with so many entries. */
function show(entries: { unsentCount: number; attention: number }) {
  const today = jest.fn(async () => [])
  const core = createTestCore([{ id: 'leads', today: async () => ({ default: today }) }])
  const waiting = observable(entries)
  const outbox = Object.create(core.outbox, {
    unsentCount: { get: () => waiting.unsentCount },
    attention: { get: () => waiting.attention },
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <CoreContext value={{ ...core, outbox }}>{children}</CoreContext>
  )
  const { rerender } = renderHook(({ visible }) => useFreshDay(visible), { wrapper, initialProps: { visible: true } })
  /** What follows a change has had its turn. */
  const become = (change: Partial<typeof entries>) =>
    act(async () => {
      runInAction(() => void Object.assign(waiting, change))
      await new Promise((resolve) => setTimeout(resolve))
    })
  return { today, become, rerender }
}

test('the day is loaded again once everything was sent, not after each entry', async () => {
  const { today, become } = show({ unsentCount: 2, attention: 0 })
  await become({ unsentCount: 1 })
  expect(today).not.toHaveBeenCalled()
  await become({ unsentCount: 0 })
  await waitFor(() => expect(today).toHaveBeenCalledTimes(1))
})

test('what is refused needs the user and is not waited for', async () => {
  const { today, become } = show({ unsentCount: 2, attention: 0 })
  await become({ unsentCount: 1, attention: 1 })
  await waitFor(() => expect(today).toHaveBeenCalledTimes(1))
})

test('a page that is not shown loads nothing', async () => {
  const { today, become, rerender } = show({ unsentCount: 1, attention: 0 })
  rerender({ visible: false })
  await become({ unsentCount: 0 })
  expect(today).not.toHaveBeenCalled()
})
