import { parseArgs } from 'node:util'
import type { SeedOptions } from './contract'
import type { CoordinateSystem } from './import/coordinates'
import { SIZES } from './store'

/** Invalid command line; the message is one line. */
export class OptionError extends Error {}

export interface BackendCommandOptions {
  /** Path of a CSV or JSON file with sites. */
  readonly data?: string
  readonly coords: CoordinateSystem
  readonly size: SeedOptions['size']
  readonly seed: number
  /** Start time of the simulator's clock; absent: the clock of this machine. */
  readonly now?: Date
  /** Names under which the server answers, besides `localhost` and addresses. */
  readonly hosts: readonly string[]
  /** The session is a cookie, and no token is sent. */
  readonly hasSessionCookie: boolean
  /** Discard the changes of the default store. */
  readonly reset: boolean
}

/** Definitions for `parseArgs`; the servers' command lines include them. */
export const SPELLING = {
  data: { type: 'string' },
  coords: { type: 'string' },
  size: { type: 'string' },
  seed: { type: 'string' },
  now: { type: 'string' },
  host: { type: 'string' },
  reset: { type: 'boolean' },
  'session-cookie': { type: 'boolean' },
} as const

/** Parses `--data --coords --size --seed --now --host --session-cookie --reset`. Throws `OptionError`. */
export function readBackendOptions(args: readonly string[]): BackendCommandOptions {
  const { data, coords, size, seed, now, host, reset, 'session-cookie': sessionCookie } = parsed(args)
  if (data === '') throw new OptionError('--data needs the path of a file.')
  return {
    ...(data !== undefined && { data }),
    coords: oneOf('coords', coords, ['wgs84', 'gcj02']) ?? 'wgs84',
    size: oneOf('size', size, SIZES) ?? 'default',
    seed: seed === undefined ? 1 : whole('seed', seed),
    ...(now !== undefined && { now: instant(now) }),
    hosts: hostNames(host),
    hasSessionCookie: sessionCookie ?? false,
    reset: reset ?? false,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: SPELLING }).values
  } catch (error) {
    throw new OptionError(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
}

function oneOf<T extends string>(name: string, value: string | undefined, allowed: readonly T[]): T | undefined {
  if (value === undefined) return undefined
  const found = allowed.find((each) => each === value)
  if (found === undefined) throw new OptionError(`--${name} ${value}: choose one of ${allowed.join(', ')}.`)
  return found
}

/** The names of `--host a.example,b.example`. */
export function hostNames(list = ''): readonly string[] {
  const names = list.split(',').filter((name) => name !== '')
  const wrong = names.find((name) => !/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/.test(name))
  if (wrong !== undefined) throw new OptionError(`--host ${wrong}: no name of a host, such as sales.example.`)
  return names
}

function whole(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new OptionError(`--${name} ${value}: not a whole number.`)
  return Number(value)
}

const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** Parses a time; without a time zone it is +08:00, independent of the machine. */
function instant(value: string): Date {
  const match = ISO.exec(value)
  const full = value.includes('T') ? value : `${value}T00:00`
  const at = new Date(match?.[1] ? full : `${full}+08:00`)
  if (!match || Number.isNaN(at.getTime()))
    throw new OptionError(`--now ${value}: no ISO time, such as 2026-11-20T09:41.`)
  return at
}
