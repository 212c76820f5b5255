import { CallDesk } from './CallDesk'
import { HostLog } from './HostLog'
import { type Memory, memoryOf } from './memory'
import { androidObject, iosHandlers, sdkObject } from './nativeObjects'
import { Panes } from './Panes'
import { Phone } from './Phone'
import { RuleBook } from './RuleBook'
import { type ScenarioName, scenarios } from './scenarios'
import { ToPage } from './ToPage'
import type { Rule, Scenario } from './types'
import { Visibility } from './Visibility'

type Call = (this: unknown, ...given: unknown[]) => unknown
const globals = window as unknown as Record<string, unknown>
const visibility = new Visibility(document)
const names: string[] = []
const samplesOf = async () => new Float32Array(1)

/** Defines a global function of the page, as the app does. */
function listen(name: string) {
  const take = jest.fn()
  globals[name] = take
  names.push(name)
  return take
}

function open(name: ScenarioName, change: Partial<Scenario> = {}) {
  const memory: Memory = memoryOf({ ...scenarios[name], ...change }, name)
  const log = new HostLog()
  const rules = new RuleBook()
  const panes = new Panes(document, memory, () => undefined)
  const announce = jest.fn()
  const phone = new Phone({
    memory,
    panes,
    page: window,
    createRequest: () => new XMLHttpRequest(),
    samplesOf,
    announce,
  })
  const toPage = new ToPage({ view: window, memory, log })
  const desk = new CallDesk({ toPage, phone, rules, log, visibility })
  const rule = (given: Rule) => rules.add(given)
  return { memory, log, rules, phone, desk, announce, rule }
}

type Opened = ReturnType<typeof open>

/** Calls the host as the app's adapter does. */
function android(host: Opened, method: string, request: object = {}): void {
  const bridge = androidObject(host) as Record<string, Call>
  bridge[method]?.call(bridge, JSON.stringify(request))
}

function ios(host: Opened, method: string, request: object = {}): void {
  const handlers = iosHandlers(host) as Record<string, { postMessage: Call }>
  handlers[method]?.postMessage(request)
}

function sdk(host: Opened, plugin: string, action: string, params: object = {}) {
  const { plugins } = sdkObject({ ...host, version: () => '2.0' }) as { plugins: Record<string, Record<string, Call>> }
  const closures = { ok: jest.fn(), fail: jest.fn() }
  plugins[plugin]?.[action]?.(params, closures.ok, closures.fail)
  return closures
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  visibility.show()
  for (const name of names.splice(0)) delete globals[name]
})

/** Runs all timers due within a second. */
const soon = () => jest.advanceTimersByTimeAsync(1000)

describe('the host validates how it is called', () => {
  const host = () => open('partner-android')
  const bridgeOf = (given: Opened) => androidObject(given) as Record<string, Call>

  test.each<[string, unknown[], string]>([
    ['an object on Android', [{}], 'one text of JSON'],
    ['nothing on Android', [], 'one text of JSON'],
    ['two arguments on Android', ['{}', '{}'], 'one text of JSON'],
    ['text that is no JSON', ['{'], 'no JSON'],
    ['JSON that is no object', ['[]'], 'no object'],
  ])('%s is refused', (_what, given, words) => {
    const opened = host()
    const bridge = bridgeOf(opened)
    expect(() => bridge.getLocation?.call(bridge, ...given)).toThrow(words)
    expect(opened.log.rows()[0]?.result).toContain(words)
  })

  test('Android’s object must be `this`', () => {
    const call = bridgeOf(host()).getLocation
    expect(() => call?.call(undefined, '{}')).toThrow('non-injected object')
  })

  test.each<[string, unknown]>([
    ['text', '{}'],
    ['a list', []],
    ['a function inside', { done: () => undefined }],
  ])('iOS refuses %s', (_what, given) => {
    const handlers = iosHandlers(open('partner-ios')) as Record<string, { postMessage: Call }>
    expect(() => handlers.getLocation?.postMessage(given)).toThrow(/one object|cloned/)
  })

  test('the SDK refuses a call without closures', () => {
    const { plugins } = sdkObject({ ...open('messaging-ios'), version: () => '' }) as {
      plugins: Record<string, Record<string, Call>>
    }
    expect(() => plugins.scan?.code?.({})).toThrow('functions')
  })

  test('methods that no host has are missing', () => {
    const bridge = bridgeOf(host())
    expect([bridge.playVideo, bridge.startRecording, bridge.toString]).toEqual([undefined, undefined, undefined])
    expect('getLocation' in bridge).toBe(true)
  })
})

describe('the host answers', () => {
  test('through the global function of the method: JSON text on Android, an object on iOS', async () => {
    const take = listen('getQDLocationInfo')
    android(open('partner-android'), 'getLocation')
    await soon()
    expect(JSON.parse(String(take.mock.calls[0]?.[0]))).toMatchObject({ status: '0', city: '佛山市' })
    ios(open('partner-ios'), 'getLocation')
    await soon()
    expect(take.mock.calls[1]?.[0]).toMatchObject({ status: '0', city: '佛山市' })
  })

  test('through the function named in the request if the method has none, in an envelope', async () => {
    const take = listen('__hb1')
    ios(open('partner-ios'), 'copyText', { text: '你好', callback: '__hb1' })
    await soon()
    expect(take).toHaveBeenCalledWith({ code: 0, message: 'success', data: null })
  })

  test('through closures in the SDK, whose single picker opens album or camera by its sources', async () => {
    const host = open('messaging-android')
    const { ok } = sdk(host, 'media', 'chooseImage', { maxCount: 2, sources: ['album', 'camera'] })
    await soon()
    expect(ok.mock.calls[0]?.[0]).toHaveLength(2)
    sdk(host, 'media', 'chooseImage', { maxCount: 1, sources: ['camera'] })
    expect(host.log.rows({ kind: 'call' }).map(({ method }) => method)).toEqual(['pickPhoto', 'takePhoto'])
  })

  test('with the signed-in user, or nobody if the scenario says so', async () => {
    const take = listen('getLoginInfo')
    ios(open('messaging-ios'), 'getLoginInfo')
    ios(open('nobody-known'), 'getLoginInfo')
    await soon()
    expect(take.mock.calls[0]?.[0]).toEqual({
      authorization: 'sim-rep01',
      loginName: 'rep01',
      code: '10000001',
      roles: [{ roleName: 'sales' }],
    })
    expect(take.mock.calls[1]?.[0]).toEqual({})
  })

  test('with the codes in front of the camera, one after another', async () => {
    const take = listen('scanResult')
    const host = open('partner-ios', { media: { scans: ['one', 'two'] } })
    for (const _ of [1, 2, 3]) {
      ios(host, 'scanCode', { kind: 'code' })
      await soon()
    }
    expect(take.mock.calls.map(([result]) => result)).toEqual([{ text: 'one' }, { text: 'two' }, { text: 'two' }])
    // What is exported then begins with the first one again.
    expect(host.memory.media.scans).toEqual(['one', 'two'])
  })
})

describe('the photos of the camera', () => {
  const names = (take: jest.Mock) =>
    take.mock.calls.map(([photos]) => (photos as { readonly name: string }[]).map(({ name }) => name))

  test('are taken one after another, the last one repeats; the album has all of them', async () => {
    const [take, pick] = [listen('goPhoto'), listen('goPhotoLibrary')]
    const host = open('partner-ios')
    for (const _ of [1, 2, 3, 4]) {
      ios(host, 'takePhoto')
      await soon()
    }
    ios(host, 'pickPhoto', { maxCount: 9 })
    await soon()
    const all = ['IMG_0001.png', 'IMG_0002.png', 'IMG_0003.png']
    expect(names(take)).toEqual([...all, 'IMG_0003.png'].map((name) => [name]))
    expect(names(pick)).toEqual([all])
  })

  test('begin anew with another set', async () => {
    const take = listen('goPhoto')
    const host = open('partner-ios')
    ios(host, 'takePhoto')
    await soon()
    const [, , last] = host.memory.media.photos
    host.memory.media = { ...host.memory.media, photos: last ? [last] : [] }
    ios(host, 'takePhoto')
    await soon()
    host.memory.media = { ...host.memory.media, photos: [] }
    ios(host, 'takePhoto')
    await soon()
    expect(names(take)).toEqual([['IMG_0001.png'], ['IMG_0003.png'], []])
  })
})

describe('a rule', () => {
  const answered = async (rule: Omit<Rule, 'method'>, method: 'scanCode' | 'getLocation' = 'getLocation') => {
    const take = listen(method === 'scanCode' ? 'scanResult' : 'getQDLocationInfo')
    const host = open('partner-ios')
    host.rule({ method, ...rule })
    ios(host, method)
    await soon()
    return { take, host }
  }

  test.each<[Omit<Rule, 'method'>, unknown]>([
    [{ then: 'fail' }, { code: -1, message: 'fail' }],
    [
      { then: 'fail', payload: 'GPS is off' },
      { code: -1, message: 'GPS is off' },
    ],
    [{ then: 'fail', payload: { status: '3' } }, { status: '3' }],
    [{ then: 'cancel' }, { code: -1, message: 'canceled', reason: 'cancelled' }],
    [{ then: 'denied' }, { code: -1, message: 'permission denied', reason: 'denied', canAskAgain: true }],
    [{ then: 'no-file' }, { code: -2, message: 'no file chosen' }],
    [{ then: 'malformed' }, true],
    [
      { then: 'success', payload: { status: '0', latitude: 1, longitude: 2 } },
      { status: '0', latitude: 1, longitude: 2 },
    ],
  ])('%j answers %j', async (rule, expected) => {
    const { take } = await answered(rule)
    expect(take.mock.calls).toEqual([[expected]])
  })

  test('a malformed scan is no text, because any text may be a code', async () => {
    expect((await answered({ then: 'malformed' }, 'scanCode')).take.mock.calls).toEqual([['']])
  })

  test('twice answers two times, silent never', async () => {
    expect((await answered({ then: 'twice' })).take).toHaveBeenCalledTimes(2)
    const { take } = await answered({ then: 'silent' })
    await jest.advanceTimersByTimeAsync(60_000)
    expect(take).not.toHaveBeenCalled()
  })

  test('late answers after the app has given up: a device after 10 s, an interactive call 3 s after the page is back', async () => {
    const { take } = await answered({ then: 'late' })
    await jest.advanceTimersByTimeAsync(8_900)
    expect(take).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1_000)
    expect(take).toHaveBeenCalledTimes(1)

    const seen: string[] = []
    document.addEventListener('visibilitychange', () => seen.push(document.visibilityState))
    const { take: scan } = await answered({ then: 'late' }, 'scanCode')
    expect(seen).toEqual(['hidden', 'visible'])
    expect(scan).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(3_000)
    expect(scan).toHaveBeenCalledTimes(1)
  })

  test('a delay of a late answer is counted from the time-out', async () => {
    const { take } = await answered({ then: 'late', delayMs: 2_000 })
    await jest.advanceTimersByTimeAsync(11_000)
    expect(take).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1_000)
    expect(take).toHaveBeenCalledTimes(1)

    const { take: scan } = await answered({ then: 'late', delayMs: 2_000 }, 'scanCode')
    await jest.advanceTimersByTimeAsync(4_000)
    expect(scan).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(2_000)
    expect(scan).toHaveBeenCalledTimes(1)
  })

  test('ask waits for the test', async () => {
    const { take, host } = await answered({ then: 'ask' })
    const [pending] = host.desk.pending
    expect(pending).toMatchObject({ method: 'getLocation', outcome: 'ask' })
    host.desk.answer(pending?.id ?? '', 'fail', 'no sky')
    await soon()
    expect(take).toHaveBeenCalledWith({ code: -1, message: 'no sky' })
    expect(host.desk.pending).toEqual([])
    expect(() => host.desk.answer('c9', 'success')).toThrow('no call c9')
  })

  test('absent removes the method, and the lookup counts as a call', () => {
    const host = open('partner-ios')
    host.rule({ method: 'getLocation', then: 'absent', times: 1 })
    const handlers = iosHandlers(host) as Record<string, unknown>
    expect(handlers.getLocation).toBeUndefined()
    expect(handlers.getLocation).toBeDefined()
    expect(host.log.rows({ result: 'absent' })).toHaveLength(1)
  })

  test('a custom encoding changes how the answer is written', async () => {
    const { take } = await answered({ then: 'success', payload: { a: 1 }, encoding: 'double' })
    expect(take).toHaveBeenCalledWith('"{\\"a\\":1}"')
  })
})

describe('permissions', () => {
  const scan = async (setting: 'granted' | 'denied' | 'denied-forever' | 'prompt') => {
    const take = listen('scanResult')
    const host = open('partner-ios', { permissions: { camera: setting } })
    ios(host, 'scanCode')
    await soon()
    return { answer: take.mock.calls[0]?.[0] as unknown, host }
  }

  test.each([
    ['success', 'granted', { text: expect.any(String) }],
    ['denied', 'denied', { reason: 'denied', canAskAgain: true }],
  ] as const)('a prompt waits for the tester: %s, which is remembered', async (outcome, setting, expected) => {
    const { answer, host } = await scan('prompt')
    expect([answer, host.desk.pending]).toMatchObject([undefined, [{ outcome: 'ask', asks: 'camera' }]])
    const take = listen('scanResult')
    host.desk.answer(host.desk.pending[0]?.id ?? '', outcome)
    await soon()
    expect(take.mock.calls[0]?.[0]).toMatchObject(expected)
    expect(host.memory.permissions.camera).toBe(setting)
    ios(host, 'scanCode')
    await soon()
    expect(take.mock.calls[1]?.[0]).toMatchObject(expected)
  })

  test('a rule answers a prompt by itself', async () => {
    const take = listen('scanResult')
    const host = open('partner-ios', { permissions: { camera: 'prompt' } })
    host.rule({ method: 'scanCode', then: 'success' })
    ios(host, 'scanCode')
    await soon()
    expect(take).toHaveBeenCalledTimes(1)
    expect(host.memory.permissions.camera).toBe('granted')
  })

  test('a refusal includes whether it may be asked again', async () => {
    expect((await scan('denied')).answer).toMatchObject({ reason: 'denied', canAskAgain: true })
    expect((await scan('denied-forever')).answer).toMatchObject({ reason: 'denied', canAskAgain: false })
  })

  test('recording without permission fails with 3, and works after a request', async () => {
    const record = listen('goRecord')
    const requested = listen('__hb2')
    const host = open('messaging-ios', { permissions: { microphone: 'prompt' } })
    ios(host, 'startRecording', { maxDuration: 300 })
    await soon()
    expect(record).toHaveBeenLastCalledWith({ errorCode: 3, errorMsg: 'permission denied' })
    ios(host, 'requestPermission', { permission: 'RECORD_AUDIO', callback: '__hb2' })
    await soon()
    expect(requested).not.toHaveBeenCalled()
    host.desk.answer(host.desk.pending.find(({ asks }) => asks === 'microphone')?.id ?? '', 'success')
    await soon()
    expect(requested).toHaveBeenCalledWith(expect.objectContaining({ code: 0 }))
    ios(host, 'startRecording', { maxDuration: 300 })
    await soon()
    expect(host.phone.recorder.isRunning).toBe(true)
  })
})

describe('the recorder', () => {
  const record = (change: Partial<Scenario> = {}) => {
    const take = listen('goRecord')
    const host = open('messaging-ios', change)
    ios(host, 'startRecording', { maxDuration: 300 })
    return { take, host }
  }

  test('ends at its limit', async () => {
    const { take } = record()
    await jest.advanceTimersByTimeAsync(299_000)
    expect(take).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(2_000)
    expect(take.mock.calls).toEqual([
      [{ localAudioId: 'audio-1', duration: 300, path: expect.stringMatching(/audio-1\.amr$/), size: 480_006 }],
    ])
  })

  test('a stop returns the segment as the answer of the start, once', async () => {
    const { take, host } = record()
    await jest.advanceTimersByTimeAsync(61_000)
    ios(host, 'stopRecording')
    await jest.advanceTimersByTimeAsync(600_000)
    expect(take.mock.calls).toEqual([[expect.objectContaining({ duration: expect.closeTo(61, 0) })]])
  })

  test('its clock can be accelerated', async () => {
    const { take } = record({ media: { segmentClock: 100 } })
    await jest.advanceTimersByTimeAsync(3_100)
    expect(take).toHaveBeenCalledWith(expect.objectContaining({ duration: 300 }))
  })

  test('records the chosen sound, each segment from where the one before has ended', async () => {
    const sound = { path: 'sim/meeting.ogg', name: 'meeting.ogg' }
    const { take, host } = record({ media: { segmentClock: 100, microphone: 'file', sound } })
    await jest.advanceTimersByTimeAsync(3_100)
    ios(host, 'startRecording', { maxDuration: 300 })
    await jest.advanceTimersByTimeAsync(3_100)
    expect(take.mock.calls).toEqual([
      [{ localAudioId: 'audio-1', duration: 300, path: expect.stringMatching(/audio-1\.wav$/), size: 4_800_044 }],
      [expect.objectContaining({ localAudioId: 'audio-2', duration: 300 })],
    ])
    expect(host.memory.files.map(({ heard }) => heard)).toEqual([
      { name: 'meeting.ogg', from: 0 },
      { name: 'meeting.ogg', from: 300 },
    ])
  })

  test('plays a recording to its end', async () => {
    const ended = listen('__hb3')
    const { host } = record()
    await jest.advanceTimersByTimeAsync(20_000)
    ios(host, 'stopRecording')
    await soon()
    ios(host, 'playAudio', { localAudioId: 'audio-1', callback: '__hb4', playListener: '__hb3' })
    await soon()
    expect(host.phone.playing).toBe('audio-1')
    await jest.advanceTimersByTimeAsync(20_000)
    expect(ended.mock.calls).toEqual([[{ event: 'ended' }]])
    expect(host.phone.playing).toBeNull()
  })
})

describe('channel messages', () => {
  test('a subscriber receives messages, and the host those of the page', async () => {
    const heard = listen('__hb5')
    const host = open('partner-ios')
    expect(host.desk.channelMessage({})).toBe(false)
    ios(host, 'sendChannelMessage', { channel: '*', type: 'subscribe', callback: '__hb5' })
    const message = { channel: 'todo', type: 'todo.done', payload: { id: 1 } }
    expect(host.desk.channelMessage(message)).toBe(true)
    expect(heard).toHaveBeenCalledWith(message)
    ios(host, 'sendChannelMessage', { channel: 'todo', type: 'todo.open', callback: '__hb6' })
    await soon()
    expect(host.announce).toHaveBeenCalledWith(expect.objectContaining({ type: 'todo.open' }))
  })

  test('the SDK calls the same closure repeatedly', () => {
    const host = open('messaging-android')
    const { ok } = sdk(host, 'device', 'sendChannelMessage', { channel: '*', type: 'subscribe' })
    host.desk.channelMessage({ type: 'a' })
    host.desk.channelMessage({ type: 'b' })
    expect(ok.mock.calls).toEqual([[{ type: 'a' }], [{ type: 'b' }]])
  })
})

test('dropped calls are not answered', async () => {
  const take = listen('getQDLocationInfo')
  const record = listen('goRecord')
  const host = open('messaging-ios')
  ios(host, 'startRecording', { maxDuration: 300 })
  await soon()
  ios(host, 'getLocation')
  host.desk.drop()
  host.phone.recorder.end()
  await soon()
  expect([take.mock.calls, record.mock.calls]).toEqual([[], []])
})

test('open interactive calls of a dead page are answered on the next one', async () => {
  const take = listen('scanResult')
  const host = open('partner-android')
  host.rule({ method: 'scanCode', then: 'ask' })
  android(host, 'scanCode', { kind: 'code' })
  android(host, 'getLocation')
  const stored = host.desk.stored()
  const next = open('partner-android')
  next.desk.revive(JSON.parse(JSON.stringify(stored)))
  expect(next.desk.pending.map(({ method }) => method)).toEqual(['scanCode'])
  next.desk.answer(next.desk.pending[0]?.id ?? '', 'success')
  await soon()
  expect(take).toHaveBeenCalledTimes(1)
})

test('a malformed answer by hand is as malformed as that of a rule, also for a function that the page named', async () => {
  const take = listen('__hb1')
  const host = open('partner-android')
  for (const then of ['malformed', 'ask'] as const) {
    host.rule({ method: 'selectFile', then })
    android(host, 'selectFile', { callback: '__hb1' })
    const [waiting] = host.desk.pending
    if (then === 'ask') host.desk.answer(waiting?.id ?? '', 'malformed')
    await soon()
  }
  expect(take.mock.calls).toEqual([['true'], ['true']])
})
