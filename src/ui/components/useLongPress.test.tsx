import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { KIT_LONG_PRESS_START, LONG_PRESS_DELAY } from '#base/config'
import { useLongPress } from './useLongPress'

interface PressableProps {
  readonly onMenu: () => void
  readonly contextMenu?: boolean
}

function Pressable({ onMenu, contextMenu = false }: PressableProps) {
  return (
    <p data-testid="pressed" {...useLongPress(onMenu, { contextMenu })}>
      text
    </p>
  )
}

function show(contextMenu: boolean) {
  const onMenu = jest.fn()
  render(<Pressable onMenu={onMenu} contextMenu={contextMenu} />)
  const element = screen.getByTestId('pressed')
  const rightClick = () => {
    const event = createEvent.contextMenu(element)
    fireEvent(element, event)
    return event
  }
  // jsdom's pointer events have no button; a mouse event of the same type does.
  const pressDown = () => fireEvent(element, new MouseEvent('pointerdown', { bubbles: true }))
  return { onMenu, pressDown, rightClick }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a right click or menu key acts in place of the context menu', () => {
  const { onMenu, rightClick } = show(true)
  expect(rightClick().defaultPrevented).toBe(true)
  expect(onMenu).toHaveBeenCalledTimes(1)
})

test('without it, the browser keeps its context menu', () => {
  const { onMenu, rightClick } = show(false)
  expect(rightClick().defaultPrevented).toBe(false)
  expect(onMenu).not.toHaveBeenCalled()
})

test('one press acts once, whichever comes first', () => {
  const { onMenu, pressDown, rightClick } = show(true)
  pressDown()
  rightClick()
  act(() => jest.advanceTimersByTime(LONG_PRESS_DELAY))
  expect(onMenu).toHaveBeenCalledTimes(1)
  pressDown()
  act(() => jest.advanceTimersByTime(LONG_PRESS_DELAY))
  expect(rightClick().defaultPrevented).toBe(true)
  expect(onMenu).toHaveBeenCalledTimes(2)
})

test('a menu starts after 500 ms (kit-long-press-start), a text after 800 ms', () => {
  const menu = show(true)
  menu.pressDown()
  act(() => jest.advanceTimersByTime(KIT_LONG_PRESS_START - 1))
  expect(menu.onMenu).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(1))
  expect(menu.onMenu).toHaveBeenCalledTimes(1)
  cleanup()
  const text = show(false)
  text.pressDown()
  act(() => jest.advanceTimersByTime(LONG_PRESS_DELAY - 1))
  expect(text.onMenu).not.toHaveBeenCalled()
})
