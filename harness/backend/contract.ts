import type { Rights } from '#src/core'
import type { Call } from '#src/http'
import type { SimList } from './kit/simList'
import type { SimMoves } from './kit/simMoves'

/**
 * What an area gives to the backend simulator, and what its handlers get. The engine (`harness/backend`) owns
 * transport, identity, faults, log, idempotency and snapshots; an area owns its records and its rules.
 */

/** A record of the simulator: plain JSON. Its id is the field that its kind names. */
export type SimRecord = object

/** One kind of record in one store. Reads fall through to the seed, writes stay in this store (copy on write). */
export interface SimTable<T extends SimRecord> {
  readonly size: number
  get(id: string): T | undefined
  /** Adds or replaces; the record is taken as it is and must not be mutated afterwards. */
  put(record: T): void
  delete(id: string): void
  /** In insertion order, seed first. */
  values(): IterableIterator<T>
}

export interface SimKind<T extends SimRecord> {
  /** As in `/__sim/records/<name>`. */
  readonly name: string
  readonly id: (record: T) => string
}

export interface SimStore {
  table<T extends SimRecord>(kind: SimKind<T>): SimTable<T>
  /** The next number of a named sequence, from 1 (for ids of new records). */
  next(sequence: string): number
}

/** Who is signed in, from the Authorization header. */
export interface SimEmployee {
  readonly loginName: string
  /** Chinese name; `userNameEn` where the persona has one. */
  readonly userName: string
  readonly userNameEn: string
  readonly code: string
  readonly orgCode: string
  readonly orgName: string
  /** Grants in force: role and organisation (domain/permissions.md). */
  readonly roles: readonly { readonly roleName: string; readonly orgCode: string }[]
}

export interface SimContext {
  readonly store: SimStore
  readonly employee: SimEmployee
  /** The simulator's clock: this machine's, or the one that `--now` pins. */
  readonly now: Date
  readonly headers: Headers
  /**
   * True when the employee has the right for every record of that organisation; with 'own', for records that are theirs
   * or shared with them (domain/permissions.md: `u` and `a` give both, `o` only the second).
   * `own || can(right, org)` is therefore wrong for someone without a role: ask `can(right, org, 'own')`.
   */
  can(right: string, orgCode: string, whose?: 'any' | 'own'): boolean
  /** Names of the roles that the right is given to. */
  rolesWith(right: string): readonly string[]
}

/** Thrown by a handler: HTTP 200 with this code, message and data. */
export class SimRefusal extends Error {
  constructor(
    readonly code: number | string,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

/** Fields of a request as transmitted; see `answer`. */
export type Wire = Readonly<Record<string, unknown>>

export interface SimHandler {
  // biome-ignore lint/suspicious/noExplicitAny: a list of handlers holds calls of every shape
  readonly call: Call<any, any>
  readonly run: (wire: Record<string, unknown>, context: SimContext) => unknown | Promise<unknown>
  /** Answered without a signed-in employee (sign-in calls). */
  readonly open?: boolean
  /** The kit's list, move table and move behind this handler, for the contract test (`kit/testing`). */
  // biome-ignore lint/suspicious/noExplicitAny: a list of handlers holds lists of every record
  readonly list?: SimList<any>
  // biome-ignore lint/suspicious/noExplicitAny: … and move tables of every record
  readonly moves?: SimMoves<any>
  readonly move?: string
}

/**
 * Answers a declared call. `wire` is what travelled: query, JSON, form or multipart fields (a file is a `File`), and
 * the `{name}`s of the path, without the identity parameters; a JSON body that is no object stands under `body`. What
 * is returned stands under `data` of the envelope (file host and gateway: is the body); a `Response` is sent as it is.
 */
export function answer<Q, R>(call: Call<Q, R>, run: SimHandler['run'], options: { open?: boolean } = {}): SimHandler {
  return { call, run, ...options }
}

export interface SeedOptions {
  readonly size: 'small' | 'default' | 'large'
  readonly seed: number
  readonly now: Date
}

/** Seeded records by kind name; a function is called when the kind is first read. */
export type Seed = Readonly<Record<string, readonly SimRecord[] | (() => readonly SimRecord[])>>

/** Rows of a `--data` file that the area takes over, and what became of them. */
export interface SiteRow {
  /** Line in the file, the header being line 1; for JSON the index from 1. */
  readonly line: number
  readonly name: string
  /** GCJ-02; absent when the file has none. */
  readonly latitude?: number
  readonly longitude?: number
  /** m³ of gas a year, converted from the file's unit. */
  readonly gas?: number
  /** t of steam an hour, where the capacity was given so. */
  readonly steam?: number
  readonly industry?: string
  /** The site's company, never a salesperson. */
  readonly owner?: string
  readonly address?: string
}

/** `dev.ts` of a plugin: harness and tests only, never reachable from the production entry. */
export interface PluginDev {
  readonly id: string
  /** The rights that the area's plugin declares: the simulator enforces them. */
  readonly rights?: Rights
  readonly handlers: readonly SimHandler[]
  // biome-ignore lint/suspicious/noExplicitAny: a list of kinds holds records of every shape
  readonly kinds: readonly SimKind<any>[]
  /** Seeded records by kind name; called once per process and options. */
  readonly seed: (options: SeedOptions, sites: readonly SiteRow[] | undefined) => Seed
}

export function definePluginDev(dev: PluginDev): PluginDev {
  return dev
}
