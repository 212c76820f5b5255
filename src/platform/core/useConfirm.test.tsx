import { act, render } from '@testing-library/react'
import { createTestCore } from '#testing'
import { CoreContext, useConfirm } from './hooks'

let confirm: ReturnType<typeof useConfirm>

function Asking() {
  confirm = useConfirm()
  return null
}

test('a question goes with the component that asked it, and counts as cancelled', async () => {
  const core = createTestCore([])
  const view = render(
    <CoreContext value={core}>
      <Asking />
    </CoreContext>,
  )
  const first = confirm({ title: 'Leave?' })
  core.feedback.dialogs[0]?.answer('confirm')
  expect(await first).toBe('confirm')
  const answer = confirm({ title: 'Leave?' })
  expect(core.feedback.dialogs).toHaveLength(1)
  await act(async () => view.unmount())
  expect(core.feedback.dialogs).toEqual([])
  expect(await answer).toBe('cancel')
})
