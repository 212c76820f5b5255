import type { ShellList } from './shellList'

/** How a request is served: the page network first, a listed file cache first, everything else by the browser. */
export type Responder = { readonly by: 'page' | 'file'; readonly file: string } | { readonly by: 'browser' }

export interface ShellRequest {
  readonly url: string
  readonly method: string
  readonly mode: string
}

const BROWSER: Responder = { by: 'browser' }

/**
 * Decides by the list of files only, so that calls, logs and other pages of the origin are never touched. The page is
 * served for navigations only, because the check for a new deployment fetches it from the server. `scope`: folder of
 * the worker, absolute, with a trailing slash.
 */
export function routeRequest({ url, method, mode }: ShellRequest, scope: string, list: ShellList): Responder {
  const [address = ''] = url.split(/[?#]/)
  if (method !== 'GET' || !address.startsWith(scope)) return BROWSER
  const [page] = list.boot
  const file = address.slice(scope.length) || page
  if (mode === 'navigate') return file === page ? { by: 'page', file } : BROWSER
  if (file === page || !(list.boot.includes(file) || list.later.includes(file))) return BROWSER
  return { by: 'file', file }
}
