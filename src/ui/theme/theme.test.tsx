import { act, renderHook } from '@testing-library/react'
import { setTheme, useAppearance, useTheme } from '#ui/theme'

const shown = () => document.documentElement.dataset.theme

afterEach(() => act(() => setTheme('system')))

test('a chosen theme applies at once and after a restart', () => {
  const { result } = renderHook(useTheme)
  expect(result.current).toBe('system')
  act(() => setTheme('dark'))
  expect([shown(), result.current, localStorage.getItem('theme')]).toEqual(['dark', 'dark', 'dark'])
})

test('system follows the phone', () => {
  act(() => setTheme('light'))
  act(() => setTheme('system'))
  expect(shown()).toBeUndefined()
})

test('the theme changes even if it cannot be stored', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  act(() => setTheme('dark'))
  expect(shown()).toBe('dark')
  refused.mockRestore()
})

test('what is drawn by script follows the choice, and the phone where the phone decides', () => {
  let listener: () => void = () => undefined
  const phone = {
    matches: false,
    addEventListener: (_: string, reported: () => void) => {
      listener = reported
    },
    removeEventListener: () => undefined,
  }
  window.matchMedia = () => phone as unknown as MediaQueryList
  const { result } = renderHook(useAppearance)
  expect(result.current).toBe('light')
  phone.matches = true
  act(() => listener())
  expect(result.current).toBe('dark')
  act(() => setTheme('light'))
  expect(result.current).toBe('light')
})
