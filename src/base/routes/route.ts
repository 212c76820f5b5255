import * as v from 'valibot'
import { joinList } from '#base/wire'
import { parseQuery, stringifyQuery } from './query'

type SearchSchema = v.GenericSchema
export type Search = Readonly<Record<string, SearchSchema>>

/** Parameters that every route accepts: never declared, never part of a page's identity (wire.md 'Query flags'). */
const commonSearch = {
  from: v.optional(v.string()),
  fullscreen: v.optional(v.string()),
  navigationBarColor: v.optional(v.string()),
}

/** Marks a search of which some parameters are declared by the screen's module. */
const LAZY = Symbol('later')

type SchemaOf<T> = undefined extends T
  ? v.OptionalSchema<v.GenericSchema<Exclude<T, undefined>>, undefined>
  : v.GenericSchema<T>
/** Schemas of a search, given by its schemas (`typeof filters`) or by its values (`{ tab?: Tab }`). */
export type SearchOf<T> = T extends Search ? T : { readonly [K in keyof T]-?: SchemaOf<T[K]> }

/**
 * Parameters whose schemas are not part of the boot chunk: links know their types, the screen's module exports the
 * schemas as `search`. Alone (`search: lazySearch<typeof filters>()`) or beside others (`{ id: string,
 * ...lazySearch<Period>() }`). They are not part of the page's identity unless `identity` names them.
 */
export function lazySearch<T>(): SearchOf<T> {
  return { [LAZY]: true } as unknown as SearchOf<T>
}

/** The route has a required search parameter: it cannot be opened from a menu. */
export function needsParameters({ search }: Route): boolean {
  return !v.is(v.object(search), {})
}

/** The screen's module declares the remaining parameters of the route. */
export function hasLazySearch({ search }: Route): boolean {
  return LAZY in search
}

/**
 * Search parameters for a period: days or months, both inclusive, on the wire `from` and `to`. In an address `from` is
 * a parameter of every page and names the place that it was opened from.
 */
export interface Period {
  readonly start?: string | undefined
  readonly end?: string | undefined
}

export type SearchIn<S extends Search> = v.InferInput<v.ObjectSchema<S, undefined>> & { from?: string | undefined }
export type SearchOut<S extends Search> = v.InferOutput<v.ObjectSchema<S, undefined>> & { from?: string | undefined }
/** The search argument; optional if no parameter is required. */
// biome-ignore lint/complexity/noBannedTypes: `{}` is the test for 'no required key'
export type With<S extends Search> = {} extends SearchIn<S> ? [search?: SearchIn<S>] : [search: SearchIn<S>]

export interface Route<S extends Search = Search> {
  readonly path: `/${string}`
  readonly search: S
  /**
   * Search parameters that distinguish pages of this route; by default all that are declared here (not `lazySearch`).
   */
  readonly identity: readonly string[]
}

/** A page that returns a value to the page that opened it (`choose`). */
export interface Chooser<S extends Search, Value> extends Route<S> {
  answers(value: Value): Value
}

/** An address inside the app: `path?query`, without the `#`. */
export type Href = string & { readonly brand: 'href' }

interface RouteOptions<S extends Search> {
  readonly search?: S
  readonly identity?: readonly (keyof S & string)[]
}

/** Defines an address of the app (section 2). A query that does not fit `search` opens `not-found`. */
// biome-ignore lint/complexity/noBannedTypes: a route without parameters
export function defineRoute<S extends Search = {}>(path: `/${string}`, options: RouteOptions<S> = {}): Route<S> {
  const search = options.search ?? ({} as S)
  return { path, search, identity: options.identity ?? Object.keys(search) }
}

/** A route whose page returns a `Value`: `defineChooser<Person>()('/clueChoosePeople', { search })`. */
export function defineChooser<Value>() {
  // biome-ignore lint/complexity/noBannedTypes: a chooser without parameters
  return <S extends Search = {}>(path: `/${string}`, options: RouteOptions<S> = {}): Chooser<S, Value> => ({
    ...defineRoute(path, options),
    answers: (value) => value,
  })
}

/** Value in the address: lists as `a,b`, flags as `1`, nothing if absent, empty or false. */
function wireValue(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '' || value === false) return undefined
  if (value === true) return '1'
  if (Array.isArray(value)) return value.length > 0 ? joinList(value) : undefined
  return String(value)
}

/** Query of a search in the given order, without `?`; '' if empty. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const wire: Record<string, string> = {}
  for (const [name, value] of Object.entries(search)) {
    const text = wireValue(value)
    if (text !== undefined) wire[name] = text
  }
  return stringifyQuery(wire)
}

/** The address of a page, for links and work items. */
export function href<S extends Search>(route: Route<S>, ...[search]: With<S>): Href {
  const query = stringifySearch({ ...search })
  return (query ? `${route.path}?${query}` : route.path) as Href
}

/**
 * `dropped`: parameters of the screen that do not fit. `hasLazySearch`: the loaded schemas fit; the remaining
 * parameters are parsed once the screen's module is loaded.
 */
export type ParsedSearch<S extends Search> =
  | { ok: true; search: SearchOut<S>; dropped: readonly string[] }
  | { ok: false; hasLazySearch: boolean }

/**
 * Parses the query of an address by its route's schemas; unknown parameters are ignored. `ofScreen`: the schemas that
 * the screen's module declares, once it is loaded: filters and tabs, of which one that does not fit is dropped, because
 * the page can be shown without it.
 */
export function parseSearch<S extends Search>(route: Route<S>, query: string, ofScreen?: Search): ParsedSearch<S> {
  const own = { ...commonSearch, ...route.search }
  const given = parseQuery(query)
  const result = v.safeParse(v.object(own), given)
  if (!result.success) return { ok: false, hasLazySearch: false }
  if (!hasLazySearch(route)) return { ok: true, search: result.output as SearchOut<S>, dropped: [] }
  if (!ofScreen) return { ok: false, hasLazySearch: true }
  const dropped = Object.keys(ofScreen).filter(
    (name) => name in given && !v.is(ofScreen[name] as v.GenericSchema, given[name]),
  )
  const fitting = Object.entries(given).filter(([name]) => !dropped.includes(name))
  const whole = v.safeParse(v.object({ ...own, ...ofScreen }), Object.fromEntries(fitting))
  return whole.success
    ? { ok: true, search: whole.output as SearchOut<S>, dropped }
    : { ok: false, hasLazySearch: false }
}
