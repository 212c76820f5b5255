import type { HostMethod } from '#platform/host'
import { SAMPLES } from '../plugins/public/conformance/samples'
import type { Case, HostDoes, Variant } from '../plugins/public/conformance/types'
import { wayIn } from '../plugins/public/conformance/ways'
import { EVENT_NAMES, REPLY_NAMES } from '../src/base/config'
import { HOSTS } from '../src/platform/host/engine/hosts'
import { findHost } from '../src/platform/host/findHost'
import { getEmployee } from '../src/platform/session/api'
import { StoredValues } from '../src/platform/session/StoredValues'
import { conformance } from './support/conformance'
import { FakeHostApp } from './support/hostRig'

/* The specification's data on the bridge (host.json), entry by entry. What it leaves open is tested by the
   conformance table (spec/hostConformance.test.ts), errors by spec/bridge.test.ts. */

jest.mock('../src/base/config/build', () => ({
  ...jest.requireActual('../src/base/config/build'),
  buildValue: (name: string) => (['SDK_URL', 'BRIDGE_URL'].includes(name) ? `https://host.example/${name}.js` : ''),
}))

interface Field {
  readonly name: string
  readonly default?: unknown
}
interface Action {
  readonly id: string
  readonly hosts?: readonly string[]
  readonly request: readonly Field[]
  readonly result: readonly string[]
  readonly callback: readonly string[] | null
}
interface HostData {
  readonly outcomes: readonly { readonly id: string; readonly code?: number; readonly text?: string }[]
  readonly actions: readonly Action[]
  readonly callbacks: readonly { readonly name: string | null; readonly described?: string; readonly meaning: string }[]
  readonly entities: readonly {
    readonly id: string
    readonly fields: readonly string[]
    readonly defaults?: Readonly<Record<string, unknown>>
  }[]
  readonly scripts: readonly { readonly id: string; readonly loads_in: string }[]
}
const host = conformance<HostData>('host.json')

/** host.json id → method (wire.md 'Hosts'). */
const METHOD_OF: Readonly<Record<string, HostMethod>> = {
  'open-web-view': 'openWebView',
  'select-file': 'selectFile',
  upload: 'upload',
  'start-recording': 'startRecording',
  'stop-recording': 'stopRecording',
  'play-audio': 'playAudio',
  'stop-audio': 'stopAudio',
  'download-audio': 'downloadAudio',
  copy: 'copyText',
  share: 'share',
  'preview-file': 'previewFile',
  'keep-screen-on': 'keepScreenOn',
  'open-settings': 'openSettings',
  'get-user-info': 'getUserInfo',
  'status-bar-height': 'getStatusBarHeight',
  'channel-messaging': 'sendChannelMessage',
  'pick-photo': 'pickPhoto',
  'take-photo': 'takePhoto',
  'get-location': 'getLocation',
  'scan-code': 'scanCode',
  'scan-business-card': 'scanCard',
  'pick-contact': 'pickContact',
  'get-login-info': 'getLoginInfo',
  'app-info': 'getAppInfo',
  'request-permission': 'requestPermission',
  'show-native-message': 'showNativeMessage',
  'hide-status-bar': 'hideStatusBar',
  'close-web-view': 'closeWebView',
  'return-to-native-app': 'returnToNativeApp',
  'open-native-main-page': 'openNativeMainPage',
  'play-video': 'playVideo',
}

/** Name for a callback that the specification only describes. */
const DESCRIBED: Readonly<Record<string, string>> = { 'photo library selections': 'goPhotoLibrary' }

/** Optional fields; if absent, the default is sent. */
const OPTIONAL: readonly string[] = [
  'maxCount',
  'maxDuration',
  'fileKey',
  'method',
  'headers',
  'connectTimeout',
  'source',
]

/** A request without optional fields. */
const least = (method: HostMethod): object =>
  Object.fromEntries(Object.entries(SAMPLES[method].request).filter(([name]) => !OPTIONAL.includes(name)))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Makes a call in a host with the given behaviour; returns what was sent and the result. */
async function make(
  method: HostMethod,
  variant: Variant,
  does: HostDoes = { outcome: 'success' },
  request: object = least(method),
) {
  const plan: Pick<Case, 'method' | 'host' | 'act'> = { method, host: does, act: 'call' }
  const app = new FakeHostApp(variant, plan)
  const made = app.open().engine.call(method, request as never)
  await jest.advanceTimersByTimeAsync(1000)
  const result = await made
  return { params: app.posted[0]?.params ?? {}, result }
}

/** A variant in which a native host or the SDK handles the call. */
function nativeVariant(method: HostMethod): Variant | undefined {
  return (['messaging-android', 'partner-android'] as const).find(
    (variant) => !['none', 'web'].includes(wayIn(method, variant)),
  )
}

const fieldsOf = (data: unknown): string[] => Object.keys((Array.isArray(data) ? data[0] : data) ?? {})

describe('outcomes (sections 4 and 8)', () => {
  const DOES: Readonly<Record<string, HostDoes>> = {
    success: { outcome: 'success' },
    failure: { outcome: 'fail', payloads: [''] },
    'no-file': { outcome: 'no-file' },
    'no-method': { outcome: 'absent' },
  }

  test.each(host.outcomes.filter(({ id }) => id in DOES))('$id', async ({ id, code, text }) => {
    const { result } = await make('copyText', 'messaging-android', DOES[id])
    if (code === 0) return expect(result.ok).toBe(true)
    expect(result).toMatchObject({ ok: false, code })
    if (text && !result.ok) expect(result.error.text).toBe(text)
  })

  test('no-sdk', async () => {
    const app = new FakeHostApp('messaging-android', { method: 'copyText', host: { outcome: 'success' }, act: 'call' })
    const made = app.open(false).engine.call('copyText', { text: 'x' })
    await jest.advanceTimersByTimeAsync(10_000)
    const { code, text } = host.outcomes.find(({ id }) => id === 'no-sdk') ?? {}
    expect(await made).toMatchObject({ ok: false, code, error: { text } })
  })

  test('bridge-not-ready', async () => {
    const app = new FakeHostApp('partner-ios', { method: 'hideStatusBar', host: { outcome: 'success' }, act: 'call' })
    const page = app.open(false)
    void page.engine.call('hideStatusBar', {})
    await jest.advanceTimersByTimeAsync(10)
    page.makeReady()
    await jest.advanceTimersByTimeAsync(280)
    expect(app.posted).toEqual([])
    await jest.advanceTimersByTimeAsync(20)
    expect(app.posted).toHaveLength(1)
  })
})

describe('actions (sections 1, 4 and 7)', () => {
  test.each(host.actions)('$id', async ({ id, request, result: fields, callback }) => {
    const method = METHOD_OF[id]
    if (!method) throw new Error(`no method for ${id}`)
    const variant = nativeVariant(method)
    // Handled by the gateway or the browser.
    if (!variant) return expect(['web', 'none']).toContain(HOSTS['messaging-app'][method].way)
    const { params, result } = await make(method, variant)
    for (const field of request) {
      expect(params).toHaveProperty(field.name)
      if (field.default !== undefined) expect(params[field.name]).toEqual(field.default)
    }
    if (method === 'getStatusBarHeight') expect(result).toEqual({ ok: true, data: 24 })
    else if (fields.length > 0 && result.ok) expect(fieldsOf(result.data)).toEqual(expect.arrayContaining([...fields]))
    expect(result.ok).toBe(true)
    const named = Object.values(HOSTS).flatMap((ways) => {
      const way = ways[method]
      return way.way === 'native' ? [way.reply ?? way.joins ?? ''] : []
    })
    const expected = callback?.map((name) => DESCRIBED[name] ?? name) ?? []
    if (expected.length > 0) expect(expected).toEqual(expect.arrayContaining(named.slice(0, 1)))
  })
})

describe('callbacks (section 7)', () => {
  const replies = host.callbacks.map((callback) => ({
    ...callback,
    global: callback.name ?? DESCRIBED[callback.described ?? ''] ?? '',
  }))

  test.each(replies.filter(({ meaning }) => meaning === 'event'))('$global is received', ({ global }) => {
    expect(EVENT_NAMES).toContain(global)
  })

  test.each(replies.filter(({ meaning }) => meaning === 'reply'))(
    '$global receives answers, as JSON text on Android and raw on iOS',
    async ({ global }) => {
      expect(REPLY_NAMES).toContain(global)
      const [kind, method] = Object.entries(HOSTS).flatMap(([kind, ways]) => {
        const found = Object.entries(ways).find(([, way]) => way.way === 'native' && way.reply === global)
        return found ? [[kind, found[0] as HostMethod] as const] : []
      })[0] ?? ['', 'getLocation' as const]
      const short = kind === 'partner' ? 'partner' : 'messaging'
      for (const os of ['android', 'ios'] as const) {
        const { result } = await make(method, `${short}-${os}`, { outcome: 'success' }, SAMPLES[method].request)
        expect(result).toMatchObject({ ok: true, data: SAMPLES[method].data })
      }
    },
  )
})

describe('entities (section 3)', () => {
  /** Calls whose results have these fields. */
  const RESULTS: Readonly<Record<string, HostMethod>> = {
    'location-result': 'getLocation',
    'contact-result': 'pickContact',
    'business-card-scan-result': 'scanCard',
    'uploaded-file-result': 'selectFile',
    'bridge-file-upload-result': 'upload',
  }
  /** Calls whose requests together have these fields. */
  const REQUESTS: Readonly<Record<string, readonly HostMethod[]>> = {
    'bridge-file-upload-request': ['upload'],
    'bridge-web-view-request': ['openWebView'],
    'audio-requests': ['playAudio', 'startRecording'],
  }
  /** Covered by tests of session and telemetry (spec/coverage/table.ts). */
  const ELSEWHERE: readonly string[] = ['login-result', 'error-report']

  test.each(host.entities.filter(({ id }) => !ELSEWHERE.includes(id)))('$id', async ({ id, fields, defaults = {} }) => {
    const method = RESULTS[id]
    if (method) {
      const { result } = await make(method, 'partner-android')
      expect(result.ok && fieldsOf(result.data)).toEqual(expect.arrayContaining([...fields]))
      return
    }
    const requests = REQUESTS[id]
    if (requests) {
      const posted = await Promise.all(
        requests.map(async (each) => (await make(each, nativeVariant(each) ?? 'partner-android')).params),
      )
      const params = Object.assign({}, ...posted) as object
      expect(Object.keys(params)).toEqual(expect.arrayContaining([...fields]))
      expect(params).toMatchObject(defaults)
      return
    }
    if (id === 'employee-info') {
      const said = Object.fromEntries(fields.map((field) => [field, `some ${field}`]))
      expect(getEmployee.response(said).employee).toMatchObject(said)
      return
    }
    if (id === 'bridge-user-info-request') {
      const { result } = await make('getUserInfo', 'browser')
      expect(result.ok).toBe(true)
      return
    }
    // Defined in wire.md 'Launch and identity'.
    expect(id).toBe('stored-values')
    const stored = new StoredValues({ notice: jest.fn() })
    for (const name of ['token', 'loginName', 'userCode', 'isfromhaoqiwangApp', 'name'] as const) {
      stored.set(name, `some ${name}`)
      expect(localStorage.getItem(name)).toBe(`some ${name}`)
    }
  })
})

describe('scripts (section 7)', () => {
  const SCRIPT: Readonly<Record<string, string>> = { 'messaging-app-sdk': 'SDK_URL', 'native-bridge': 'BRIDGE_URL' }

  async function loaded(native: boolean): Promise<string[]> {
    const added: string[] = []
    const view = {
      navigator: { userAgent: 'Android', maxTouchPoints: 5 },
      document: {
        createElement: () => ({ src: '' }),
        head: { append: (script: { src: string }) => added.push(script.src) },
      },
      ...(native && { GreatGasBridge: {} }),
    }
    await findHost({ partner: false, ticket: false }, view as unknown as Window)
    return added
  }

  test.each(host.scripts)('$id', async ({ id }) => {
    const address = `https://host.example/${SCRIPT[id]}.js`
    expect(await loaded(true)).toContain(address)
    expect(await loaded(false)).not.toContain(address)
  })
})
