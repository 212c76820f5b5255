import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { UsageError } from '../../harness/server/listen'
import type { Loosened } from '../../harness/server/security'

/**
 * Variables of the server, described in `.env.example`; not compiled in, because back ends behind it are nobody's
 * business.
 */
const SERVER_VARIABLES = [
  'SERVER_NAME',
  'HTTPS_PORT',
  'HTTP_PORT',
  'HOST_ORIGINS',
  'OPENER_POLICY',
  'TRUSTED_TYPES',
  'MAIN_UPSTREAM',
  'CRM_UPSTREAM',
  'CM_UPSTREAM',
  'FILE_UPSTREAM',
  'GATEWAY_UPSTREAM',
  'LOG_UPSTREAM',
  'ANALYTICS_UPSTREAM',
  'LLM_UPSTREAM',
  'TILES_UPSTREAM',
  'SDK_UPSTREAM',
  'BRIDGE_UPSTREAM',
] as const

export type ServerVariable = (typeof SERVER_VARIABLES)[number]
export type Upstream = Extract<ServerVariable, `${string}_UPSTREAM`>
export type ServerValues = Readonly<Record<ServerVariable, string>>

/** The given variables, '' for the others; the process environment takes precedence over `.env`. */
export function givenServerValues(): ServerValues {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  return Object.fromEntries(
    SERVER_VARIABLES.map((name) => [name, process.env[name] ?? file[name] ?? '']),
  ) as ServerValues
}

const OPENER_POLICIES = ['same-origin', 'same-origin-allow-popups', 'unsafe-none']

/** What these variables loosen in the headers of the server, of the preview, and of what `deploy:check` expects. */
export function loosenedBy({ OPENER_POLICY, TRUSTED_TYPES }: ServerValues): Loosened {
  if (OPENER_POLICY !== '' && !OPENER_POLICIES.includes(OPENER_POLICY))
    throw new UsageError(`OPENER_POLICY: ${OPENER_POLICY} is none of ${OPENER_POLICIES.join(', ')}.`)
  if (TRUSTED_TYPES !== '' && TRUSTED_TYPES !== 'off')
    throw new UsageError(`TRUSTED_TYPES: ${TRUSTED_TYPES} is neither empty nor off.`)
  return { ...(OPENER_POLICY !== '' && { opener: OPENER_POLICY }), anyText: TRUSTED_TYPES === 'off' }
}

/** A port, or its default if it is not given. */
export function portOf(values: ServerValues, name: 'HTTPS_PORT' | 'HTTP_PORT'): number {
  const port = Number(values[name] || { HTTPS_PORT: 443, HTTP_PORT: 80 }[name])
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new UsageError(`${name}: ${values[name]} is no port.`)
  return port
}
