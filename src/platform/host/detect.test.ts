import { detectHost, type HostView } from './detect'

const AGENTS = {
  android: 'Mozilla/5.0 (Linux; Android 12) Chrome/87 Mobile',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 14_5 like Mac OS X)',
  ipad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
  partnerAndroid: 'Mozilla/5.0 (Linux; Android 12) GreatGas/3.1',
}

function view(agent: keyof typeof AGENTS, objects: Partial<HostView> = {}): HostView {
  return { navigator: { userAgent: AGENTS[agent], maxTouchPoints: agent === 'ipad' ? 5 : 0 }, ...objects }
}

const none = { partner: false, ticket: false }
const ios = { webkit: { messageHandlers: { getLoginInfo: {} } } }

describe('detecting the host', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it.each([
    ['a desktop browser', view('windows'), none, 'browser desktop'],
    ['a Mac', view('mac'), none, 'browser desktop'],
    ['an iPad without a host', view('ipad'), none, 'browser ios'],
    ['a phone without a hint', view('android'), none, 'browser android'],
    ['the Android bridge', view('android', { GreatGasBridge: {} }), none, 'messaging-app android'],
    ['the iOS handler', view('iphone', ios), none, 'messaging-app ios'],
    ['the SDK object', view('android', { icome: {} }), none, 'messaging-app android'],
    ['a bridge with the partner marker', view('iphone', ios), { ...none, partner: true }, 'partner ios'],
    ['a bridge with GreatGas in the agent', view('partnerAndroid', { GreatGasBridge: {} }), none, 'partner android'],
    ['a desktop with the marker', view('windows'), { ...none, partner: true }, 'browser desktop'],
  ] as const)('%s is known at once', async (_, where, hints, expected) => {
    const { kind, os, native } = await detectHost(where, hints)
    expect(`${kind} ${os}`).toBe(expected)
    expect(native).toBe(kind !== 'browser')
  })

  it('waits for the native object on a phone with a hint', async () => {
    const late: { navigator: HostView['navigator']; GreatGasBridge?: unknown } = {
      navigator: view('android').navigator,
    }
    const detected = detectHost(late, { ...none, ticket: true })
    await jest.advanceTimersByTimeAsync(250)
    late.GreatGasBridge = {}
    await jest.advanceTimersByTimeAsync(50)
    await expect(detected).resolves.toMatchObject({ kind: 'messaging-app', native: true })
  })

  it('is a browser if the expected object has not appeared after 3 s', async () => {
    let kind: string | undefined
    void detectHost(view('partnerAndroid'), none).then((host) => {
      kind = host.kind
    })
    await jest.advanceTimersByTimeAsync(2999)
    expect(kind).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    expect(kind).toBe('browser')
  })
})
