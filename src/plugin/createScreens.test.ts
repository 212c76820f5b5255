import { defineRoute } from '#src/navigation'
import type { RegisteredRoute } from './registry'
import { createScreens, PRELOAD_ERROR_EVENT } from './screens'

const List = () => null
const locales = { en: async () => ({ default: {} }), 'zh-CN': async () => ({ default: {} }) }
const route = (screen?: RegisteredRoute['screen']): RegisteredRoute => ({
  route: defineRoute('/list'),
  title: 't',
  source: 's',
  plugin: { id: 'leads', owner: 'team-leads', locales },
  ...(screen && { screen }),
})

test('a screen that was loaded ahead is drawn without a moment of bones', async () => {
  const screens = createScreens()
  const list = route(async () => ({ default: List }))
  await screens.prefetch(list)
  expect(screens.of(list)).toBe(List)
})

test('code that does not come ahead of time is told to nobody; whoever opens the page has it tried again', async () => {
  const told = jest.fn()
  window.addEventListener(PRELOAD_ERROR_EVENT, told)
  const screens = createScreens()
  const load = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue({ default: List })
  await screens.prefetch(route(load))
  expect(told).not.toHaveBeenCalled()
  await screens.prefetch(route(load))
  expect(screens.of(route(load))).toBe(List)
  window.removeEventListener(PRELOAD_ERROR_EVENT, told)
})

test('the same screen is the same component until it is forgotten', () => {
  const screens = createScreens()
  const list = route(async () => ({ default: List }))
  const first = screens.of(list)
  expect(screens.of(list)).toBe(first)
  screens.forget('/list')
  expect(screens.of(list)).not.toBe(first)
})

test('a route under construction has none', () => {
  expect(createScreens().of(route())).toBeUndefined()
})
