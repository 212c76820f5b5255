import { act, fireEvent, render, screen } from '@testing-library/react'
import { Button } from './Button'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('a button', () => {
  it('cannot be pressed again until its work is done', async () => {
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

  it('is ready again after a failure', async () => {
    const save = jest.fn(() => Promise.reject(new Error('refused')))
    render(<Button onPress={save}>Save</Button>)
    await act(async () => press('Save'))
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull()
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
