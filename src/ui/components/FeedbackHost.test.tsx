import { act, fireEvent, render, screen } from '@testing-library/react'
import { startTexts } from '#platform/i18n'
import { Feedback } from '../../platform/feedback/Feedback'
import { FeedbackHost } from './FeedbackHost'

beforeAll(startTexts)
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function open() {
  const feedback = new Feedback()
  render(<FeedbackHost feedback={feedback} />)
  return feedback
}

const advance = (ms: number) => jest.advanceTimersByTime(ms)

describe('toasts', () => {
  test('are shown for 2 s as a status (section 9)', async () => {
    const feedback = open()
    await act(() => feedback.toast('server error'))
    expect(screen.getByRole('status').textContent).toBe('server error')
    // One animation frame, then 2 s.
    await act(() => advance(16 + 1999))
    expect(screen.getByRole('status').textContent).toBe('server error')
    await act(() => advance(1))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('shown before the first frame stay for their full time after it', async () => {
    const feedback = new Feedback()
    feedback.toast('The ticket was refused')
    await act(() => advance(5000))
    render(<FeedbackHost feedback={feedback} />)
    await act(() => advance(1999))
    expect(screen.getByRole('status').textContent).toBe('The ticket was refused')
    await act(() => advance(16 + 1))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('with the same text within 2 s appear once', async () => {
    const feedback = open()
    await act(() => {
      feedback.toast('server error')
      feedback.toast('server error')
    })
    expect(screen.getAllByText('server error')).toHaveLength(1)
  })

  test('with an action stay for at least 5 s and run it once', async () => {
    const feedback = open()
    const undo = jest.fn()
    await act(() => feedback.toast('Discarded', { action: { label: 'Undo', run: undo } }))
    await act(() => advance(5000))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('Discarded')).toBeNull()
  })
})

describe('dialogs', () => {
  test('show only the confirm button unless `cancel` is given (section 9)', async () => {
    const feedback = open()
    const answered = jest.fn()
    await act(() => void feedback.confirm({ title: 'notice' }).then(answered))
    expect(screen.getByRole('dialog', { name: 'notice' })).toBeTruthy()
    expect(screen.getAllByRole('button')).toHaveLength(1)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'OK' })))
    expect(answered).toHaveBeenCalledWith('confirm')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('take the focus, have their text as description, and restore the focus', async () => {
    const feedback = new Feedback()
    render(
      <>
        <button type="button">Send</button>
        <FeedbackHost feedback={feedback} />
      </>,
    )
    const before = screen.getByRole('button', { name: 'Send' })
    before.focus()
    await act(() => void feedback.confirm({ title: 'Leave?', text: 'It is saved as a draft.', cancel: 'Stay' }))
    const dialog = screen.getByRole('dialog', { name: 'Leave?', description: 'It is saved as a draft.' })
    expect(document.activeElement).toBe(dialog)
    await act(async () => void fireEvent.keyDown(dialog, { key: 'Tab' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }))
    await act(async () => void fireEvent.keyDown(dialog, { key: 'Escape' }))
    expect(document.activeElement).toBe(before)
  })

  test('resolve with cancel on Escape', async () => {
    const feedback = open()
    const answered = jest.fn()
    await act(() => void feedback.confirm({ title: 'Leave?', cancel: 'Stay' }).then(answered))
    await act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }))
    expect(answered).toHaveBeenCalledWith('cancel')
  })
})
