import { waitFor } from '../detect'

interface SdkView {
  readonly icome?: unknown
}

type Action = (params: object, ok: (result?: unknown) => void, fail: (error?: unknown) => void) => void

interface Sdk {
  readonly ready?: unknown
  readonly plugins?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>
}

export type SdkLookup =
  | { readonly found: true; readonly run: Action }
  | { readonly found: false; readonly why: 'no-sdk' | 'no-action' }

/** Maximum wait for the SDK to be ready. ms */
const READY_PATIENCE = 3000

const sdkOf = (view: SdkView): Sdk | undefined => (view.icome ? (view.icome as Sdk) : undefined)

/** Waits, for a limited time, for the SDK's script and its `ready`. Returns a lookup of actions. */
export function createSdk(view: SdkView, script: Promise<unknown>) {
  let ready: Promise<boolean> | undefined

  const open = async (): Promise<boolean> => {
    await script.catch(() => undefined)
    if (!(await waitFor(() => sdkOf(view) !== undefined))) return false
    const sdk = sdkOf(view)
    if (typeof sdk?.ready !== 'function') return sdk !== undefined
    const { ready: whenReady } = sdk
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), READY_PATIENCE)
      whenReady.call(sdk, () => {
        clearTimeout(timer)
        resolve(true)
      })
    })
  }

  return async (plugin: string, action: string): Promise<SdkLookup> => {
    ready ??= open()
    if (!(await ready)) {
      // The SDK may still load, so the next call retries.
      ready = undefined
      return { found: false, why: 'no-sdk' }
    }
    const actions = sdkOf(view)?.plugins?.[plugin]
    const run = actions?.[action]
    if (typeof run !== 'function') return { found: false, why: 'no-action' }
    return { found: true, run: (params, ok, fail) => void run.call(actions, params, ok, fail) }
  }
}
