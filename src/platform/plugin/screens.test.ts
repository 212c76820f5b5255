import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { PRELOAD_ERROR_EVENT } from '#base/loading'
import { defineRoute, lazySearch, number, optional } from '#base/routes'
import type { Core, RegisteredRoute } from '#platform/core'
import { registerTexts } from '#platform/i18n'
import { type ComingPage, useSearch } from '#platform/navigation'
import { PageContext, type PageFacts } from '../navigation/page'
import { createScreens } from './screens'

const List = () => null
const route = (screen?: RegisteredRoute['screen']): RegisteredRoute => ({
  route: defineRoute('/list'),
  title: 't',
  source: 's',
  plugin: { id: 'leads', owner: 'team-leads' },
  ...(screen && { screen }),
})

test('a prefetched screen is rendered without a skeleton', async () => {
  const screens = createScreens()
  const list = route(async () => ({ default: List }))
  await screens.prefetch(list)
  expect(screens.of(list)).toBe(List)
})

test('a failed prefetch is not reported; opening the page loads the code again', async () => {
  const reported = jest.fn()
  window.addEventListener(PRELOAD_ERROR_EVENT, reported)
  const screens = createScreens()
  const load = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue({ default: List })
  await screens.prefetch(route(load))
  expect(reported).not.toHaveBeenCalled()
  await screens.prefetch(route(load))
  expect(screens.of(route(load))).toBe(List)
  window.removeEventListener(PRELOAD_ERROR_EVENT, reported)
})

test('the pages of an area are loaded ahead of time, those of others are not', async () => {
  window.requestIdleCallback = (run) => Number(setTimeout(run))
  const screens = createScreens()
  const load = jest.fn(async () => ({ default: List }))
  const [list, form] = [route(load), { ...route(load), route: defineRoute('/form') }]
  const other = { ...route(load), route: defineRoute('/other'), plugin: { id: 'visits', owner: 'team-visits' } }
  const shared = { ...form, plugin: list.plugin }
  await screens.prefetchArea(new Map([list, shared, other].map((each) => [each.route.path, each])), '/list')
  expect([list, shared].map((each) => screens.of(each))).toEqual([List, List])
  expect(load).toHaveBeenCalledTimes(2)
})

const minimum = defineRoute('/list', { search: lazySearch<{ min?: number }>() })
const Rows = () => `from ${useSearch(minimum).min}`

test('a screen reads the parameters that it declares itself, whatever renders it', async () => {
  const entry = { ...route(async () => ({ default: Rows, search: { min: optional(number) } })), route: minimum }
  const screens = createScreens()
  await screens.prefetch(entry)
  const page = { page: { path: '/list', query: 'min=3' } } as PageFacts
  const shown = createElement(PageContext, { value: page }, createElement(screens.of(entry) as ComponentType))
  expect(renderToString(shown)).toBe('from 3')
})

test('a screen keeps its component until it is forgotten', () => {
  const screens = createScreens()
  const list = route(async () => ({ default: List }))
  const first = screens.of(list)
  expect(screens.of(list)).toBe(first)
  screens.evict('/list')
  expect(screens.of(list)).not.toBe(first)
})

test('a route under construction has no screen', () => {
  expect(createScreens().of(route())).toBeUndefined()
})

describe('preparing a page', () => {
  const page: ComingPage = { path: '/list', query: 'min=3', memory: new Map() }
  const core = (facts: { state?: Core['session']['state']; ok?: boolean } = {}) => {
    const { state = 'signed-in', ok = true } = facts
    return { session: { state }, decide: () => ({ ok, reason: '' }) } as unknown as Core
  }
  const prepared = async () => {
    const prepare = jest.fn()
    const screens = createScreens()
    const list = route(async () => ({ default: List, data: { prepare } }))
    return { prepare, screens, list }
  }

  test('requests its data once its code is loaded', async () => {
    const { prepare, screens, list } = await prepared()
    expect(screens.prepare(list, core(), page)).toBe(false)
    expect(prepare).not.toHaveBeenCalled()
    await screens.prefetch(list)
    const mine = core()
    expect(screens.prepare(list, mine, page)).toBe(true)
    expect(prepare).toHaveBeenCalledWith(mine, page, {})
  })

  test('gives it the search, parsed with what the screen declares itself; what does not fit is left out', async () => {
    const prepare = jest.fn()
    const screens = createScreens()
    const search = { min: optional(number) }
    const filtered = {
      ...route(async () => ({ default: List, data: { prepare }, search })),
      route: defineRoute('/list', { search: lazySearch<{ min?: number }>() }),
    }
    await screens.prefetch(filtered)
    const mine = core()
    screens.prepare(filtered, mine, page)
    expect(prepare.mock.calls).toEqual([[mine, page, { min: 3 }]])
    const unfit = { ...page, query: 'min=x' }
    screens.prepare(filtered, mine, unfit)
    expect(prepare).toHaveBeenLastCalledWith(mine, unfit, {})
  })

  test('requests nothing without identity or permission', async () => {
    const { prepare, screens, list } = await prepared()
    await screens.prefetch(list)
    screens.prepare(list, core({ state: 'no-identity' }), page)
    screens.prepare(list, core({ ok: false }), page)
    expect(prepare).not.toHaveBeenCalled()
  })
})

test('a page that brings its texts loads no text file', async () => {
  const english = jest.fn(async () => ({ default: { title: 'From the file' } }))
  registerTexts('area', { en: english, 'zh-CN': english })
  const screens = createScreens()
  const list = route(async () => ({ default: List, texts: { title: 'From the page' } }))
  await screens.prefetch({ ...list, bringsTexts: true, plugin: { ...list.plugin, id: 'area' } })
  expect(english).not.toHaveBeenCalled()
  await screens.prefetch({ ...list, route: defineRoute('/other'), plugin: { ...list.plugin, id: 'area' } })
  expect(english).toHaveBeenCalledTimes(1)
})
