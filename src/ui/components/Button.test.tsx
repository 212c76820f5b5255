import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type Core, CoreContext } from '#platform/core'
import { Feedback } from '#platform/feedback'
import { HttpError } from '#platform/http'
import { startTexts } from '#platform/i18n'
import { allowConsole } from '../../../spec/jest.setup'
import { Button } from './Button'

beforeAll(() => startTexts())

const refused = new HttpError('refused', 'The lead is gone.', { callId: 'save', code: 4004 })

/** Renders a button inside a core, as in the signed-in app. */
function show(save: () => unknown) {
  const feedback = new Feedback()
  render(
    <CoreContext value={{ feedback } as Core}>
      <Button onPress={save}>Save</Button>
    </CoreContext>,
  )
  return { toasts: () => feedback.toasts.map(({ text }) => text) }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('a button', () => {
  it('ignores presses until its promise settles', async () => {
    let finish: () => void = () => undefined
    const save = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    render(<Button onPress={save}>Save</Button>)
    press('Save')
    press('Save')
    expect(save).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
    await act(async () => finish())
    press('Save')
    expect(save).toHaveBeenCalledTimes(2)
    await act(async () => finish())
  })

  it('is ready again after its promise rejects', async () => {
    const save = jest.fn(() => Promise.reject(refused))
    show(save)
    await act(async () => press('Save'))
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull()
  })

  it('shows the error of a rejected promise as a toast', async () => {
    const { toasts } = show(() => Promise.reject(refused))
    await act(async () => press('Save'))
    expect(toasts()).toEqual(['The lead is gone.'])
  })

  it.each([
    ['was cancelled', new HttpError('cancelled', 'canceled', { callId: 'save' })],
    [
      'failed without network, which the HTTP layer reports',
      new HttpError('network', 'Network Error', { callId: 'save' }),
    ],
  ])('shows nothing when its work %s', async (_, error) => {
    const { toasts } = show(() => Promise.reject(error))
    await act(async () => press('Save'))
    expect(toasts()).toEqual([])
  })

  it.each([
    ['a promise that rejects', () => Promise.reject(new Error('a defect'))],
    [
      'a call that throws',
      () => {
        throw new Error('a defect')
      },
    ],
  ])('shows %s as a toast and rethrows it for the error reporter', async (_, save) => {
    allowConsole(/a defect/)
    const reported: string[] = []
    const listen = (event: ErrorEvent) => reported.push(event.message)
    window.addEventListener('error', listen)
    const { toasts } = show(save)
    await act(async () => press('Save'))
    await waitFor(() => expect(reported).toEqual(['a defect']))
    expect(toasts()).toEqual(['Something went wrong: a defect'])
    window.removeEventListener('error', listen)
  })

  it('submits no form while it is busy', () => {
    const onSubmit = jest.fn((event) => event.preventDefault())
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy}>
          Sign in
        </Button>
      </form>
    )
    const { rerender } = render(form(true))
    press('Sign in')
    expect(onSubmit).not.toHaveBeenCalled()
    rerender(form(false))
    press('Sign in')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})
