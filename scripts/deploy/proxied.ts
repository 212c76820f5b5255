import { UsageError } from '../../harness/server/listen'
import { backEndsOf } from '../build/backEnds'
import type { Values, Variable } from '../build/values'
import { urlOf } from './outsideOrigins'
import type { ServerValues, Upstream } from './variables'

/** A part of our own origin that a server behind it answers. */
export interface Proxied {
  /** `/main/` with everything below it, `/log` alone. */
  readonly path: string
  /** Build variable that has the path. */
  readonly variable: string
  readonly upstream: Upstream
  /** Address behind it, with the path; '' if it is not given. */
  readonly address: string
}

/**
 * Services with an address of their own; a path is one of our origin. Tiles: everything below the first placeholder.
 */
const SERVICES = {
  LOG_URL: 'LOG_UPSTREAM',
  ANALYTICS_URL: 'ANALYTICS_UPSTREAM',
  LLM_URL: 'LLM_UPSTREAM',
  MAP_TILES_URL: 'TILES_UPSTREAM',
  SDK_URL: 'SDK_UPSTREAM',
  BRIDGE_URL: 'BRIDGE_UPSTREAM',
} as const satisfies Partial<Record<Variable, Upstream>>

const UPSTREAM: Partial<Record<Variable, Upstream>> = {
  MAIN_URL: 'MAIN_UPSTREAM',
  CRM_HOST: 'CRM_UPSTREAM',
  CM_HOST: 'CM_UPSTREAM',
  FILE_HOST: 'FILE_UPSTREAM',
}

/**
 * What a build calls at its own origin: back ends without an address (`/main/` …), services whose address is a path.
 * Those that share a path are one part, because nginx refuses two locations of one path.
 */
export function proxiedParts(values: Values, server: ServerValues): readonly Proxied[] {
  const backEnds = backEndsOf(values).flatMap(({ variable, path }) => {
    const given = values[variable].replace(/\/+$/, '') || path
    return part(`${given}/`, variable, UPSTREAM[variable] ?? 'GATEWAY_UPSTREAM', server)
  })
  const services = Object.entries(SERVICES).flatMap(([variable, upstream]) =>
    part(values[variable as keyof typeof SERVICES].replace(/[?{].*$/, ''), variable, upstream, server),
  )
  const parts = new Map<string, Proxied>()
  for (const each of [...backEnds, ...services]) parts.set(each.path, merged(parts.get(each.path), each))
  return [...parts.values()]
}

/** Two parts with one path as one, with the address of either. */
function merged(before: Proxied | undefined, part: Proxied): Proxied {
  if (!before || before.address === '') return part
  if (part.address !== '' && part.address !== before.address)
    throw new UsageError(
      `${before.variable} and ${part.variable}: ${part.path} is one path, but ${before.upstream} and ${part.upstream} are two addresses.`,
    )
  return before
}

function part(path: string, variable: string, upstream: Upstream, server: ServerValues): Proxied[] {
  if (path === '' || /^https?:/.test(path)) return []
  if (!/^(?:\/[\w.~-]+)+\/?$/.test(path))
    throw new UsageError(`${variable}: ${path} is neither an address nor a path that a server can pass on.`)
  const given = server[upstream]
  if (given === '') return [{ path, variable, upstream, address: '' }]
  const { origin, pathname, search } = urlOf(given, upstream)
  if (!/^[\w.~%/-]*$/.test(pathname) || search !== '')
    throw new UsageError(`${upstream}: ${given} has more than a path.`)
  return [
    { path, variable, upstream, address: origin + (path.endsWith('/') ? pathname.replace(/\/*$/, '/') : pathname) },
  ]
}
