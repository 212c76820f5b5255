import { UsageError } from '../../harness/server/listen'
import { backEndsOf } from '../build/backEnds'
import type { Values, Variable } from '../build/values'
import { urlOf } from './outsideOrigins'
import type { ServerValues, Upstream } from './variables'

/** A part of our own origin that a server behind it answers. */
export interface Proxied {
  /** `/main/` with everything below it, `/log` alone. */
  readonly path: string
  readonly upstream: Upstream
  /** Address behind it, with the path; '' if it is not given. */
  readonly address: string
}

/** Services with an address of their own; a path is one of our origin. Tiles: everything below the first placeholder. */
const SERVICES = {
  LOG_URL: 'LOG_UPSTREAM',
  ANALYTICS_URL: 'ANALYTICS_UPSTREAM',
  LLM_URL: 'LLM_UPSTREAM',
  MAP_TILES_URL: 'TILES_UPSTREAM',
} as const satisfies Partial<Record<Variable, Upstream>>

const UPSTREAM: Partial<Record<Variable, Upstream>> = {
  MAIN_URL: 'MAIN_UPSTREAM',
  CRM_HOST: 'CRM_UPSTREAM',
  CM_HOST: 'CM_UPSTREAM',
  FILE_HOST: 'FILE_UPSTREAM',
}

/** What a build calls at its own origin: back ends without an address (`/main/` …), services whose address is a path. */
export function proxiedParts(values: Values, server: ServerValues): readonly Proxied[] {
  const backEnds = backEndsOf(values).flatMap(({ variable, path }) => {
    const given = values[variable].replace(/\/+$/, '') || path
    return part(`${given}/`, variable, UPSTREAM[variable] ?? 'GATEWAY_UPSTREAM', server)
  })
  const services = Object.entries(SERVICES).flatMap(([variable, upstream]) =>
    part(values[variable as keyof typeof SERVICES].replace(/[?{].*$/, ''), variable, upstream, server),
  )
  return [...backEnds, ...services]
}

function part(path: string, variable: string, upstream: Upstream, server: ServerValues): Proxied[] {
  if (!path.startsWith('/')) return []
  if (!/^(?:\/[\w.~-]+)+\/?$/.test(path))
    throw new UsageError(`${variable}: ${path} is no path that a server can pass on.`)
  const given = server[upstream]
  if (given === '') return [{ path, upstream, address: '' }]
  const { origin, pathname, search } = urlOf(given, upstream)
  if (!/^[\w.~%/-]*$/.test(pathname) || search !== '')
    throw new UsageError(`${upstream}: ${given} has more than a path.`)
  return [{ path, upstream, address: origin + (path.endsWith('/') ? pathname.replace(/\/*$/, '/') : pathname) }]
}
