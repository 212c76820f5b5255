import { HOST_METHODS, type HostMethod } from '../platform/host/calls'
import type { DetectedHost } from '../platform/host/detect'
import { createEngine, type EngineDeps } from '../platform/host/engine/createEngine'
import type { PendingCalls } from '../platform/host/engine/pending'
import type { HostBridge } from '../platform/host/HostBridge'
import { type HostResult, hostDone, hostFailure } from '../platform/host/HostResult'

export interface FakeHost extends HostBridge {
  /** Every call in order, by method. */
  readonly calls: readonly { readonly method: string; readonly request: unknown }[]
}

const results: { readonly [M in HostMethod]?: HostResult<unknown> } = {
  getLoginInfo: { ok: true, data: {} },
  getLocation: hostFailure('timeout', 'fail'),
  getAppInfo: { ok: true, data: null },
  getStatusBarHeight: { ok: true, data: 0 },
  share: { ok: true, data: 'shared' },
}
/** Methods that fail by default, because no picture or file was chosen. */
const EMPTY_HANDED: readonly HostMethod[] = [
  'pickPhoto',
  'takePhoto',
  'selectFile',
  'upload',
  'multiUpload',
  'startRecording',
  'downloadAudio',
  'scanCode',
  'scanCard',
  'pickContact',
  'addContact',
]

/** A host for tests: by default a messaging app on Android in which every call succeeds and no user is signed in. */
export function createFakeHost(overrides: Partial<HostBridge> = {}): FakeHost {
  const calls: { method: string; request: unknown }[] = []
  const noted = <A extends unknown[], R>(method: string, run: (...args: A) => R) => {
    return (...args: A): R => {
      calls.push({ method, request: args[0] })
      return run(...args)
    }
  }
  const standard = (method: HostMethod) => async () =>
    results[method] ?? (EMPTY_HANDED.includes(method) ? hostFailure('host', 'fail') : hostDone)
  const run = overrides as Partial<Record<string, (...args: unknown[]) => unknown>>
  const methods = Object.fromEntries(
    HOST_METHODS.map((method) => [method, noted(method, run[method] ?? standard(method))]),
  )
  return {
    ...(methods as unknown as Pick<HostBridge, HostMethod>),
    calls,
    kind: overrides.kind ?? 'messaging-app',
    os: overrides.os ?? 'android',
    native: overrides.native ?? true,
    call: noted('call', overrides.call ?? (async () => hostDone)),
    interrupted: overrides.interrupted ?? (async () => []),
    discard: overrides.discard ?? (async () => undefined),
  }
}

/** A store of pending calls that keeps nothing. */
const emptyPending: PendingCalls = {
  begin: async () => '',
  end: async () => undefined,
  recover: async () => false,
  list: async () => [],
}

/** What a host offers to a page by the wire. */
export interface HostWire {
  readonly host: DetectedHost
  readonly native?: { readonly [M in HostMethod]?: (params: Readonly<Record<string, unknown>>) => void }
  /** Actions by plugin of the SDK; by default there is no SDK. */
  readonly sdk?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined
  /** Further properties of the page's window. */
  readonly view?: Readonly<Record<string, unknown>>
  readonly deps?: Partial<EngineDeps>
}

/** Opens a page in a host: the bridge's engine with a window of its own, for tests of what goes over the wire. */
export function openHostPage({ host, native = {}, sdk, view: properties = {}, deps = {} }: HostWire) {
  const view: Record<string, unknown> = {
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    location: { href: 'https://app.example/#/here' },
    ...properties,
  }
  const engine = createEngine({
    host,
    script: Promise.resolve(),
    surroundings: {
      view: view as unknown as Window,
      os: host.os,
      stored: () => undefined,
      isTrusted: () => false,
    } as never,
    web: async () => ({}),
    pending: emptyPending,
    notify: () => undefined,
    text: async (key) => key,
    report: () => undefined,
    ...deps,
  })

  /** Android's objects take texts, those of iOS messages. */
  const nativeMethod = (method: string, run: (params: Readonly<Record<string, unknown>>) => void) =>
    host.os === 'ios'
      ? [method, { postMessage: (params: Readonly<Record<string, unknown>>) => run(structuredClone(params)) }]
      : [method, (text: string) => run(JSON.parse(text) as Readonly<Record<string, unknown>>)]

  return {
    engine,
    /** Installs the native object and the SDK. */
    makeReady(): void {
      const methods = Object.fromEntries(Object.entries(native).map(([method, run]) => nativeMethod(method, run)))
      if (host.os === 'ios') view.webkit = { messageHandlers: methods }
      else view.GreatGasBridge = methods
      if (sdk) view.icome = { version: '9', ready: (done: () => void) => done(), plugins: sdk }
    },
    /** Calls the function that a request names as its callback; false if the page has none of this name. */
    callBack(name: string, raw: unknown): boolean {
      const run = view[name]
      if (typeof run !== 'function') return false
      run(raw)
      return true
    },
  }
}
