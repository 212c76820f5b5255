import type { Feedback } from '#platform/feedback'
import type { Http } from '#platform/http'
import type { HostData, HostMethod, HostRequest } from '../calls'
import type { HostCallOptions, HostOs } from '../HostBridge'
import type { HostResult } from '../HostResult'
import type { ScannerView } from './scanRequest'

/** Dependencies of the browser implementations. */
export interface WebSurroundings {
  readonly view: Window
  readonly os: HostOs
  readonly http: Http
  readonly feedback: Feedback
  /** Code of the scanner, loaded by the first scan. */
  readonly scanner: () => Promise<{ readonly default: ScannerView }>
  /** Values in local storage (section 3); the web-view opener passes some of them on. */
  readonly stored: (name: 'authCode' | 'authTenantId') => string | undefined
  /** True for an address that may get these values (`EMBED_ORIGINS`). */
  readonly isTrusted: (address: string) => boolean
}

/** Browser implementation of a host method; never rejects. */
export type WebWay<M extends HostMethod> = (
  request: HostRequest<M>,
  options: HostCallOptions,
  surroundings: WebSurroundings,
) => Promise<HostResult<HostData<M>>>

export type WebWays = { readonly [M in HostMethod]?: WebWay<M> }
