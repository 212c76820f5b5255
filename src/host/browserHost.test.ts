import { createBrowserHost } from './browserHost'

/** Gives the page what jsdom lacks, for one test. */
function navigatorWith(parts: object): void {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true })
}

const clicked: { href: string; target: string }[] = []
const follow = (event: Event) => {
  if (event.target instanceof HTMLAnchorElement) clicked.push({ href: event.target.href, target: event.target.target })
  event.preventDefault()
}

beforeEach(() => {
  clicked.length = 0
  document.addEventListener('click', follow)
  navigatorWith({ geolocation: undefined, clipboard: undefined, permissions: undefined })
})
afterEach(() => document.removeEventListener('click', follow))

const host = createBrowserHost()
const position = { coords: { latitude: 39.9, longitude: 116.4, accuracy: 12 }, timestamp: 1000 }
const failure = (code: number) => ({ code, message: 'm', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
type Found = (position: object) => void
type Failed = (error: object) => void

describe('location in a browser', () => {
  it('comes in GCJ-02 with accuracy and time', async () => {
    const getCurrentPosition = jest.fn((found: Found) => found(position))
    navigatorWith({ geolocation: { getCurrentPosition } })
    const result = await host.getLocation({ maximumAge: 5000 })
    expect(result).toMatchObject({ ok: true, data: { status: '0', accuracy: 12, timestamp: 1000, city: '' } })
    if (!result.ok) return
    // Beijing is shifted by about 150 m north and 530 m east.
    expect(result.data.latitude).toBeCloseTo(39.9014, 3)
    expect(result.data.longitude).toBeCloseTo(116.4062, 3)
    expect(getCurrentPosition).toHaveBeenCalledWith(expect.anything(), expect.anything(), {
      enableHighAccuracy: true,
      maximumAge: 5000,
      timeout: 10_000,
    })
  })

  it('stays where it is outside China', async () => {
    const abroad = { coords: { latitude: 48.85, longitude: 2.35, accuracy: 5 }, timestamp: 1 }
    navigatorWith({ geolocation: { getCurrentPosition: (found: Found) => found(abroad) } })
    await expect(host.getLocation()).resolves.toMatchObject({ data: { latitude: 48.85, longitude: 2.35 } })
  })

  it.each([
    [1, 'prompt', { kind: 'denied', canAskAgain: true }],
    [1, 'denied', { kind: 'denied', canAskAgain: false }],
    [2, 'granted', { kind: 'host' }],
    [3, 'granted', { kind: 'timeout' }],
  ])('fails with code %i where permission is %s', async (code, state, error) => {
    navigatorWith({
      geolocation: { getCurrentPosition: (_: Found, failed: Failed) => failed(failure(code)) },
      permissions: { query: async () => ({ state }) },
    })
    await expect(host.getLocation()).resolves.toMatchObject({ ok: false, code: -1, error })
  })

  it('is 404 where the browser has none', async () => {
    await expect(host.getLocation()).resolves.toMatchObject({ ok: false, code: 404 })
  })

  it('can be given up, and ends when the browser never answers', async () => {
    navigatorWith({ geolocation: { getCurrentPosition: () => undefined } })
    const controller = new AbortController()
    const given = host.getLocation({ signal: controller.signal })
    controller.abort()
    await expect(given).resolves.toMatchObject({ error: { kind: 'cancelled' } })
    jest.useFakeTimers()
    const never = host.getLocation()
    await jest.advanceTimersByTimeAsync(60_000)
    jest.useRealTimers()
    await expect(never).resolves.toMatchObject({ error: { kind: 'timeout' } })
  })
})

describe('copying in a browser', () => {
  it('uses the clipboard', async () => {
    const writeText = jest.fn(async () => undefined)
    navigatorWith({ clipboard: { writeText } })
    await expect(host.copyText('a')).resolves.toEqual({ ok: true, data: null })
    expect(writeText).toHaveBeenCalledWith('a')
  })

  it('falls back to the selection where there is none or it refuses', async () => {
    const copied: string[] = []
    const execCommand = jest.fn(() => {
      copied.push(document.querySelector('textarea')?.value ?? '')
      return true
    })
    Object.assign(document, { execCommand })
    await expect(host.copyText('b')).resolves.toMatchObject({ ok: true })
    navigatorWith({ clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
    await expect(host.copyText('c')).resolves.toMatchObject({ ok: true })
    expect(copied).toEqual(['b', 'c'])
    expect(document.querySelector('textarea')).toBeNull()
    execCommand.mockReturnValue(false)
    await expect(host.copyText('d')).resolves.toMatchObject({ ok: false, code: -1 })
  })
})

describe('leaving through a link', () => {
  it('starts a call and the page stays', async () => {
    await expect(host.call('+86 757-8888 1234')).resolves.toMatchObject({ ok: true })
    expect(clicked).toEqual([{ href: 'tel:+8675788881234', target: '' }])
    await expect(host.call('none')).resolves.toMatchObject({ ok: false, error: { kind: 'malformed' } })
  })

  it('opens web addresses in a new tab and nothing else', async () => {
    await expect(host.openWebView({ url: 'https://example.com/a' })).resolves.toMatchObject({ ok: true })
    expect(clicked).toEqual([{ href: 'https://example.com/a', target: '_blank' }])
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'intent://x', 'http://[']) {
      await expect(host.openWebView({ url })).resolves.toMatchObject({ ok: false })
    }
    expect(clicked).toHaveLength(1)
    expect(document.querySelector('a')).toBeNull()
  })

  it('has no native app to go back to', async () => {
    for (const leave of [host.returnToNativeApp, host.openNativeMainPage, host.closeWebView, host.getLoginInfo]) {
      await expect(leave()).resolves.toMatchObject({ ok: false, code: 404, error: { kind: 'no-method' } })
    }
  })
})
