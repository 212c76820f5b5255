import type { HostCalls, HostMethod } from './calls'
import type { HostResult } from './HostResult'

export type HostKind = 'messaging-app' | 'partner' | 'browser'
export type HostOs = 'android' | 'ios' | 'desktop'

export interface HostCallOptions {
  /** Cancels the call: it settles as 'cancelled' at once. */
  readonly signal?: AbortSignal
  /** Uploads: progress in whole percent (section 7). */
  readonly onProgress?: (percent: number) => void
  /** Audio: called when playback ends. */
  readonly onEnd?: () => void
  /**
   * Recording by the page itself (browser): called every second with the new data; the chunks in order form the file.
   */
  readonly onChunk?: (part: Blob) => void
}

type HostFunction<M extends HostMethod> =
  Record<never, never> extends HostCalls[M]['request']
    ? (request?: HostCalls[M]['request'], options?: HostCallOptions) => Promise<HostResult<HostCalls[M]['result']>>
    : (request: HostCalls[M]['request'], options?: HostCallOptions) => Promise<HostResult<HostCalls[M]['result']>>

/** An interactive call that was open when the host closed the web view; made by an earlier page. */
export interface InterruptedCall {
  readonly id: string
  readonly method: HostMethod
  /** In-app address where the call was made. */
  readonly route: string
  /** ms since the epoch. */
  readonly at: number
  /** The host's late response, if there was one. */
  readonly result?: HostResult<unknown>
}

/** The API of the host around the app: one interface for messaging app, partner app and browser (sections 1, 7). */
export type HostBridge = { readonly [M in HostMethod]: HostFunction<M> } & {
  readonly kind: HostKind
  readonly os: HostOs
  /** True inside a native shell, which the app can return to. */
  readonly native: boolean
  /** Starts a phone call; the page stays open. */
  call(phone: string): Promise<HostResult<null>>
  /** Calls that were open when the host closed the web view, newest first; the page that made them offers a retry. */
  interrupted(): Promise<readonly InterruptedCall[]>
  /** Deletes an interrupted call that was resumed or dismissed. */
  discard(id: string): Promise<void>
}
