import type { BackEnd } from '#platform/http'
import { isSiblingPage } from './sibling'

/** Simulated hosts: the back ends, and the log and analytics services of `LOG_URL` and `ANALYTICS_URL`. */
export type SimHost = BackEnd | 'log' | 'analytics'

/** Followed by a path segment for the environment: `/gateway/FAT/…`. */
const GATEWAY = '/gateway'

/** Base path of each host if its build variable is empty (wire.md); infocol first, since its path is below cm's. */
export const BASES: readonly (readonly [SimHost, string])[] = [
  ['infocol', '/cm/infocol'],
  ['main', '/main'],
  ['crm', '/crm'],
  ['cm', '/cm'],
  ['file', '/file'],
  ['gateway', GATEWAY],
  ['log', '/log'],
  ['analytics', '/analytics'],
]

export const CONTROL = '/__sim'

export interface Place {
  readonly host: SimHost
  /** Path relative to the host's base, as in the call's declaration. */
  readonly path: string
}

/** The host of a path; undefined for pages, scripts and other requests that are not calls. */
export function locate(pathname: string): Place | undefined {
  for (const [host, base] of BASES) {
    if (pathname !== base && !pathname.startsWith(`${base}/`)) continue
    const rest = pathname.slice(base.length)
    return { host, path: (host === 'gateway' ? rest.replace(/^\/[^/]*/, '') : rest) || '/' }
  }
  return undefined
}

/** True for a path that the simulator handles. */
export function isOurs(pathname: string): boolean {
  return (
    pathname === CONTROL ||
    pathname.startsWith(`${CONTROL}/`) ||
    isSiblingPage(pathname) ||
    locate(pathname) !== undefined
  )
}

/** msw pattern for a declared path: any origin, `{name}` as a parameter, without the query. */
export function patternOf(host: BackEnd, path: string): string {
  const base = BASES.find(([each]) => each === host)?.[1] ?? ''
  const environment = host === 'gateway' ? '/:environment' : ''
  return `*${base}${environment}${path.replace(/\?.*$/, '').replace(/\{(\w+)\}/g, ':$1')}`
}
