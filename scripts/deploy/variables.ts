import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { UsageError } from '../../harness/server/listen'

/** Variables of the server, described in `.env.example`; not compiled in, because back ends behind it are nobody's business. */
const SERVER_VARIABLES = [
  'SERVER_NAME',
  'HTTPS_PORT',
  'HTTP_PORT',
  'HOST_ORIGINS',
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

/** A port, or its default if it is not given. */
export function portOf(values: ServerValues, name: 'HTTPS_PORT' | 'HTTP_PORT'): number {
  const port = Number(values[name] || { HTTPS_PORT: 443, HTTP_PORT: 80 }[name])
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new UsageError(`${name}: ${values[name]} is no port.`)
  return port
}
