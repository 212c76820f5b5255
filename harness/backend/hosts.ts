import type { BackEnd } from '#src/http'

/** Everything that the simulator answers for: the back ends, and the two collectors that `LOG_URL` and `ANALYTICS_URL` name. */
export type SimHost = BackEnd | 'log' | 'analytics'

/** The gateway's environment is a segment of its own: `/gateway/FAT/…`. */
const GATEWAY = '/gateway'

/** Where each host stands when its build variable is empty (wire.md); infocol first, since it lies below cm. */
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
  /** Below the host's base, as a call declares it. */
  readonly path: string
}

/** Which host an address belongs to; undefined for pages, scripts and everything else that is no call. */
export function locate(pathname: string): Place | undefined {
  for (const [host, base] of BASES) {
    if (pathname !== base && !pathname.startsWith(`${base}/`)) continue
    const rest = pathname.slice(base.length)
    return { host, path: (host === 'gateway' ? rest.replace(/^\/[^/]*/, '') : rest) || '/' }
  }
  return undefined
}

/** True for an address that the simulator answers itself. */
export function isOurs(pathname: string): boolean {
  return pathname === CONTROL || pathname.startsWith(`${CONTROL}/`) || locate(pathname) !== undefined
}

/** An address pattern of msw for a declared path: any origin, `{name}` as a parameter, without the query. */
export function patternOf(host: BackEnd, path: string): string {
  const base = BASES.find(([each]) => each === host)?.[1] ?? ''
  const environment = host === 'gateway' ? '/:environment' : ''
  return `*${base}${environment}${path.replace(/\?.*$/, '').replace(/\{(\w+)\}/g, ':$1')}`
}
