import * as v from 'valibot'
import { unreadCall } from './core/calls'
import type { SimHost } from './hosts'

const whole = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least))

/**
 * One rule of `POST /__sim/faults`. Omitted conditions match every call.
 * - `path`: whole segments of the call's path, with or without its base: `getClueList`, `/api/v1/common/getUserCode`;
 *   `{name}` matches one segment, `*` anything.
 * - `nth` alone: only the nth matching call, counted from when the fault was set; `times` alone: the first `times`
 *   calls; both: `times` calls from the nth on; neither: every call.
 * - `delayMs` is applied before the other effects; alone, the call is then handled as usual.
 * - `status`, `code`, `message`: a response without running the handler; `body`: the same, text is sent raw (malformed
 *   JSON).
 * - `drop`: cuts the connection, 'request' before the handler runs, 'answer' after it.
 * - `stallAt`: the upload is read only up to this fraction of its length.
 * - `hold`: the call is handled, and its answer waits for `POST /__sim/release`. Without `path` and `host` it passes
 *   over what the app calls by itself: logs, analytics, the number of unread messages.
 */
const FaultSchema = v.strictObject({
  host: v.optional(v.picklist(['main', 'crm', 'cm', 'file', 'infocol', 'gateway', 'log', 'analytics'])),
  method: v.optional(
    v.pipe(
      v.string(),
      v.transform((method) => method.toUpperCase()),
    ),
  ),
  path: v.optional(v.pipe(v.string(), v.minLength(1))),
  nth: v.optional(whole(1)),
  times: v.optional(whole(1)),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0))),
  status: v.optional(v.pipe(whole(200), v.maxValue(599))),
  code: v.optional(v.union([v.number(), v.string()])),
  message: v.optional(v.string()),
  body: v.optional(v.unknown()),
  drop: v.optional(v.picklist(['request', 'answer'])),
  stallAt: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  hold: v.optional(v.boolean()),
})
export type Fault = v.InferOutput<typeof FaultSchema>

const FaultsSchema = v.pipe(
  v.union([v.array(FaultSchema), FaultSchema]),
  v.transform((faults) => (Array.isArray(faults) ? faults : [faults])),
)

/** Parses one fault or a list of faults; otherwise returns an error message. */
export function parseFaults(raw: unknown): { ok: true; faults: Fault[] } | { ok: false; message: string } {
  // Not parsed by the union schema, whose error message would not name the field.
  const parsed = v.safeParse(Array.isArray(raw) ? v.array(FaultSchema) : FaultSchema, raw)
  if (parsed.success) return { ok: true, faults: v.parse(FaultsSchema, raw) }
  const issue = parsed.issues[0]
  return { ok: false, message: `${v.getDotPath(issue) ?? 'faults'}: ${issue.message}` }
}

interface Entry {
  readonly fault: Fault
  readonly path: RegExp | undefined
  seen: number
  fired: number
}

function pathPattern(path: string): RegExp {
  const segments = path
    .replace(/\?.*$/, '')
    .replace(/^\/+|\/+$/g, '')
    .split(/(\{\w+\}|\*)/)
    .map((part) => (part === '*' ? '.*' : part.startsWith('{') ? '[^/]+' : part.replace(/[.+^$()|[\]\\?]/g, '\\$&')))
  return new RegExp(`(^|/)${segments.join('')}(/|$)`)
}

/** Faults of a store, in the order in which they were set; the first one that is due is applied. */
export class FaultList {
  private entries: Entry[] = []
  private held: (() => void)[] = []

  /** Number of answers that wait for `release`. */
  get holding(): number {
    return this.held.length
  }

  /** Resolves with the next `release`. */
  hold(): Promise<void> {
    return new Promise((resolve) => this.held.push(resolve))
  }

  /** Sends the answers that are held. */
  release(): void {
    for (const send of this.held.splice(0)) send()
  }

  add(faults: readonly Fault[]): void {
    for (const fault of faults) {
      this.entries.push({
        fault,
        path: fault.path === undefined ? undefined : pathPattern(fault.path),
        seen: 0,
        fired: 0,
      })
    }
  }

  /** Removes these faults, one for each; others stay, with their counts. */
  remove(faults: readonly Fault[]): void {
    for (const fault of faults) {
      const at = this.entries.findIndex((entry) => JSON.stringify(entry.fault) === JSON.stringify(fault))
      if (at >= 0) this.entries.splice(at, 1)
    }
  }

  clear(): void {
    this.entries = []
    this.release()
  }

  /** Faults with the number of matched calls (`seen`) and of applications (`fired`). */
  list() {
    return this.entries.map(({ fault, seen, fired }) => ({ ...fault, seen, fired }))
  }

  /** Counts a call and returns the fault to apply to it. */
  take(call: Taken): Fault | undefined {
    let due: Entry | undefined
    for (const entry of this.entries) {
      if (!matches(entry, call)) continue
      entry.seen += 1
      if (!due && isDue(entry)) due = entry
    }
    if (due) due.fired += 1
    return due?.fault
  }
}

interface Taken {
  readonly host: SimHost
  readonly method: string
  readonly pathname: string
}

/** Calls of the app that are nothing the tester does. */
const isByItself = ({ host, pathname }: Taken): boolean =>
  host === 'log' || host === 'analytics' || pathname.endsWith(unreadCall.declaration.path)

function matches({ fault, path }: Entry, call: Taken): boolean {
  if (fault.hold && !path && fault.host === undefined && isByItself(call)) return false
  return (
    (fault.host === undefined || fault.host === call.host) &&
    (fault.method === undefined || fault.method === call.method) &&
    (path === undefined || path.test(call.pathname))
  )
}

function isDue({ fault: { nth, times }, seen, fired }: Entry): boolean {
  if (nth !== undefined && seen < nth) return false
  return fired < (times ?? (nth === undefined ? Number.POSITIVE_INFINITY : 1))
}
