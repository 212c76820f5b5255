import { act, fireEvent, render, screen } from '@testing-library/react'
import { LONG_PRESS_DELAY, TAP_TOLERANCE } from '#base/config'
import { startTexts } from '#platform/i18n'
import { LongText } from './LongText'
import { loadSheet } from './Sheet'

const LONG = 'Hongsheng Ceramics'

beforeAll(() => Promise.all([startTexts(), loadSheet()]))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

// jsdom's pointer events have no coordinates; a mouse event of the same type does.
function pointer(element: Element, type: 'pointerdown' | 'pointermove', clientX: number, clientY: number) {
  fireEvent(element, new MouseEvent(type, { bubbles: true, clientX, clientY }))
}

function hold(element: Element, ms: number) {
  pointer(element, 'pointerdown', 100, 100)
  act(() => jest.advanceTimersByTime(ms))
}

describe('a long text', () => {
  it('shows the full text after a press of 800 ms, not earlier', () => {
    render(<LongText text={LONG} />)
    hold(screen.getByText(LONG), LONG_PRESS_DELAY - 1)
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.getByRole('dialog', { name: 'Full text' }).textContent).toContain(LONG)
  })

  it('does nothing when the finger moves more than 5 px or lifts', () => {
    render(<LongText text={LONG} />)
    const text = screen.getByText(LONG)
    hold(text, 400)
    pointer(text, 'pointermove', 100, 101 + TAP_TOLERANCE)
    act(() => jest.advanceTimersByTime(LONG_PRESS_DELAY))
    hold(text, 400)
    fireEvent.pointerUp(text)
    act(() => jest.advanceTimersByTime(LONG_PRESS_DELAY))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('accepts a movement of 5 px', () => {
    render(<LongText text={LONG} />)
    const text = screen.getByText(LONG)
    hold(text, 400)
    pointer(text, 'pointermove', 100 + TAP_TOLERANCE, 100)
    act(() => jest.advanceTimersByTime(400))
    expect(screen.queryByRole('dialog', { name: 'Full text' })).not.toBeNull()
  })

  it('long-tap-text-length: a label of 8 characters shows its full text, one of 7 does not', () => {
    render(
      <>
        <LongText text="12345678" isShort />
        <LongText text="1234567" isShort />
      </>,
    )
    hold(screen.getByText('1234567'), LONG_PRESS_DELAY)
    expect(screen.queryByRole('dialog')).toBeNull()
    hold(screen.getByText('12345678'), LONG_PRESS_DELAY)
    expect(screen.getByRole('dialog').textContent).toContain('12345678')
  })

  it('does nothing for a text of 10 characters', () => {
    render(<LongText text="0123456789" />)
    hold(screen.getByText('0123456789'), LONG_PRESS_DELAY)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('suppresses the click after a long press', () => {
    const onRow = jest.fn()
    render(
      <button type="button" onClick={onRow}>
        <LongText text={LONG} />
      </button>,
    )
    const text = screen.getByText(LONG)
    hold(text, LONG_PRESS_DELAY)
    fireEvent.pointerUp(text)
    fireEvent.click(text)
    expect(onRow).not.toHaveBeenCalled()
    fireEvent.click(text)
    expect(onRow).toHaveBeenCalledTimes(1)
  })
})
