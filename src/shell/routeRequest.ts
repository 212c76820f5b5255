import type { ShellList } from './shellList'

/** Who answers a request: the page network first, a file of the list from what is kept, everything else not the worker. */
export type Answerer = { readonly by: 'page' | 'file'; readonly file: string } | { readonly by: 'browser' }

export interface AskedRequest {
  readonly url: string
  readonly method: string
  readonly mode: string
}

const BROWSER: Answerer = { by: 'browser' }

/**
 * Decides by the list alone, so that no back end, log or page beside the app is ever touched. The page is answered only to
 * a navigation: the check for a new deployment reads it by `fetch` and wants the server's word. `scope` is the worker's
 * folder, absolute, with the closing slash.
 */
export function routeRequest({ url, method, mode }: AskedRequest, scope: string, list: ShellList): Answerer {
  const [address = ''] = url.split(/[?#]/)
  if (method !== 'GET' || !address.startsWith(scope)) return BROWSER
  const [page] = list.boot
  const file = address.slice(scope.length) || page
  if (mode === 'navigate') return file === page ? { by: 'page', file } : BROWSER
  if (file === page || !(list.boot.includes(file) || list.later.includes(file))) return BROWSER
  return { by: 'file', file }
}
