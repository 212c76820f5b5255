import { act, render } from '@testing-library/react'
import { defineRoute } from '#base/routes'
import { openHistory } from './history'
import { type NavigableRoute, NavigationStore } from './NavigationStore'
import { PageStack } from './PageStack'
import { usePageState } from './page'

const noExit = async () => true

const routes: readonly NavigableRoute[] = [
  { route: defineRoute('/list') },
  { route: defineRoute('/detail') },
  { route: defineRoute('/clueCognition') },
  { route: defineRoute('/center'), keepAlive: true },
]

function Screen() {
  usePageState('ready')
  return <p>content</p>
}

function open(address: string, animated = true) {
  window.history.replaceState(null, '', `#${address}`)
  const navigation = new NavigationStore({
    history: openHistory(),
    routeOf: (path) => routes.find((known) => known.route.path === path),
    exits: { native: false, nativeApp: noExit, nativeMain: noExit, closeWebView: noExit },
  })
  const { container } = render(
    <PageStack
      navigation={navigation}
      animated={animated}
      pluginOf={() => 'core'}
      transitionOf={() => 'slide'}
      render={() => <Screen />}
    />,
  )
  const page = () => {
    const shown = container.querySelector<HTMLElement>('[data-route]:not([hidden])')
    if (!shown) throw new Error('no page is visible')
    return shown
  }
  return { navigation, page, container }
}

/** jsdom has no layout: sets the position and fires the scroll event as a browser would. */
function scrollTo(page: HTMLElement, top: number): void {
  page.scrollTop = top
  page.dispatchEvent(new Event('scroll'))
}

/**
 * Gives the page a height: positions beyond the limit become the limit, as in a browser. Returns a change of the limit.
 */
function limitScroll(page: HTMLElement, first: number): (limit: number) => void {
  let limit = first
  let top = 0
  Object.defineProperty(page, 'scrollHeight', { get: () => limit })
  Object.defineProperty(page, 'scrollTop', {
    get: () => top,
    set: (place: number) => {
      top = Math.min(place, limit)
      page.dispatchEvent(new Event('scroll'))
    },
  })
  return (next) => {
    limit = next
  }
}

/** Goes back with fake timers, except for the frames that React and history need. */
async function comeBack(navigation: NavigationStore): Promise<void> {
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    // Unlike `back` not debounced, by a clock that is not faked.
    navigation.leave()
    await jest.advanceTimersByTimeAsync(1)
    await arrived
  })
}

const wait = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] }))
afterEach(() => jest.useRealTimers())

describe('the scroll position (section 2)', () => {
  test('scroll-on-navigation: a new page starts at the top', async () => {
    const { navigation, page } = open('/list')
    scrollTo(page(), 700)
    await act(async () => void navigation.open('/detail'))
    expect(page().scrollTop).toBe(0)
  })

  test.each([
    ['scroll-restore-delay', '/list', 400],
    ['scroll-restore-delay-lead-cognition', '/clueCognition', 800],
  ])('%s: %s restores its scroll position after %i ms', async (_id, address, delay) => {
    const { navigation, page } = open(address)
    await wait(1)
    scrollTo(page(), 700)
    await act(async () => void navigation.open('/detail'))
    await comeBack(navigation)
    await wait(delay - 20)
    expect(page().scrollTop).toBe(0)
    await wait(20)
    expect(page().scrollTop).toBe(700)
  })

  test('touching the page meanwhile cancels the restore', async () => {
    const { navigation, page } = open('/list')
    await wait(1)
    scrollTo(page(), 700)
    await act(async () => void navigation.open('/detail'))
    await comeBack(navigation)
    page().dispatchEvent(new Event('pointerdown'))
    await wait(1000)
    expect(page().scrollTop).toBe(0)
  })

  test('a page whose content appears seconds later is restored then', async () => {
    const { navigation, page } = open('/list')
    await wait(1)
    scrollTo(page(), 700)
    await act(async () => void navigation.open('/detail'))
    await comeBack(navigation)
    const grow = limitScroll(page(), 100)
    await wait(5000)
    expect(page().scrollTop).toBe(100)
    grow(2000)
    await wait(20)
    expect(page().scrollTop).toBe(700)
  })

  test('a page that is left while it is too short keeps its position', async () => {
    const { navigation, page } = open('/list')
    await wait(1)
    scrollTo(page(), 700)
    await act(async () => void navigation.open('/detail'))
    await comeBack(navigation)
    limitScroll(page(), 100)
    await wait(500)
    expect(page().scrollTop).toBe(100)
    await act(async () => void navigation.open('/detail'))
    await comeBack(navigation)
    await wait(400)
    expect(page().scrollTop).toBe(700)
  })

  test('a kept page keeps its position', async () => {
    const { navigation, page } = open('/center')
    await wait(1)
    scrollTo(page(), 700)
    await act(async () => void navigation.open('/detail'))
    await comeBack(navigation)
    expect(page().scrollTop).toBe(700)
  })
})

describe('transitions (section 2)', () => {
  test('transition-push-forward: slide right', async () => {
    const { navigation, page } = open('/list')
    await act(async () => void navigation.open('/detail'))
    expect(page().className).toContain('page--from-right')
  })

  test('transition-replace-back-go: slide left', async () => {
    const { navigation, page } = open('/list')
    await act(async () => void navigation.open('/detail', { replace: true }))
    expect(page().className).toContain('page--from-left')
  })

  test('transition-enterprise-app: none', async () => {
    const { navigation, page } = open('/list', false)
    await act(async () => void navigation.open('/detail'))
    expect(page().className).not.toContain('page--from')
  })
})

describe('what is observable from outside', () => {
  test('exactly one page is visible; hidden ones are inert', async () => {
    const { navigation, container } = open('/center')
    await act(async () => void navigation.open('/detail'))
    const pages = [...container.querySelectorAll<HTMLElement>('[data-route]')]
    expect(pages.map((page) => [page.dataset.route, page.hidden, page.hasAttribute('inert')])).toEqual([
      ['/center', true, true],
      ['/detail', false, false],
    ])
    expect(pages.map((page) => page.dataset.state)).toEqual(['ready', 'ready'])
  })
})
