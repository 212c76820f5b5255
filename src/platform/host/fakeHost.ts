import { HOST_METHODS, type HostMethod } from './calls'
import type { HostBridge } from './HostBridge'
import { type HostResult, hostDone, hostFailure } from './HostResult'

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
    forget: overrides.forget ?? (async () => undefined),
  }
}
