import type { Href } from '#base/routes'
import type { Core, Rights, StoreToken } from '#platform/core'
import type { AnyCall, Call } from '#platform/http'
import type { Message } from '#platform/plugin'
import type { Scenario } from '../simulator/types'
import { rightEntries, type Words } from './core/dictionaries'
import type { SimList } from './kit/simList'
import type { SimMoves } from './kit/simMoves'

/**
 * Interface between an area and the backend simulator. The engine (`harness/backend`) is responsible for transport,
 * identity, faults, log, idempotency and snapshots; an area for its records and rules.
 */

/** A record of the simulator: plain JSON. Its kind defines which field is the id. */
export type SimRecord = object

/** Records of a kind in a store. Reads fall through to the seed, writes stay in this store (copy on write). */
export interface SimTable<T extends SimRecord> {
  readonly size: number
  /** Number of writes to this store so far: a key for what is computed from the records. */
  readonly writes: number
  get(id: string): T | undefined
  /** Adds or replaces; the record is not copied and must not be mutated afterwards. */
  put(record: T): void
  delete(id: string): void
  /** In insertion order, seed first. */
  values(): IterableIterator<T>
}

export interface SimKind<T extends SimRecord> {
  /** Name in `/__sim/records/<name>`. */
  readonly name: string
  id(record: T): string
}

export interface SimStore {
  table<T extends SimRecord>(kind: SimKind<T>): SimTable<T>
  /** The next number of a named sequence, from 1 (for ids of new records). */
  next(sequence: string): number
}

/** The signed-in employee, from the Authorization header. */
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
  /** Time of the store's clock: that of this machine, or one that started with the store at the time of `--now`. */
  readonly now: Date
  readonly headers: Headers
  /**
   * True if the employee has the right for every record of the organisation; with 'own', for records that they own or
   * that are shared with them (domain/permissions.md: `u` and `a` grant both, `o` only the second).
   * `own || can(right, org)` is therefore wrong for an employee without a role: use `can(right, org, 'own')`.
   */
  can(right: string, orgCode: string, whose?: 'any' | 'own'): boolean
  /** Names of the roles that have the right. */
  rolesWith(right: string): readonly string[]
}

/** Thrown by a handler to respond with HTTP 200 with this code, message and data. */
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
  readonly call: AnyCall
  readonly run: (wire: Record<string, unknown>, context: SimContext) => unknown | Promise<unknown>
  /** Needs no signed-in employee (sign-in calls). */
  readonly open?: boolean
  /** The kit's list, move table and move behind this handler, for the contract test (`kit/testing`). */
  // biome-ignore lint/suspicious/noExplicitAny: a list of handlers holds lists of every record
  readonly list?: SimList<any>
  /** The list over whose records the handler answers something else than a page of it: figures, marks of a map. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly over?: SimList<any>
  // biome-ignore lint/suspicious/noExplicitAny: … and move tables of every record
  readonly moves?: SimMoves<any>
  readonly move?: string
  /** Name of the request's field for the id of the record; default: `id`. */
  readonly idName?: string
}

/**
 * Declares the handler of a call. `wire` holds the transmitted fields: query, JSON, form or multipart fields (a file is
 * a `File`), and the `{name}`s of the path, without the identity parameters; a JSON body that is not an object is in
 * `body`. The result is sent as `data` of the envelope (file host and gateway: as the body); a `Response` is sent
 * unchanged.
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

/** A row of a `--data` file. */
export interface SiteRow {
  /** Line in the file, where the header is line 1; for JSON the index from 1. */
  readonly line: number
  readonly name: string
  /** GCJ-02; absent when the file has none. */
  readonly latitude?: number
  readonly longitude?: number
  /** m³ of gas a year, converted from the file's unit. */
  readonly gas?: number
  /** t of steam per hour, if the capacity was given in this unit. */
  readonly steam?: number
  readonly industry?: string
  /** The site's company, never a salesperson. */
  readonly owner?: string
  readonly address?: string
}

/** A message that the area handles, with a payload to try it with: in the harness, and in the contract test. */
export interface MessageSample {
  readonly message: Message<unknown>
  /** As it arrives from a host, another page or the server. */
  readonly sample: unknown
}

/**
 * A request of a submit, for the tests that lose its answer (plugins/submits.test.ts) and that look for stale screens.
 */
export interface SubmitExample {
  readonly call: Call<never, unknown>
  /** Login name of the sender. */
  readonly who: string
  /**
   * `later`: 0 for the request whose answer is lost, dated back if it has a time; from 1 on others of the same kind
   * that were made after it.
   */
  readonly request: (context: SimContext, later: number) => unknown
  /** Others can be made after it. */
  readonly several: boolean
  /** What the form does with the answer, for a call that is not repeatable. */
  readonly after?: (core: Core, answer: never) => unknown
}

interface SubmitOptions<R> {
  readonly several?: boolean
  readonly after?: (core: Core, answer: R) => unknown
}

/** Declares such a request; `several`: others can be made after it, so that it stands behind the first page. */
export function submitExample<Q, R>(
  call: Call<Q, R>,
  who: string,
  request: (context: SimContext, later: number) => Q,
  { several = false, after }: SubmitOptions<R> = {},
): SubmitExample {
  return { call, who, request, several, ...(after && { after }) }
}

/** A situation that testers open from the console. */
export interface ReadyScenario {
  /** What it shows, in one line. */
  readonly title: { readonly en: string; readonly 'zh-CN': string }
  readonly scenario: Scenario
}

/** `dev.ts` of a plugin: harness and tests only, never reachable from the production entry. */
export interface PluginDev {
  readonly id: string
  /** Rights declared by the area's plugin; the simulator enforces them. */
  readonly rights?: Rights
  readonly handlers: readonly SimHandler[]
  readonly kinds: readonly SimKind<SimRecord>[]
  /** Seeded records by kind name; called once per process and options. */
  readonly seed: (options: SeedOptions, sites: readonly SiteRow[] | undefined) => Seed
  /**
   * Sends the messages that became due for an employee, such as a reminder of today, each once. Called when the
   * employee polls for new messages, because the simulator has no daily job.
   */
  readonly sendDue?: (context: SimContext) => void
  readonly messages?: readonly MessageSample[]
  /** The area's stores, which the contract test creates and disposes; in a browser only. */
  readonly stores?: () => Promise<{ default: readonly StoreToken[] }>
  /** Addresses of pages that need parameters, at which the seed has data to show (harness, contract test). */
  readonly examples?: readonly Href[]
  /** Situations of the area that testers often need (harness, and a journey that replays each). */
  readonly scenarios?: readonly ReadyScenario[]
  /** One request of each repeatable call of the area. */
  readonly submits?: readonly SubmitExample[]
  /**
   * What a screen gives to a move of a record, for the test of what is refetched; needed where the example of the
   * simulator's move (`simMoves`) does not make up the request.
   */
  readonly moveInputs?: Readonly<Record<string, (id: string, context: SimContext) => unknown>>
  /**
   * Moves of screens that the simulator names otherwise: the name in `simMoves` of the record, whose `can` their `may`
   * follows; undefined where no `can` of the record says so (a move of one of its rows, a call of its own).
   */
  readonly moveNames?: Readonly<Record<string, string | undefined>>
}

interface PluginDevOptions extends PluginDev {
  /** The area's texts; those of its rights (`right.…`) become entries of the dictionary `right`. */
  readonly words?: { readonly en: Words; readonly zh: Words }
}

export function definePluginDev({ words, ...dev }: PluginDevOptions): PluginDev {
  const { id, rights, seed } = dev
  if (!rights || !words) return dev
  const entry = { dic: `right/${id}`, items: rightEntries(rights, words.en, words.zh) }
  return {
    ...dev,
    seed(...options) {
      const { dictionary = [], ...seeded } = seed(...options)
      return {
        ...seeded,
        dictionary: () => [entry, ...(typeof dictionary === 'function' ? dictionary() : dictionary)],
      }
    },
  }
}
