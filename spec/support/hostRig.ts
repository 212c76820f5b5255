import { openHostPage } from '#testing'
import { SAMPLES } from '../../plugins/public/conformance/samples'
import type { Case, HostDoes, Variant } from '../../plugins/public/conformance/types'
import { wayIn } from '../../plugins/public/conformance/ways'
import type { ReplyName } from '../../src/base/config'
import type { HostData, HostMethod } from '../../src/platform/host/calls'
import type { DetectedHost } from '../../src/platform/host/detect'
import type { Engine } from '../../src/platform/host/engine/createEngine'
import { createPendingCalls, type PendingRows } from '../../src/platform/host/engine/pending'
import { type HostResult, hostFailure } from '../../src/platform/host/HostResult'
import { webWays } from '../../src/platform/host/web'
import type { WebWay, WebWays } from '../../src/platform/host/web/WebWay'

/** Reply functions named by the specification (section 7); listed independently of the bridge's table. */
const REPLIES: { readonly [M in HostMethod]?: ReplyName } = {
  getLoginInfo: 'getLoginInfo',
  pickPhoto: 'goPhotoLibrary',
  takePhoto: 'goPhoto',
  getLocation: 'getQDLocationInfo',
  upload: 'goUpload',
  multiUpload: 'goMultiUpload',
  startRecording: 'goRecord',
  scanCode: 'scanResult',
  scanCard: 'scanResult',
  pickContact: 'chooseContact',
  addContact: 'addContact',
}

/** SDK plugin and action of the messaging app's methods (wire.md 'Hosts'). */
const ACTIONS: { readonly [M in HostMethod]?: readonly [plugin: string, action: string] } = {
  pickPhoto: ['media', 'chooseImage'],
  takePhoto: ['media', 'chooseImage'],
  scanCode: ['scan', 'code'],
  scanCard: ['scan', 'card'],
  pickContact: ['contact', 'choose'],
  copyText: ['device', 'copyText'],
  keepScreenOn: ['device', 'keepScreenOn'],
  openSettings: ['device', 'openSettings'],
  getAppInfo: ['device', 'getAppInfo'],
  getStatusBarHeight: ['device', 'getStatusBarHeight'],
  sendChannelMessage: ['device', 'sendChannelMessage'],
  share: ['share', 'share'],
  previewFile: ['view', 'previewFile'],
  openWebView: ['view', 'openWebView'],
  closeWebView: ['view', 'close'],
}

export const HOST_OF: Readonly<Record<Variant, DetectedHost>> = {
  'messaging-android': { kind: 'messaging-app', os: 'android', native: true },
  'messaging-ios': { kind: 'messaging-app', os: 'ios', native: true },
  'partner-android': { kind: 'partner', os: 'android', native: true },
  'partner-ios': { kind: 'partner', os: 'ios', native: true },
  browser: { kind: 'browser', os: 'desktop', native: false },
}

/** Delay of a response. ms */
const ANSWER = 20
/** Delay of a late response, after all timers. ms */
const LATE = 12_000

/** Encodes a value: as JSON text on Android, unchanged on iOS and in the SDK, unless the case states otherwise. */
function encode(value: unknown, asText: boolean, encoding: HostDoes['encoding']): unknown {
  const json = JSON.stringify(value) ?? 'undefined'
  if (encoding === 'double') return asText ? JSON.stringify(json) : json
  if (encoding === 'percent') return encodeURIComponent(json)
  if (encoding === 'naive') return json.replace(/\\n/g, '\n')
  return asText ? json : value
}

/** Failures in the hosts' format (section 4; reason and canAskAgain: ours). */
const FAILURES: { readonly [O in HostDoes['outcome']]?: (words: unknown) => object } = {
  fail: (message) => ({ code: -1, message }),
  cancel: () => ({ code: -1, message: 'canceled', reason: 'cancelled' }),
  denied: () => ({ code: -1, message: 'denied', reason: 'denied', canAskAgain: false }),
  'no-file': () => ({ code: -2, message: 'no file chosen' }),
}

/** Recording has its own error numbers (wire.md); 3 and 4 are missing permissions. */
const RECORDING: typeof FAILURES = {
  fail: (errorMsg) => ({ errorCode: 1, errorMsg }),
  denied: () => ({ errorCode: 3, errorMsg: 'denied' }),
}

class FakeDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'

  show(state: DocumentVisibilityState): void {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

/** State that survives a page: the host with its planned behaviour, and the rows of the device's database. */
export class FakeHostApp {
  /** Calls as posted. */
  readonly posted: { readonly method: HostMethod; readonly params: Readonly<Record<string, unknown>> }[] = []
  readonly reports: string[] = []
  readonly document = new FakeDocument()
  /** Responses held back until `release`. */
  private readonly held: (() => void)[] = []
  private readonly stored = new Map<string, unknown>()
  /** Session storage of the tab, preserved across reloads. */
  readonly session = new Map<string, string>()
  private page: Page | undefined

  constructor(
    readonly variant: Variant,
    private readonly plan: Pick<Case, 'method' | 'host' | 'act'>,
  ) {}

  /** Opens a page in this host and discards the previous one. */
  open(ready = true): Page {
    this.page = new Page(this, ready)
    return this.page
  }

  readonly rows: PendingRows = {
    all: async () => [...this.stored].map(([id, value]) => ({ id, value })),
    put: async (id, value) => this.stored.set(id, value),
    delete: async (id) => {
      this.stored.delete(id)
    },
  }

  /** True if the host has the method. */
  has(method: HostMethod): boolean {
    return (
      wayIn(method, this.variant) !== 'none' && !(method === this.plan.method && this.plan.host.outcome === 'absent')
    )
  }

  /** Delivers held responses, oldest first. */
  release(count = Number.POSITIVE_INFINITY): void {
    for (const answer of this.held.splice(0, count)) answer()
  }

  /** The host's side of a native call. */
  native(method: HostMethod, params: Readonly<Record<string, unknown>>): void {
    this.posted.push({ method, params })
    const reply = REPLIES[method]
    const asText = HOST_OF[this.variant].os === 'android'
    this.respond(method, (value, encoding) => {
      const raw = encoding === 'source' ? value : encode(value, asText, encoding)
      if (reply) void this.page?.take(reply, raw)
      else this.page?.own(String(params.callback), raw)
    })
  }

  /** The host's side of an SDK call. */
  sdk(method: HostMethod, params: object, ok: (raw: unknown) => void, fail: (raw: unknown) => void): void {
    this.posted.push({ method, params: params as Readonly<Record<string, unknown>> })
    const { page } = this
    // A closure is lost with its page.
    const alive = (run: () => void) => (this.page === page ? run() : undefined)
    this.respond(
      method,
      (value, encoding) => alive(() => ok(encoding === 'source' ? value : encode(value, false, encoding))),
      (value) => alive(() => fail(value)),
    )
  }

  private respond(
    method: HostMethod,
    give: (value: unknown, encoding: HostDoes['encoding'] | 'source') => void,
    refuse: (value: object) => void = (value) => give(value, undefined),
  ): void {
    if (method !== this.plan.method || method === 'stopRecording') return
    const { outcome, payloads = [], encoding } = this.plan.host
    const nth = this.posted.filter((call) => call.method === method).length - 1
    // A silent call uses no payload; the only one is for the next call.
    const payload = outcome === 'silent' ? payloads[0] : payloads[nth]
    const data = payload === undefined ? SAMPLES[method].answer : payload
    const success = () => give(data, encoding)
    const failure = method === 'startRecording' ? RECORDING[outcome] : FAILURES[outcome]
    if (outcome === 'silent' && nth === 0) return
    if (this.plan.act === 'background-then-answer' || this.plan.act.startsWith('reload')) {
      this.held.push(success)
    } else if (failure) {
      setTimeout(() => refuse(failure(payload)), ANSWER)
    } else if (outcome === 'malformed') {
      setTimeout(() => give(data, 'source'), ANSWER)
    } else {
      setTimeout(success, outcome === 'late' && nth === 0 ? LATE : ANSWER)
      if (outcome === 'twice') setTimeout(success, ANSWER + 5)
    }
  }

  /** Browser implementations that are not under test: they return the planned result. */
  ways(real: boolean): WebWays {
    if (real) return webWays
    const { method, host } = this.plan
    const fake: WebWay<HostMethod> = async () => this.webResult(method, host) as HostResult<HostData<HostMethod>>
    return (this.has(method) ? { [method]: fake } : {}) as WebWays
  }

  private webResult(method: HostMethod, { outcome, payloads }: HostDoes): HostResult<unknown> {
    const isPick = ['pickPhoto', 'takePhoto', 'selectFile'].includes(method)
    switch (outcome) {
      case 'fail':
        return hostFailure('host', String(payloads?.[0]))
      case 'cancel':
        return isPick ? hostFailure('no-file', 'no file chosen') : hostFailure('cancelled', 'canceled')
      case 'denied':
        return hostFailure('denied', 'denied')
      default:
        return {
          ok: true,
          data: method === 'getAppInfo' ? null : method === 'getStatusBarHeight' ? 0 : SAMPLES[method].data,
        }
    }
  }

  /** Geolocation with the behaviour of the case. */
  geolocation(): Partial<Geolocation> | undefined {
    const { outcome } = this.plan.host
    if (outcome === 'absent') return undefined
    let count = 0
    return {
      getCurrentPosition: (found, failed, options) => {
        count += 1
        const fail = (code: number) =>
          failed?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
        const fix = () =>
          found({
            coords: { latitude: 60, longitude: 10, accuracy: 5 },
            timestamp: 1,
          } as unknown as GeolocationPosition)
        if (outcome === 'denied') setTimeout(() => fail(1), ANSWER)
        else if (outcome === 'fail') setTimeout(() => fail(2), ANSWER)
        else if (outcome === 'silent' && count === 1) setTimeout(() => fail(3), options?.timeout)
        else setTimeout(fix, ANSWER)
        if (outcome === 'twice') setTimeout(fix, ANSWER)
      },
    }
  }
}

/** One page in the host. */
export class Page {
  readonly engine: Engine
  readonly makeReady: () => void
  private readonly callBack: (name: string, raw: unknown) => boolean
  private readonly pending

  constructor(
    private readonly app: FakeHostApp,
    ready: boolean,
  ) {
    const { variant, document, session } = app
    const host = HOST_OF[variant]
    this.pending = createPendingCalls({ rows: async () => app.rows, route: () => '/here' })
    const methods = (Object.keys(SAMPLES) as HostMethod[])
      .filter((method) => app.has(method) && ['native', 'own'].includes(wayIn(method, variant)))
      .map((method) => [method, (params: Readonly<Record<string, unknown>>) => app.native(method, params)])
    const { engine, makeReady, callBack } = openHostPage({
      host,
      native: Object.fromEntries(methods),
      sdk: host.kind === 'messaging-app' ? this.plugins() : undefined,
      view: {
        document,
        navigator: { geolocation: app.geolocation() },
        sessionStorage: {
          getItem: (name: string) => session.get(name) ?? null,
          setItem: (name: string, value: string) => session.set(name, value),
        },
      },
      deps: {
        web: async () => app.ways(this.usesRealWays),
        pending: this.pending,
        report: (error, where) => void app.reports.push(`${where}: ${error}`),
      },
    })
    this.engine = engine
    this.callBack = callBack
    this.makeReady = () => {
      if (variant !== 'browser') makeReady()
    }
    if (ready) this.makeReady()
  }

  /** True if the case tests the browser implementations, not only the engine. */
  usesRealWays = false

  /** Passes on the argument of a section 7 reply function, like `openEngine`. */
  async take(name: ReplyName, raw: unknown): Promise<void> {
    if (!this.engine.answer(name, raw)) await this.pending.recover(name, raw)
  }

  own(name: string, raw: unknown): void {
    this.callBack(name, raw)
  }

  /** Calls of an earlier page, with any late responses. */
  interrupted = () => this.pending.list()

  private plugins() {
    const plugins: Record<string, Record<string, unknown>> = {}
    for (const [method, [plugin, action]] of Object.entries(ACTIONS) as [HostMethod, readonly [string, string]][]) {
      const actions = plugins[plugin] ?? {}
      plugins[plugin] = actions
      actions[action] = (params: { sources?: readonly string[] }, ok: () => void, fail: () => void) =>
        this.app.sdk(methodOf(method, params), params, ok, fail)
    }
    // Album and camera are one action, so both are removed.
    for (const [method, [plugin, action]] of Object.entries(ACTIONS) as [HostMethod, readonly [string, string]][])
      if (!this.app.has(method)) delete plugins[plugin]?.[action]
    return plugins
  }
}

/** Album and camera share one action; the sources select the method. */
function methodOf(method: HostMethod, { sources }: { sources?: readonly string[] }): HostMethod {
  if (method !== 'takePhoto' && method !== 'pickPhoto') return method
  return sources?.includes('album') ? 'pickPhoto' : 'takePhoto'
}
