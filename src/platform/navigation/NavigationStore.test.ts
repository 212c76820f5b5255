import { MessageChannel } from 'node:worker_threads'
import { defineChooser, defineRoute } from '#base/routes'
import { optional, string } from '#base/wire'
import { openHistory } from './history'
import { type ComingPage, type Exits, type NavigableRoute, NavigationStore } from './NavigationStore'

const list = defineRoute('/list', { search: { tab: optional(string) }, identity: [] })
const detail = defineRoute('/detail', { search: { id: string } })
const center = defineRoute('/center')
const record = defineRoute('/record', { search: { id: string } })
const picker = defineChooser<string>()('/picker')
const optionalPicker = defineChooser<string | undefined>()('/picker')

const routes: readonly NavigableRoute[] = [
  { route: defineRoute('/') },
  { route: list, homeEntry: true },
  { route: detail },
  { route: center, keepAlive: true },
  { route: record, keepAlive: true },
  { route: picker },
  { route: defineRoute('/selectAddress') },
  { route: defineRoute('/clueMap') },
]

interface StartOptions {
  readonly exits?: Partial<Exits>
  readonly flags?: Record<string, string>
  readonly closeOverlay?: () => boolean
  readonly prepare?: (page: ComingPage) => boolean
  readonly onOutside?: () => void
}

/** The stores of earlier tests would take what happens to the address of this one. */
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function start(address: string, options: StartOptions = {}) {
  window.history.replaceState(null, '', `#${address}`)
  const left: string[] = []
  const views: string[] = []
  const leave = (way: string) => async () => {
    left.push(way)
    return true
  }
  const exits: Exits = {
    nativeApp: leave('native-app'),
    nativeMain: leave('native-main'),
    closeWebView: leave('close-web-view'),
    native: true,
    ...options.exits,
  }
  const history = openHistory()
  const { listen } = history
  jest.spyOn(history, 'listen').mockImplementation((listener) => {
    const stop = listen(listener)
    stops.push(stop)
    return stop
  })
  const navigation = new NavigationStore({
    history,
    routeOf: (path) => routes.find((known) => known.route.path === path),
    exits,
    onPageView: (path) => views.push(path),
    ...(options.closeOverlay ? { closeOverlay: options.closeOverlay } : {}),
    ...(options.prepare ? { prepare: options.prepare } : {}),
    ...(options.onOutside ? { onOutside: options.onOutside } : {}),
    ...(options.flags ? { pushFlags: () => options.flags ?? {} } : {}),
  })
  return { navigation, left, views }
}

// jsdom has none.
beforeAll(() => Object.assign(globalThis, { MessageChannel }))

/** Browsers move in history asynchronously. */
const popped = () =>
  new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }))
const shown = (navigation: NavigationStore) => `${navigation.visible.path}?${navigation.visible.query}`

describe('the page stack', () => {
  test('a pushed page is visible and the one beneath it is unmounted', () => {
    const { navigation } = start('/list')
    navigation.open('/detail?id=L-1')
    expect(navigation.pages.map((page) => page.path)).toEqual(['/detail'])
    expect(navigation.motion).toBe('right')
  })

  test('a pushed page is shown in the task after its data were requested, with the memory they are in', async () => {
    const seen: string[] = []
    const prepare = ({ path, query, memory }: ComingPage) => {
      seen.push(`${path}?${query}`)
      memory.set('list', 'requested')
      return true
    }
    const { navigation } = start('/list', { prepare })
    const shownNow = navigation.push('/detail?id=L-1')
    expect(seen).toEqual(['/detail?id=L-1'])
    expect(navigation.visible.path).toBe('/list')
    await shownNow
    expect(shown(navigation)).toBe('/detail?id=L-1')
    expect(navigation.visible.entry.memory.get('list')).toBe('requested')
  })

  test('a page that leads to the one below it goes back to that, with its memory and filters', async () => {
    const { navigation } = start('/list?tab=mine', { flags: { fullscreen: '1' } })
    navigation.open('/detail?id=L-1')
    navigation.visible.entry.memory.set('tab', 'bills')
    navigation.open('/center')
    const back = popped()
    navigation.replaceBy('/detail?id=L-1')
    await back
    expect(shown(navigation)).toBe('/detail?id=L-1&fullscreen=1')
    expect(navigation.visible.entry.memory.get('tab')).toBe('bills')
    const again = popped()
    navigation.back()
    await again
    expect(shown(navigation)).toBe('/list?tab=mine')
  })

  test('a dialog over a page that leads to the one below it stays', async () => {
    const closeOverlay = jest.fn(() => true)
    const { navigation } = start('/list', { closeOverlay })
    navigation.open('/detail?id=L-1')
    navigation.open('/center')
    const back = popped()
    navigation.replaceBy('/detail?id=L-1')
    await back
    expect(shown(navigation)).toBe('/detail?id=L-1')
    expect(closeOverlay).not.toHaveBeenCalled()
  })

  test.each([
    ['another record', '/detail?id=L-2'],
    ['another page', '/record?id=L-1'],
    ['another tab of the page below', '/detail?id=L-1&tab=bills'],
  ])('a page that leads to %s is replaced by it', async (_what, address) => {
    const { navigation } = start('/list')
    navigation.open('/detail?id=L-1')
    navigation.open('/center')
    navigation.replaceBy(address)
    expect(shown(navigation)).toBe(address)
    const back = popped()
    navigation.back()
    await back
    expect(shown(navigation)).toBe('/detail?id=L-1')
  })

  test('a pushed page without data to request is shown at once', () => {
    const { navigation } = start('/list', { prepare: () => false })
    void navigation.push('/detail?id=L-1')
    expect(navigation.visible.path).toBe('/detail')
  })

  test('a double tap opens a page once', async () => {
    const { navigation, views } = start('/list', { flags: { fullscreen: '1' } })
    const first = navigation.open('/detail?id=L-1')
    expect(navigation.open('/detail?id=L-1')).toBe(first)
    expect(views.filter((path) => path === '/detail')).toHaveLength(1)
    const back = popped()
    navigation.back()
    await back
    expect(navigation.visible.path).toBe('/list')
  })

  test('a chooser opened by a double tap answers the first call; the second resolves with undefined', async () => {
    const { navigation } = start('/list')
    const first = navigation.choose(picker)
    await expect(navigation.choose(picker)).resolves.toBeUndefined()
    const back = popped()
    navigation.answer(picker, 'rep02')
    await back
    await expect(first).resolves.toBe('rep02')
    expect(navigation.visible.path).toBe('/list')
  })

  test('going back restores the entry with its memory', async () => {
    const { navigation } = start('/list?tab=mine')
    navigation.visible.entry.memory.set('rows', 42)
    navigation.open('/detail?id=L-1')
    const back = popped()
    navigation.back()
    await back
    expect(shown(navigation)).toBe('/list?tab=mine')
    expect(navigation.visible.entry.memory.get('rows')).toBe(42)
    expect(navigation.motion).toBe('left')
  })

  test('a kept page stays mounted and is reused for the same address', () => {
    const { navigation } = start('/center')
    const { key } = navigation.visible
    navigation.open('/detail?id=L-1')
    expect(navigation.pages.map((page) => page.path)).toEqual(['/center', '/detail'])
    navigation.open('/center')
    expect(navigation.visible.key).toBe(key)
    expect(navigation.pages.map((page) => page.path)).toEqual(['/center'])
  })

  test('two records of a kept route are two pages', () => {
    const { navigation } = start('/record?id=1')
    navigation.open('/record?id=2')
    expect(navigation.pages.map((page) => page.query)).toEqual(['id=1', 'id=2'])
  })

  test('at most ten kept pages stay; the least recently used is removed', () => {
    const { navigation } = start('/record?id=0')
    for (let id = 1; id <= 11; id++) navigation.open(`/record?id=${id}`)
    expect(navigation.pages).toHaveLength(11)
    expect(navigation.pages[0]?.query).toBe('id=1')
  })

  test('a hash set from outside is a push, also to another record of the same route', async () => {
    const { navigation, views } = start('/detail?id=L-1')
    const first = navigation.visible.key
    const arrived = popped()
    window.location.hash = '#/detail?id=L-2'
    await arrived
    expect(shown(navigation)).toBe('/detail?id=L-2')
    expect(navigation.visible.key).not.toBe(first)
    expect(navigation.visible.entry.index).toBe(1)
    expect(views).toEqual(['/detail', '/detail'])
  })

  test('of a hash set from outside one is notified before its page is shown, of own steps and going back one is not', async () => {
    const shownThen: string[] = []
    const onOutside = () => shownThen.push(shown(navigation))
    const { navigation } = start('/list', { onOutside })
    navigation.open('/detail?id=L-1')
    let arrived = popped()
    window.history.back()
    await arrived
    expect(shownThen).toEqual([])
    arrived = popped()
    window.location.hash = '#/detail?id=L-1'
    await arrived
    expect(shownThen).toEqual(['/list?'])
    expect(shown(navigation)).toBe('/detail?id=L-1')
  })

  test('a change of search parameters keeps the page and is no page view', () => {
    const { navigation, views } = start('/list?from=home&tab=mine')
    const { key } = navigation.visible
    navigation.changeSearch({ tab: 'pool' })
    expect(shown(navigation)).toBe('/list?from=home&tab=pool')
    expect(navigation.visible.key).toBe(key)
    expect(views).toEqual(['/list'])
    expect(window.location.hash).toBe('#/list?from=home&tab=pool')
  })

  test("every push in the enterprise app carries its flags, which are not part of the page's identity", () => {
    const { navigation } = start('/', { flags: { fullscreen: '1' } })
    navigation.open('/record?id=1')
    expect(shown(navigation)).toBe('/record?id=1&fullscreen=1')
    expect(navigation.visible.key).toBe('/record?id=1')
  })
})

describe('leaving the app', () => {
  test('a home entry opened from home returns to the native app', () => {
    const { navigation, left } = start('/list?from=home')
    navigation.back()
    expect(left).toEqual(['native-app'])
  })

  test('without history, back returns to the native app', () => {
    const { navigation, left } = start('/detail?id=L-1')
    navigation.back()
    expect(left).toEqual(['native-app'])
  })

  test('a host that cannot leave falls back to the workbench', async () => {
    const { navigation } = start('/list?from=home', { exits: { nativeApp: async () => false } })
    navigation.back()
    await Promise.resolve()
    expect(navigation.visible.path).toBe('/')
  })

  test('in a browser every exit leads to the workbench', () => {
    const { navigation } = start('/list?from=home', { exits: { native: false } })
    navigation.back()
    expect(navigation.visible.path).toBe('/')
  })

  test('/selectAddress is replaced by the map from home', () => {
    const { navigation } = start('/selectAddress')
    navigation.back()
    expect(shown(navigation)).toBe('/clueMap?from=home')
    expect(navigation.visible.entry.index).toBe(0)
  })

  test('a second call within 300 ms is ignored', () => {
    jest.spyOn(performance, 'now').mockReturnValue(1000)
    const { navigation, left } = start('/list?from=home')
    navigation.back()
    navigation.back()
    expect(left).toEqual(['native-app'])
  })
})

describe('back listeners', () => {
  test('goBack in a form asks first', () => {
    const { navigation, left } = start('/list?from=home')
    const requested = jest.fn()
    const release = navigation.onBack(navigation.visible.entry, requested)
    navigation.back()
    expect(requested).toHaveBeenCalledTimes(1)
    expect(left).toEqual([])
    release()
    navigation.leave()
    expect(left).toEqual(['native-app'])
  })

  test('a submitted form leaves without asking', async () => {
    const { navigation } = start('/list')
    navigation.open('/detail?id=L-1')
    const requested = jest.fn()
    navigation.onBack(navigation.visible.entry, requested)
    const back = popped()
    navigation.leave()
    await back
    expect(requested).not.toHaveBeenCalled()
    expect(navigation.visible.path).toBe('/list')
  })

  test('the browser’s back button is undone and asks, too', async () => {
    const { navigation } = start('/list')
    navigation.open('/detail?id=L-1')
    const requested = jest.fn()
    navigation.onBack(navigation.visible.entry, requested)
    const back = popped()
    window.history.back()
    await back
    await popped()
    expect(requested).toHaveBeenCalledTimes(1)
    expect(shown(navigation)).toBe('/detail?id=L-1')
    expect(window.location.hash).toBe('#/detail?id=L-1')
  })
})

describe('a sheet over the page', () => {
  test('is closed by going back; the page stays', () => {
    const { navigation, left } = start('/list?from=home', { closeOverlay: () => true })
    navigation.back()
    expect(left).toEqual([])
  })

  test('is closed by the browser’s back button, too', async () => {
    const open = [true]
    const { navigation } = start('/list', { closeOverlay: () => open.pop() ?? false })
    navigation.open('/detail?id=L-1')
    const back = popped()
    window.history.back()
    await back
    await popped()
    expect(open).toEqual([])
    expect(shown(navigation)).toBe('/detail?id=L-1')
  })
})

describe('choosers', () => {
  test('the answer reaches the page that asked, which stays mounted', async () => {
    const { navigation } = start('/list')
    const { key } = navigation.visible
    const chosen = navigation.choose(picker)
    expect(navigation.pages.map((page) => page.path)).toEqual(['/list', '/picker'])
    navigation.answer(picker, 'rep02')
    await expect(chosen).resolves.toBe('rep02')
    expect(navigation.visible.key).toBe(key)
  })

  test.each([
    ['an answer', 'rep02'],
    ['an empty answer', undefined],
  ])('%s by a double tap goes back once, to the page that asked', async (_, value) => {
    const { navigation } = start('/list')
    navigation.open('/center')
    const chosen = navigation.choose(optionalPicker)
    const back = popped()
    const go = jest.spyOn(window.history, 'go')
    expect([navigation.answer(optionalPicker, value), navigation.answer(optionalPicker, 'rep03')]).toEqual([true, true])
    await back
    await expect(chosen).resolves.toBe(value)
    expect(go.mock.calls).toEqual([[-1]])
    expect(navigation.visible.path).toBe('/center')
  })

  test('going back resolves with undefined', async () => {
    const { navigation } = start('/list')
    const chosen = navigation.choose(picker)
    navigation.back()
    await expect(chosen).resolves.toBeUndefined()
    expect(navigation.visible.path).toBe('/list')
  })

  test('an answer without a waiting page goes back', () => {
    const { navigation, left } = start('/picker')
    navigation.answer(picker, 'rep02')
    expect(left).toEqual(['native-app'])
  })
})

describe('returning to the workbench in a browser', () => {
  const inBrowser = { exits: { native: false } }

  test('goes to the nearest workbench entry behind the page', async () => {
    const { navigation } = start('/', inBrowser)
    for (const address of ['/detail?id=L-1', '/', '/detail?id=L-2', '/list?from=home']) navigation.open(address)
    const back = popped()
    navigation.back()
    await back
    expect([navigation.visible.path, navigation.visible.entry.index]).toEqual(['/', 2])
  })

  test('does not go forward to a workbench entry', async () => {
    const { navigation } = start('/list?from=home', inBrowser)
    navigation.open('/')
    const back = popped()
    window.history.back()
    await back
    navigation.back()
    expect([navigation.visible.path, navigation.visible.entry.index]).toEqual(['/', 0])
  })

  test('stays at the workbench', () => {
    const { navigation } = start('/', inBrowser)
    const { id } = navigation.visible.entry
    navigation.back()
    expect([navigation.visible.path, navigation.visible.entry.index]).toEqual(['/', 0])
    expect(navigation.visible.entry.id).not.toBe(id)
  })
})

describe('which back listener is called', () => {
  test('none after a chooser was answered', async () => {
    const { navigation } = start('/list', { closeOverlay: () => true })
    const chosen = navigation.choose(picker)
    const requested = jest.fn()
    navigation.onBack(navigation.visible.entry, requested)
    navigation.answer(picker, 'rep02')
    await expect(chosen).resolves.toBe('rep02')
    expect(requested).not.toHaveBeenCalled()
    expect(navigation.visible.path).toBe('/list')
  })

  test('the chooser’s own when it is left without an answer', async () => {
    const { navigation } = start('/list')
    void navigation.choose(picker)
    const requested = jest.fn()
    navigation.onBack(navigation.visible.entry, requested)
    const back = popped()
    window.history.back()
    await back
    await popped()
    expect(requested).toHaveBeenCalledTimes(1)
    expect(navigation.visible.path).toBe('/picker')
  })

  test('none when the browser goes forward', async () => {
    const { navigation } = start('/list')
    navigation.open('/detail?id=L-1')
    const back = popped()
    window.history.back()
    await back
    const requested = jest.fn()
    navigation.onBack(navigation.visible.entry, requested)
    const forward = popped()
    window.history.forward()
    await forward
    expect(requested).not.toHaveBeenCalled()
    expect([shown(navigation), navigation.motion]).toEqual(['/detail?id=L-1', 'right'])
  })
})
