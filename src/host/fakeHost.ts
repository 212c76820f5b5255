import { type HostBridge, type HostResult, hostFailure } from './HostBridge'

export interface FakeHost extends HostBridge {
  /** Every call in order, by method. */
  readonly calls: readonly { readonly method: string; readonly request: unknown }[]
}

const done = (): Promise<HostResult<null>> => Promise.resolve({ ok: true, data: null })

/** A host for tests: a messaging app on Android where everything works and nobody is signed in, unless told otherwise. */
export function createFakeHost(overrides: Partial<HostBridge> = {}): FakeHost {
  const calls: { method: string; request: unknown }[] = []
  const behaviour: HostBridge = {
    kind: 'messaging-app',
    os: 'android',
    native: true,
    getLocation: async () => hostFailure('timeout', 'fail'),
    copyText: done,
    call: done,
    openWebView: done,
    returnToNativeApp: done,
    openNativeMainPage: done,
    closeWebView: done,
    getLoginInfo: async () => ({ ok: true, data: {} }),
    showNativeMessage: done,
    hideStatusBar: done,
    ...overrides,
  }
  const noted = <A extends unknown[], R>(method: string, run: (...args: A) => R) => {
    return (...args: A): R => {
      calls.push({ method, request: args[0] })
      return run(...args)
    }
  }
  return {
    calls,
    kind: behaviour.kind,
    os: behaviour.os,
    native: behaviour.native,
    getLocation: noted('getLocation', behaviour.getLocation),
    copyText: noted('copyText', behaviour.copyText),
    call: noted('call', behaviour.call),
    openWebView: noted('openWebView', behaviour.openWebView),
    returnToNativeApp: noted('returnToNativeApp', behaviour.returnToNativeApp),
    openNativeMainPage: noted('openNativeMainPage', behaviour.openNativeMainPage),
    closeWebView: noted('closeWebView', behaviour.closeWebView),
    getLoginInfo: noted('getLoginInfo', behaviour.getLoginInfo),
    showNativeMessage: noted('showNativeMessage', behaviour.showNativeMessage),
    hideStatusBar: noted('hideStatusBar', behaviour.hideStatusBar),
  }
}
