import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CoreContext } from '#platform/core'
import { Feedback } from '#platform/feedback'
import { startTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import { useClosing } from './useClosing'

beforeAll(() => startTexts())

interface Entered {
  readonly wouldDrop: boolean
  readonly isSending?: boolean
}

/** A sheet with something entered or not; `ask` tries to close it. */
function open(entered: Entered) {
  const feedback = new Feedback()
  const core = createTestCore([], { feedback })
  const wrapper = ({ children }: { children: ReactNode }) => <CoreContext value={core}>{children}</CoreContext>
  const onClose = jest.fn()
  const use = ({ wouldDrop, isSending }: Entered) => useClosing(wouldDrop, onClose, isSending)
  const { result, rerender } = renderHook(use, { initialProps: entered, wrapper })
  const ask = () => act(async () => void result.current())
  return { ask, feedback, onClose, rerender, titles: () => feedback.dialogs.map(({ title }) => title) }
}

test('without anything to drop it closes at once', async () => {
  const { ask, onClose, titles } = open({ wouldDrop: false, isSending: true })
  await ask()
  expect([titles(), onClose.mock.calls.length]).toEqual([[], 1])
})

test.each([
  [false, 'Discard what you entered?'],
  [true, 'Close while it is being sent?'],
])('what was entered (being sent: %s) is left only after a question', async (isSending, title) => {
  const { ask, feedback, onClose, titles } = open({ wouldDrop: true, isSending })
  await ask()
  expect(titles()).toEqual([title])
  await act(async () => feedback.dialogs[0]?.answer('cancel'))
  expect(onClose).not.toHaveBeenCalled()
  await ask()
  await act(async () => feedback.dialogs[0]?.answer('confirm'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('the question goes once it was sent, and closes nothing', async () => {
  const { ask, onClose, rerender, titles } = open({ wouldDrop: true, isSending: true })
  await ask()
  rerender({ wouldDrop: true, isSending: false })
  expect([titles(), onClose.mock.calls.length]).toEqual([[], 0])
})
