import { act, render, screen } from '@testing-library/react'
import { keyboard } from '#platform/messages'
import { useKeyboardInset } from './keyboard'

/** Changes the size of the window. */
const windowIs = (change: { innerHeight?: number; innerWidth?: number }) => {
  for (const [name, value] of Object.entries(change))
    Object.defineProperty(window, name, { value, configurable: true, writable: true })
  act(() => void window.dispatchEvent(new Event('resize')))
}
const ownValue = () => document.documentElement.style.getPropertyValue('--keyboard')
/** What is in force; the tokens say 0px. */
const covered = () => ownValue() || '0px'
const reported = (height: number) => act(() => keyboard.setHeight(height))

function Form() {
  useKeyboardInset()
  return <input aria-label="Text" />
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
  windowIs({ innerWidth: 390, innerHeight: 844 })
})
afterEach(() => reported(0))

test('uses the height reported by a host whose keyboard overlays the page', () => {
  render(<Form />)
  expect(covered()).toBe('0px')
  screen.getByRole('textbox').focus()
  reported(300)
  expect(covered()).toBe('300px')
  expect(document.activeElement?.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' })
  reported(0)
  expect(covered()).toBe('0px')
})

test.each([
  ['before', [() => windowIs({ innerHeight: 544 }), () => reported(300)]],
  ['after', [() => reported(300), () => windowIs({ innerHeight: 544 })]],
] as const)('covers nothing when the window shrinks %s the host reports the keyboard', (_, steps) => {
  render(<Form />)
  for (const step of steps) step()
  expect(covered()).toBe('0px')
})

test('covers the rest when the window shrinks by less than the keyboard', () => {
  render(<Form />)
  windowIs({ innerHeight: 744 })
  reported(300)
  expect(covered()).toBe('200px')
})

test('uses the new full height after rotation', () => {
  render(<Form />)
  windowIs({ innerWidth: 844, innerHeight: 390 })
  reported(200)
  expect(covered()).toBe('200px')
})

test('counts a keyboard that is open before mounting, and cleans up on unmount', () => {
  reported(300)
  const { unmount } = render(<Form />)
  expect(covered()).toBe('300px')
  unmount()
  expect(ownValue()).toBe('')
})

test('a page without a keyboard is not restyled for it', () => {
  render(<Form />)
  expect(ownValue()).toBe('')
})
