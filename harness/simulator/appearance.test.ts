import type { AppWindow } from './AppWindow'
import { shiftClock, showDevice } from './appearance'
import { memoryOf } from './memory'
import { scenarios } from './scenarios'

const HOUR = 3_600_000

test('shifts the page’s clock but no given dates', () => {
  jest.useFakeTimers()
  const view = { Date } as unknown as AppWindow
  shiftClock(view, HOUR)
  expect(view.Date.now()).toBe(Date.now() + HOUR)
  expect(new view.Date().getTime()).toBe(Date.now() + HOUR)
  expect(new view.Date(0).getTime()).toBe(0)
  expect(new view.Date()).toBeInstanceOf(Date)
  expect(view.Date.UTC(1970)).toBe(0)
  jest.useRealTimers()
})

test.each([
  ['messaging-android', /Android.* icome\/2\.0$/],
  ['messaging-ios', /iPhone.* icome\/2\.0$/],
  ['partner-ios', /iPhone.* GreatGas\/2\.0$/],
  ['browser', undefined],
] as const)('the user agent of %s', (name, agent) => {
  const navigator = { userAgent: 'its own' }
  const view = { navigator, document } as unknown as Window
  showDevice(view, memoryOf(scenarios[name], name))
  if (agent) expect(navigator.userAgent).toMatch(agent)
  else expect(navigator.userAgent).toBe('its own')
})

test('applies language, theme and text size of the device', () => {
  const navigator = { language: 'en-US', languages: ['en-US'] }
  const view = { navigator, document } as unknown as Window
  showDevice(view, memoryOf({ ...scenarios.browser, device: { locale: 'zh-CN', theme: 'dark', fontScale: 1.3 } }, 'x'))
  expect([navigator.language, navigator.languages]).toEqual(['zh-CN', ['zh-CN']])
  const root = document.documentElement
  expect(root.getAttribute('data-theme')).toBe('dark')
  root.removeAttribute('data-theme')
})

test.each([
  [null, null],
  ['system', null],
  ['light', 'light'],
])('a device without theme and language of its own: those of app (%s) and browser come back', (chosen, shown) => {
  const own = { language: 'en-US', languages: ['en-US'] }
  const navigator: typeof own = Object.create(own)
  const view = { navigator, document, localStorage: { getItem: () => chosen } } as unknown as Window
  const memory = memoryOf({ ...scenarios.browser, device: { locale: 'zh-CN', theme: 'dark' } }, 'x')
  showDevice(view, memory)
  const before = memory.device
  memory.device = { ...before, locale: '', theme: 'auto' }
  showDevice(view, memory, before)
  expect([navigator.language, navigator.languages]).toEqual(['en-US', ['en-US']])
  const root = document.documentElement
  expect(root.getAttribute('data-theme')).toBe(shown)
  root.removeAttribute('data-theme')
})
