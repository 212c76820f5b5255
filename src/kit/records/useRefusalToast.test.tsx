import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defineRoute } from '#base/routes'
import { HttpError } from '#platform/http'
import { startTexts } from '#platform/i18n'
import { createTestCore, showPages } from '#testing'
import { useRefusalToast } from '.'

const follow = jest.fn<Promise<void>, []>()

function Star() {
  const toastRefusal = useRefusalToast()
  return (
    <button type="button" onClick={() => toastRefusal(follow())}>
      follow
    </button>
  )
}

test('a refusal is told, a success is not', async () => {
  await startTexts()
  const core = createTestCore([])
  await showPages(core, [{ route: defineRoute('/star'), screen: Star }], '/star')
  follow.mockResolvedValueOnce()
  await userEvent.click(screen.getByRole('button'))
  expect(core.feedback.toasts).toHaveLength(0)
  follow.mockRejectedValueOnce(new HttpError('refused', 'No more stars', { callId: 'x', code: 9999 }))
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(core.feedback.toasts.map(({ text }) => text)).toEqual(['No more stars']))
})
