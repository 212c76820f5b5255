import { act, render } from '@testing-library/react'
import { defineChooser, defineRoute } from '#base/routes'
import { list as listOf, optional, string } from '#base/wire'
import { openHistory } from './history'
import { type NavigableRoute, NavigationStore } from './NavigationStore'
import { PageStack } from './PageStack'
import { type PageNavigation, usePageNavigation } from './usePageNavigation'

const list = defineRoute('/list', { search: { tab: optional(string), near: optional(string), tags: optional(listOf) } })
const detail = defineRoute('/detail', { search: { id: string } })
const picker = defineChooser<string>()('/picker')
const routes: readonly NavigableRoute[] = [{ route: list, keepAlive: true }, { route: detail }, { route: picker }]
const noExit = async () => true

/** Navigation of each rendered page, by path. */
type Pages = Record<string, PageNavigation<typeof list.search>>

function Screen({ path, pages }: { path: string; pages: Pages }) {
  pages[path] = usePageNavigation(list)
  return null
}

function start(address: string) {
  window.history.replaceState(null, '', `#${address}`)
  const navigation = new NavigationStore({
    history: openHistory(),
    routeOf: (path) => routes.find((known) => known.route.path === path),
    exits: { native: false, nativeApp: noExit, nativeMain: noExit, closeWebView: noExit },
  })
  const pages: Pages = {}
  render(
    <PageStack
      navigation={navigation}
      animated={false}
      pluginOf={() => 'core'}
      transitionOf={() => 'none'}
      render={({ path }) => <Screen path={path} pages={pages} />}
    />,
  )
  const on = (path: string) => {
    const page = pages[path]
    if (!page) throw new Error(`${path} was not drawn`)
    return page
  }
  const arrival = () =>
    new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }))
  const shown = () => `${navigation.visible.path}?${navigation.visible.query}`
  return { navigation, on, shown, arrival }
}

describe('a page changes its own search', () => {
  test('merged into the current one; undefined removes a parameter', () => {
    const { on, shown } = start('/list?tab=mine&near=1&from=home')
    act(() => on('/list').setSearch({ near: undefined, tags: ['a', 'b'] }))
    expect(shown()).toBe('/list?tab=mine&from=home&tags=a%2Cb')
  })

  test('computed from the current, parsed search', () => {
    const { on, shown } = start('/list?tags=a,b')
    act(() => on('/list').setSearch((now) => ({ tags: [...(now.tags ?? []), 'c'] })))
    expect(shown()).toBe('/list?tags=a%2Cb%2Cc')
  })
})

describe('a page that is not visible', () => {
  test('does not change the search: a late position leaves the detail page alone', () => {
    const { on, shown } = start('/list')
    const late = on('/list')
    act(() => late.open(detail, { id: '1' }))
    act(() => late.setSearch({ near: '1' }))
    expect(shown()).toBe('/detail?id=1')
  })

  test('cannot open, replace, choose or go back', async () => {
    const { on, shown, navigation } = start('/list')
    const late = on('/list')
    act(() => late.open(detail, { id: '1' }))
    act(() => {
      late.open(detail, { id: '2' })
      late.replace(detail, { id: '3' })
      late.leave()
      late.back()
    })
    await expect(late.choose(picker)).resolves.toBeUndefined()
    expect(shown()).toBe('/detail?id=1')
    expect(navigation.visible.entry.index).toBe(1)
  })

  test('does not act on the page that replaces it later', async () => {
    const { navigation, on, shown, arrival } = start('/list?tab=mine')
    act(() => on('/list').open(detail, { id: '1' }))
    const late = on('/detail')
    const back = arrival()
    navigation.back()
    await act(() => back)
    act(() => late.setSearch({ near: '1' }))
    expect(shown()).toBe('/list?tab=mine')
  })
})

test('two taps on a row open one page', () => {
  const { on, navigation } = start('/list')
  const page = on('/list')
  act(() => {
    page.open(detail, { id: '1' })
    page.open(detail, { id: '1' })
  })
  expect(navigation.visible.entry.index).toBe(1)
})

test('the calling page can navigate again after its chooser has answered', async () => {
  const { on, shown, arrival } = start('/list?tab=mine')
  const asking = on('/list')
  let chosen: Promise<string | undefined> = Promise.resolve(undefined)
  act(() => {
    chosen = asking.choose(picker)
  })
  const back = arrival()
  act(() => on('/picker').answer(picker, 'gas'))
  await act(() => back)
  await expect(chosen).resolves.toBe('gas')
  act(() => asking.setSearch({ near: '1' }))
  expect(shown()).toBe('/list?tab=mine&near=1')
})
