import * as v from 'valibot'
import { fieldsOf } from '../inspector/fieldsOf'
import type { PluginDev, SimKind, SimRecord } from './contract'
import { parseFaults } from './faults'
import { CONTROL } from './hosts'
import { json, refused } from './response'
import { DEFAULT_SPACE, type Space, type Wanted } from './spaces'
import { SIZES } from './store'
import { drawTile, tileOf } from './tiles'

/** The part of the backend that `/__sim` uses; everything else is in the store selected by the cookie. */
export interface Controlled {
  readonly kinds: readonly SimKind<SimRecord>[]
  readonly devs: readonly PluginDev[]
  /** Whether the default store belongs to one tester. */
  readonly isAlone: boolean
  /** Further fields of `/__sim/state`, beside sizes and faults. */
  facts(space: Space): Readonly<Record<string, unknown>>
  /** Resets a store to the options of the start, or to another size, seed and time. */
  reset(space: Space, wanted: Wanted | null): void
}

/** Body of `POST /__sim/reset`; omitted fields are as at the start of the simulator. */
const ResetSchema = v.strictObject({
  size: v.exactOptional(v.picklist(SIZES, `choose one of ${SIZES.join(', ')}.`)),
  seed: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999))),
  now: v.exactOptional(v.pipe(v.string(), v.isoTimestamp('write it as 2026-11-20T09:41:00+08:00.'))),
})

type Control = (call: { space: Space; request: Request; rest: readonly string[]; query: URLSearchParams }) => unknown

/** Maximum number of records in a response; `total` counts all. */
const MOST_RECORDS = 1_000

/** What a kind is called outside: other tools hold on to the name `customer`, snapshots to that of the records. */
const publicName = (kind: string) => (kind === 'company' ? 'customer' : kind)

/** By either of its names. */
export const isCalled = ({ name: own }: { readonly name: string }, name: string): boolean =>
  own === name || publicName(own) === name

/** Handlers of `/__sim/…` (interfaces.md) by `METHOD name`. */
function controls(backend: Controlled): Readonly<Record<string, Control>> {
  const kindOf = (name = '') => backend.kinds.find((kind) => isCalled(kind, name))
  const sizes = (space: Space) =>
    Object.fromEntries(backend.kinds.map((kind) => [publicName(kind.name), space.store.table(kind).size]))
  const done = { done: true }

  return {
    'GET state': ({ space }) => ({
      store: space.id,
      ...backend.facts(space),
      sizes: sizes(space),
      faults: space.faults.list(),
      held: space.faults.holding,
      calls: space.log.lastCall,
    }),
    // Of each area: its calls, its messages with their forms and samples, addresses that have data to show, ready
    // scenarios (harness).
    'GET areas': () =>
      backend.devs.map(({ id, handlers, messages = [], examples = [], scenarios = [] }) => ({
        id,
        calls: handlers.map(({ call: { declaration } }) => ({ method: declaration.method, path: declaration.path })),
        messages: messages.map(({ message: { type, schema }, sample }) => ({
          type,
          sample,
          fields: fieldsOf(schema, sample),
        })),
        examples,
        scenarios,
      })),
    'POST reset': async ({ space, request }) => {
      const text = await request.text()
      const parsed = v.safeParse(ResetSchema, text === '' ? {} : parsedJson(text))
      if (!parsed.success) {
        const [issue] = parsed.issues
        return refused(400, `${v.getDotPath(issue) ?? 'The body'}: ${issue.message}`)
      }
      const isWanted = Object.keys(parsed.output).length > 0
      // The snapshot of the default store belongs to the size and seed of the command line.
      if (isWanted && space.id === DEFAULT_SPACE && !backend.isAlone)
        return refused(400, 'Size, seed and time belong to a store of its own: send a cookie sim=<id> with them.')
      backend.reset(space, isWanted ? parsed.output : null)
      return done
    },
    'GET log': ({ space, query }) => space.log.rows(Number(query.get('last')) || undefined),
    'DELETE log': ({ space }) => {
      space.log.clear()
      return done
    },
    'GET tiles': ({ rest, query }) => {
      const tile = tileOf(rest)
      if (!tile) return refused(404, `No such tile: ${rest.join('/')}`)
      const svg = drawTile(tile, query.get('theme') === 'dark' ? 'dark' : 'light')
      return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=86400' } })
    },
    'GET faults': ({ space }) => space.faults.list(),
    'POST faults': async ({ space, request }) => {
      const parsed = parseFaults(await bodyOf(request))
      if (!parsed.ok) return refused(400, parsed.message)
      space.faults.add(parsed.faults)
      return space.faults.list()
    },
    'POST release': ({ space }) => {
      const released = space.faults.holding
      space.faults.release()
      return { released }
    },
    'DELETE faults': async ({ space, request }) => {
      const text = await request.text()
      if (text === '') {
        space.faults.clear()
        return done
      }
      const parsed = parseFaults(parsedJson(text))
      if (!parsed.ok) return refused(400, parsed.message)
      space.faults.remove(parsed.faults)
      return done
    },
    'GET records': ({ space, rest: [name, id], query }) => {
      if (name === undefined) return sizes(space)
      const kind = kindOf(name)
      if (!kind) return refused(404, `No such kind: ${name}`)
      const table = space.store.table(kind)
      if (id !== undefined) return table.get(id) ?? refused(404, `No such ${name}: ${id}`)
      return selected(table.values(), query, kind.id)
    },
    'PUT records': async ({ space, request, rest: [name, id], query }) => {
      const kind = kindOf(name)
      if (!kind || id === undefined) return refused(404, `No such kind: ${name}`)
      const change = await bodyOf(request)
      if (typeof change !== 'object' || change === null) return refused(400, 'The body is no JSON object.')
      const table = space.store.table(kind)
      const known = table.get(id)
      const [read, current] = [query.get('version'), known && fieldText(known, 'version')]
      if (known && read !== null && read !== current)
        return refused(409, `${name} ${id} was changed meanwhile: it has version ${current}, not ${read}.`)
      const record = { ...known, ...change }
      // A new record must contain its id, since only its kind defines the field.
      if (kind.id(record) !== id) return refused(known ? 400 : 404, `No such ${name}: ${id}`)
      table.put(record)
      space.isEdited = true
      return record
    },
  }
}

/** Handles requests to `/__sim/…`. */
export function createControl(backend: Controlled) {
  const table = controls(backend)
  return async (request: Request, space: Space): Promise<Response> => {
    const url = new URL(request.url)
    const [name = '', ...rest] = url.pathname
      .slice(CONTROL.length + 1)
      .split('/')
      .map(decodeURIComponent)
    const control = table[`${request.method} ${name}`]
    if (!control) return refused(404, `No such call: ${request.method} ${url.pathname}`)
    const result = await control({ space, request, rest, query: url.searchParams })
    return result instanceof Response ? result : json(result)
  }
}

async function bodyOf(request: Request): Promise<unknown> {
  return parsedJson(await request.text())
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Records with fields that, as text, equal the query parameters; `a.b` addresses a nested field. `ids`: theirs, in the
 * same order, since only the kind defines the field.
 */
function selected(records: Iterable<SimRecord>, query: URLSearchParams, idOf: (record: SimRecord) => string) {
  const wanted = [...query]
  const list: SimRecord[] = []
  let total = 0
  for (const record of records) {
    if (!wanted.every(([field, value]) => fieldText(record, field) === value)) continue
    total += 1
    if (list.length < MOST_RECORDS) list.push(record)
  }
  return { list, ids: list.map(idOf), total }
}

function fieldText(record: SimRecord, field: string): string {
  const value = field
    .split('.')
    .reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined), record)
  return value === undefined || value === null ? '' : String(value)
}
