import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Build variables (described in `.env.example`). Compiled in as text, '' if not given. */
export const VARIABLES = [
  'APP_ENV',
  'MAIN_URL',
  'CRM_HOST',
  'CM_HOST',
  'FILE_HOST',
  'GATEWAY_URL_DEV',
  'GATEWAY_URL_FAT',
  'GATEWAY_URL_UAT',
  'GATEWAY_URL_PROD',
  'GATEWAY_KEY',
  'MONITOR_KEY_DEV',
  'MONITOR_KEY_FAT',
  'MONITOR_KEY_UAT',
  'MONITOR_KEY_PROD',
  'SDK_URL',
  'BRIDGE_URL',
  'LOG_URL',
  'ANALYTICS_URL',
  'MAP_TILES_URL',
  'MAP_ATTRIBUTION',
  'MAP_ATTRIBUTION_EN',
  'EMBED_ORIGINS',
  'LLM_URL',
  'FLAGS',
  'PLUGINS_OFF',
  'SESSION_COOKIE',
] as const

export type Variable = (typeof VARIABLES)[number]
export type Values = Readonly<Record<Variable, string>>

/**
 * Hosts of calls; compiled in empty for the simulator and the proxy of `npm run dev`, which respond at our own origin.
 */
export const HOSTS = [
  'MAIN_URL',
  'CRM_HOST',
  'CM_HOST',
  'FILE_HOST',
  'GATEWAY_URL_DEV',
  'GATEWAY_URL_FAT',
  'GATEWAY_URL_UAT',
  'GATEWAY_URL_PROD',
] as const satisfies readonly Variable[]

/** The given variables; the process environment takes precedence over `.env`. */
export function givenValues(): Values {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  return Object.fromEntries(VARIABLES.map((name) => [name, process.env[name] ?? file[name] ?? ''])) as Values
}

/** Sends calls to our own origin, whatever `.env` contains. */
export function sameOrigin(values: Values): Values {
  return { ...values, ...Object.fromEntries(HOSTS.map((name) => [name, ''])) }
}

/** The simulator's pages of other systems: the same server under its address, an origin other than `localhost`. */
const SIBLING = 'http://127.0.0.1:{port}'

/** Tiles of the simulator in both themes; they are drawings, and so sharp on every screen. */
const STREETS = {
  MAP_TILES_URL: '/__sim/tiles/{z}/{x}/{y}{r}.svg?theme={theme}',
  MAP_ATTRIBUTION: '模拟街道',
  MAP_ATTRIBUTION_EN: 'Simulated streets',
}

/**
 * Values for `start`, `preview` and the tests, where the simulator handles all calls. `simulator`: its options; with
 * `--data` there are no tiles, because invented streets would lie about real places.
 */
export function simulatedValues(values: Values, simulator: readonly string[] = []): Values {
  const isReal = simulator.some((option) => /^--data\b/.test(option))
  const keys = VARIABLES.filter((name) => name === 'GATEWAY_KEY' || name.startsWith('MONITOR_KEY_'))
  return {
    ...sameOrigin(values),
    ...Object.fromEntries(keys.map((name) => [name, 'sim'])),
    ...(values.MAP_TILES_URL === '' && !isReal && STREETS),
    LOG_URL: '/log',
    ANALYTICS_URL: '/analytics',
    EMBED_ORIGINS: values.EMBED_ORIGINS || SIBLING,
    SESSION_COOKIE: simulator.includes('--session-cookie') ? '1' : '',
  }
}

/** The commit that is built; the page names it. */
export function commit(): string {
  try {
    const id = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return id.trim()
  } catch {
    return 'unknown' // built from an archive, or without git
  }
}

/** Constants of a build, of which the minifier drops what is not used (src/base/config/build.ts). */
export function constantsOf({ SESSION_COOKIE = '' }: Readonly<Record<string, string>>): Record<string, string> {
  return { __SESSION_COOKIE__: String(SESSION_COOKIE !== '') }
}

/** The value of `__BUILD__` (read in src/base/config/build.ts). */
export function buildObject(values: Values): Record<string, string> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  return { ...values, VERSION: version }
}
