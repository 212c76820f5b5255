import { DEFAULT_ENVIRONMENT, ENVIRONMENTS } from './constants'

/**
 * Values compiled in by the build: every variable of `.env.example` as text ('' when not given), and the version.
 */
interface BuildValues {
  readonly [name: string]: string | undefined
}

declare const __BUILD__: BuildValues | undefined

// Jest and the command line run without a build: every variable is empty there, as in a build without `.env`.
const values: BuildValues = typeof __BUILD__ === 'undefined' ? {} : __BUILD__

/** True in a build with `SESSION_COOKIE`; a constant of its own, so that other builds carry nothing of it. */
declare const __SESSION_COOKIE__: boolean | undefined

/**
 * The session is a cookie that host or back end set and scripts cannot read (docs/deploy.md): the app neither stores
 * nor sends a token, and lets the browser send the cookie.
 */
export const hasSessionCookie: boolean = typeof __SESSION_COOKIE__ !== 'undefined' && __SESSION_COOKIE__ === true

/** Stands for the cookie where a token would; never sent. */
export const COOKIE_TOKEN = '-'

export type Environment = (typeof ENVIRONMENTS)[number]

/** A build variable, '' when it was not given. */
export function buildValue(name: string): string {
  return values[name] ?? ''
}

/** The environment of the build (section 9): FAT unless `APP_ENV` names another. */
export const environment: Environment =
  ENVIRONMENTS.find((name) => name === buildValue('APP_ENV').toUpperCase()) ?? DEFAULT_ENVIRONMENT

/** PRO and PROD are one: production (conformance README). */
export const isProduction = environment === 'PRO' || environment === 'PROD'

/** Version of the app, from package.json. */
export const version = buildValue('VERSION') || '0.0.0'

/** In the page, so that a deployment without changes of the entry script leaves it in the cache; 'unknown' in Node. */
export const commit =
  (typeof document !== 'undefined' && document.querySelector('meta[name="commit"]')?.getAttribute('content')) ||
  'unknown'

/** Ids of plugins as a build variable lists them: `PLUGINS_OFF=risk,schedule`; spaces separate them too. */
export function pluginIds(list: string): string[] {
  return list.split(/[ ,]+/).filter((id) => id !== '')
}
