import * as v from 'valibot'

type Issue = v.BaseIssue<unknown>

/** A record dropped from a response because it does not parse. */
export interface DroppedRecord {
  /** Path of the field, with `[]` for any list index: `list[].owner.name`. */
  readonly path: string
  /** Contains values of the response; `describeSchemaError` describes it without them. */
  readonly cause: v.ValiError<v.GenericSchema>
}

/**
 * Parses a response. Without `onDropped`, any mismatch throws a `ValiError`. With it, list records that do not parse
 * are dropped and reported, so that one bad record does not fail the whole page. If no record of a top-level list
 * parses it still throws, because an empty list would be wrong.
 */
export function parseResponse<S extends v.GenericSchema>(
  schema: S,
  raw: unknown,
  onDropped?: (what: DroppedRecord) => void,
): v.InferOutput<S> {
  const reported: DroppedRecord[] = []
  let response = raw
  for (;;) {
    const result = v.safeParse(schema, response)
    if (result.success) {
      for (const what of reported) onDropped?.(what)
      return result.output
    }
    // Repeat: valibot runs some checks of a record only after all its fields are valid.
    const rows = onDropped && badRows(result.issues)
    if (!rows) throw new v.ValiError(result.issues)
    reported.push(...result.issues.map(droppedRecord))
    response = without(response, rows)
  }
}

function droppedRecord(issue: v.BaseIssue<unknown>): DroppedRecord {
  const keys = issue.path?.map(({ type: place, key }) => (place === 'array' ? '[]' : `.${String(key)}`)) ?? []
  return { path: keys.join('').replace(/^\./, '') || '.', cause: new v.ValiError([issue]) }
}

function typeName(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'Array' : typeof value
}

type Rows = Map<unknown, Set<unknown>>

/**
 * The indexes to drop from each list; undefined when an issue is outside list records or a top-level list would
 * become empty.
 */
function badRows(issues: readonly Issue[]): Rows | undefined {
  const rows: Rows = new Map()
  for (const issue of issues) {
    const path = issue.path ?? []
    let at = path.length - 1
    while (at >= 0 && !isRecord(path, at, issue)) at -= 1
    const place = path[at]
    if (!place) return undefined
    const bad = rows.get(place.input) ?? new Set()
    rows.set(place.input, bad.add(place.key))
    const isTop = path.slice(0, at).every(({ type }) => type !== 'array')
    if (isTop && bad.size === (place.input as unknown[]).length) return undefined
  }
  return rows
}

/**
 * True when the list item at `path[at]` is, or should be, a record. Plain values are not dropped: those after them
 * would change position.
 */
function isRecord(path: readonly v.IssuePathItem[], at: number, { expected }: Issue): boolean {
  const [place, inside] = path.slice(at)
  if (place?.type !== 'array') return false
  return inside ? inside.type === 'object' : expected === 'Object' || typeName(place.value) === 'object'
}

/** A copy of the response without these items. */
function without(value: unknown, rows: Rows): unknown {
  if (Array.isArray(value)) {
    const bad = rows.get(value)
    return value.filter((_, index) => !bad?.has(index)).map((item) => without(item, rows))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, without(item, rows)]))
}
