import type { HostCalls, HostMethod } from './calls'
import type { HostResult } from './HostResult'

export type HostKind = 'messaging-app' | 'partner' | 'browser'
export type HostOs = 'android' | 'ios' | 'desktop'

export interface HostCallOptions {
  /** Gives the call up: it settles as 'cancelled' at once. */
  readonly signal?: AbortSignal
  /** Uploads: whole percent (section 7). */
  readonly onProgress?: (percent: number) => void
  /** Audio that plays: it has come to its end. */
  readonly onEnd?: () => void
  /** Recordings that the page itself makes (browser): every second what came since; in order, the parts are the file. */
  readonly onChunk?: (part: Blob) => void
}

type HostFunction<M extends HostMethod> =
  Record<never, never> extends HostCalls[M]['request']
    ? (request?: HostCalls[M]['request'], options?: HostCallOptions) => Promise<HostResult<HostCalls[M]['result']>>
    : (request: HostCalls[M]['request'], options?: HostCallOptions) => Promise<HostResult<HostCalls[M]['result']>>

/** A call that showed something to a person when the host closed the web view; an earlier page made it. */
export interface InterruptedCall {
  readonly id: string
  readonly method: HostMethod
  /** Address inside the app from where it was called. */
  readonly route: string
  /** ms since the epoch. */
  readonly at: number
  /** What the host answered after all. */
  readonly result?: HostResult<unknown>
}

/** What the app can ask of the host it runs in: one interface for messaging app, partner app and browser (sections 1, 7). */
export type HostBridge = { readonly [M in HostMethod]: HostFunction<M> } & {
  readonly kind: HostKind
  readonly os: HostOs
  /** A native shell is around the page: there is something to leave to. */
  readonly native: boolean
  /** Starts a phone call; the page stays. */
  call(phone: string): Promise<HostResult<null>>
  /** Calls that were open when the host closed the web view, newest first; offered again where they were made. */
  interrupted(): Promise<readonly InterruptedCall[]>
  /** An interrupted call was taken up, or given up. */
  forget(id: string): Promise<void>
}
