import type { Feedback } from '#src/feedback'
import type { Http } from '#src/http'
import type { HostData, HostMethod, HostRequest } from '../calls'
import type { HostCallOptions, HostOs } from '../HostBridge'
import type { HostResult } from '../HostResult'
import type { ScannerView } from './scanRequest'

/** What a browser's way may use besides the browser. */
export interface WebSurroundings {
  readonly view: Window
  readonly os: HostOs
  readonly http: Http
  readonly feedback: Feedback
  /** The scanner's code, loaded with the first scan. */
  readonly scanner: () => Promise<{ readonly default: ScannerView }>
  /** What section 3 keeps in local storage; the web-view opener hands some of it on. */
  readonly stored: (name: 'authCode' | 'authTenantId') => string | undefined
}

/** How a browser does by itself what a native host does for the app; never rejects. */
export type WebWay<M extends HostMethod> = (
  request: HostRequest<M>,
  options: HostCallOptions,
  surroundings: WebSurroundings,
) => Promise<HostResult<HostData<M>>>

export type WebWays = { readonly [M in HostMethod]?: WebWay<M> }
