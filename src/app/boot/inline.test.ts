import { EVENT_NAMES, REPLY_NAMES } from '#base/config'
import { getEmployee } from '../../platform/session/api'
import type { Hints } from './hints'
import type { Boot } from './window'

const answer = { status: 200, statusText: 'OK', text: () => Promise.resolve('{}') }
const fetched = jest.fn()

/** Runs the script as a page would that was opened at `address`. */
function open(address: string, stored: Record<string, string> = {}): Boot | undefined {
  window.history.replaceState(null, '', address)
  localStorage.clear()
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
  jest.isolateModules(() => require('./inline'))
  return window.__boot
}

const hintsOfPage: Hints = {
  every: ['assets/view.11111111.js'],
  client: ['assets/client.22222222.js'],
  pages: {
    '/clueList': [
      'assets/lead-list.44444444.js',
      'assets/lead-list.55555555.css',
      'assets/leads-locales-zh-CN-json.33333333.js',
    ],
  },
}

const user = { token: 'sim-rep01', loginName: 'rep01' }
const session = { ...user, roles: '["sales"]' }

beforeEach(() => {
  jest.useFakeTimers({ now: 1_795_000_000_000 })
  fetched.mockReset().mockResolvedValue(answer)
  Object.assign(globalThis, {
    fetch: fetched,
    CSS: { supports: () => true },
    __BUILD__: { MAIN_URL: '', CRM_HOST: '', CM_HOST: '', PLUGINS_OFF: '', HARNESS: '' },
  })
  document.head.innerHTML = `<script id="hints" type="application/json">${JSON.stringify(hintsOfPage)}</script>`
  document.documentElement.removeAttribute('data-theme')
  delete window.__boot
})

afterEach(() => jest.useRealTimers())

describe('root font size', () => {
  function resize(width: number): void {
    Object.defineProperty(window, 'innerWidth', { value: width, configurable: true })
  }

  test.each([
    [360, '36px'],
    [390, '39px'],
    [540, '54px'],
    [767, '54px'],
    [768, '43px'],
    [1280, '43px'],
    [0, '37.5px'],
  ])('is a tenth of a viewport of %d px, 54 px at most, and that of a large phone on a desktop', (width, size) => {
    resize(width)
    open('/')
    expect(document.documentElement.style.fontSize).toBe(size)
  })

  test('follows a resize after 16 ms of quiet', () => {
    resize(390)
    open('/')
    resize(430)
    window.dispatchEvent(new Event('resize'))
    jest.advanceTimersByTime(15)
    expect(document.documentElement.style.fontSize).toBe('39px')
    jest.advanceTimersByTime(1)
    expect(document.documentElement.style.fontSize).toBe('43px')
  })

  test('compensates for the text zoom of a host', () => {
    resize(400)
    const real = window.getComputedStyle.bind(window)
    jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
      const style = real(element)
      return { ...style, fontSize: `${Number.parseFloat(style.fontSize) * 1.25}px` }
    })
    open('/')
    expect(document.documentElement.style.fontSize).toBe('32px')
  })
})

test('the stored theme is applied before the first paint', () => {
  open('/', { theme: 'dark' })
  expect(document.documentElement.getAttribute('data-theme')).toBe('dark')
})

test('a theme that follows the device sets no attribute', () => {
  open('/', { theme: 'system' })
  expect(document.documentElement.hasAttribute('data-theme')).toBe(false)
})

describe('preloaded files', () => {
  const hints = () =>
    [...document.head.querySelectorAll('link')].map((link) => `${link.as} ${link.getAttribute('href')}`)

  test('are react-dom and those of the entry page', () => {
    open('/#/clueList?from=home', session)
    expect(hints()).toEqual([
      'script assets/view.11111111.js',
      'script assets/lead-list.44444444.js',
      'style assets/lead-list.55555555.css',
    ])
  })

  test('of an area that is switched off are none', () => {
    Object.assign(globalThis, {
      __BUILD__: { MAIN_URL: '', CRM_HOST: '', CM_HOST: '', PLUGINS_OFF: 'leads', HARNESS: '' },
    })
    open('/#/clueList', session)
    expect(hints()).toEqual(['script assets/view.11111111.js', 'script assets/client.22222222.js'])
  })

  test('include the HTTP client where no early request was sent', () => {
    open('/#/login')
    expect(hints()).toEqual(['script assets/view.11111111.js', 'script assets/client.22222222.js'])
  })

  test('include the Chinese texts in Chinese', () => {
    open('/#/clueList', { ...session, language: 'zh-CN' })
    expect(hints()).toContain('script assets/leads-locales-zh-CN-json.33333333.js')
  })
})

describe('the first request', () => {
  test('is sent with the stored session, identity and the two ticket headers', () => {
    const boot = open('/#/clueList', session)
    expect(fetched).toHaveBeenCalledWith(
      '/cm/api/cperpDemandMgr/ennNewClue/getClueOwnList?pageNum=1&pageSize=20&states=1&itcode=rep01&iv-user=rep01&t=1795000000000',
      { headers: { Authorization: 'sim-rep01', ticket: '', icomeTicket: '' }, credentials: 'same-origin' },
    )
    expect(boot?.early[0]).toMatchObject({
      url: '/cm/api/cperpDemandMgr/ennNewClue/getClueOwnList?pageNum=1&pageSize=20&states=1',
      user,
      at: 1_795_000_000_000,
    })
  })

  test('the roles are requested with it for a user who was never signed in here, because the page waits for them', () => {
    const boot = open('/?token=sim-rep02&loginName=rep02#/clueList', session)
    expect(boot?.early.map(({ url }) => url.split('?')[0]?.split('/').at(-1))).toEqual(['getClueOwnList', 'employee'])
    expect(boot?.early[1]?.url).toBe(`/main${getEmployee.declaration.path}`)
    fetched.mockClear()
    open('/#/clueList', session)
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('is sent with the credentials of a link', () => {
    open('/?token=sim-rep02&loginName=rep02#/clueList', session)
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ headers: { Authorization: 'sim-rep02' } })
  })

  test.each([
    ['nobody is signed in', '/#/clueList', {}],
    ['half a pair is given and nothing is stored', '/?token=sim-rep01#/clueList', {}],
    ['the list is filtered', '/#/clueList?tab=pool', session],
    ['the route has no first request', '/#/login', session],
    ['a ticket signs in somebody else', '/?ticket=ticket-rep02#/clueList', session],
    ['the partner app signs in by code', '/?isfromhaoqiwangApp=1&authCode=x#/clueList', session],
    ['the partner marker is stored', '/#/clueList', { ...session, isfromhaoqiwangApp: '1' }],
  ])('is not sent when %s', (_case, address, stored) => {
    open(address, stored as Record<string, string>)
    expect(fetched).not.toHaveBeenCalled()
  })

  test('is not sent in a native host, which may sign in another user', () => {
    Object.assign(window, { GreatGasBridge: {} })
    try {
      open('/#/clueList', session)
    } finally {
      delete (window as { GreatGasBridge?: unknown }).GreatGasBridge
    }
    expect(fetched).not.toHaveBeenCalled()
  })

  test('is not sent to another origin', () => {
    Object.assign(globalThis, {
      __BUILD__: { MAIN_URL: '', CRM_HOST: '', CM_HOST: 'https://cm.example', PLUGINS_OFF: '', HARNESS: '' },
    })
    open('/#/clueList', session)
    expect(fetched).not.toHaveBeenCalled()
  })

  test('is not sent for an area that is switched off', () => {
    Object.assign(globalThis, {
      __BUILD__: { MAIN_URL: '', CRM_HOST: '', CM_HOST: '', PLUGINS_OFF: 'risk, leads', HARNESS: '' },
    })
    open('/#/clueList', session)
    expect(fetched).not.toHaveBeenCalled()
  })

  test.each([
    ['1', 0],
    ['', 1],
  ])('in a harness build (%p) the simulated host switches areas off', (harness, requests) => {
    Object.assign(globalThis, {
      __BUILD__: { MAIN_URL: '', CRM_HOST: '', CM_HOST: '', PLUGINS_OFF: '', HARNESS: harness },
      pluginsOff: 'leads',
    })
    try {
      open('/#/clueList', session)
    } finally {
      Reflect.deleteProperty(globalThis, 'pluginsOff')
    }
    expect(fetched).toHaveBeenCalledTimes(requests)
    expect(document.head.querySelectorAll('link[href*=lead-list]')).toHaveLength(2 * requests)
  })

  test('causes no unhandled rejection when it fails', async () => {
    fetched.mockRejectedValue(new TypeError('offline'))
    const boot = open('/#/clueList', session)
    await expect(boot?.early[0]?.answer).rejects.toThrow('offline')
  })
})

test('a browser below the language level is told to update, in both languages', () => {
  Object.assign(globalThis, { CSS: { supports: () => false } })
  open('/#/clueList', session)
  document.body.innerHTML = '<div id="app">skeleton</div>'
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(document.body.textContent).toMatch(/Please update.*请更新/s)
  expect(document.body.textContent).not.toContain('skeleton')
  expect(fetched).not.toHaveBeenCalled()
})

describe('the global functions of section 7', () => {
  const NAMES = [...REPLY_NAMES, ...EVENT_NAMES]
  const host = window as unknown as Record<string, ((payload?: unknown) => void) | undefined>

  afterEach(() => {
    for (const name of NAMES) delete host[name]
  })

  test.each(NAMES)('%s exists before the bundle, and early calls are kept', (name) => {
    const boot = open('/')
    host[name]?.('{"a":1}')
    expect(boot?.events).toEqual([{ name, payload: '{"a":1}' }])
  })

  test('pass calls on to the app once it listens', () => {
    const boot = open('/')
    const take = jest.fn()
    if (boot) boot.take = take
    host.goRecord?.({ path: 'a' })
    expect(take).toHaveBeenCalledWith({ name: 'goRecord', payload: { path: 'a' } })
    expect(boot?.events).toEqual([])
  })

  test('still call a function that existed before', () => {
    const before = jest.fn()
    host.goBack = before
    const boot = open('/')
    host.goBack('x')
    expect(before).toHaveBeenCalledWith('x')
    expect(boot?.events).toHaveLength(1)
  })
})
