import { fireEvent, screen, waitFor } from '@testing-library/react'

/** Presses a button once that is possible: the button of a form is there, and disabled, until its draft is loaded. */
export async function pressWhenReady(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  fireEvent.click(button)
}
