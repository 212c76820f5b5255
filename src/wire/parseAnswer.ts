import * as v from 'valibot'

type Issue = v.BaseIssue<unknown>

/** A record of an answer that was left out because it does not fit; says where and how, never with the values. */
export interface LeftOut {
  /** Field of the answer, with `[]` for any row: `list[].owner.name`. */
  readonly path: string
  /** `string expected, number found` */
  readonly problem: string
}

/**
 * Parses an answer. Without `leaveOut` anything that does not fit throws a `ValiError`. With it, records in lists that do
 * not fit are left out and told: one bad row does not cost a person the page. A list at the top of which no record fits
 * still throws, because showing it as empty would be wrong.
 */
export function parseAnswer<S extends v.GenericSchema>(
  schema: S,
  raw: unknown,
  leaveOut?: (what: LeftOut) => void,
): v.InferOutput<S> {
  const told: LeftOut[] = []
  let answer = raw
  for (;;) {
    const result = v.safeParse(schema, answer)
    if (result.success) {
      for (const what of told) leaveOut?.(what)
      return result.output
    }
    // Again until it fits: some checks of a record run only once its fields are right.
    const rows = leaveOut && badRows(result.issues)
    if (!rows) throw new v.ValiError(result.issues)
    told.push(...result.issues.map(describeIssue))
    answer = without(answer, rows)
  }
}

/** What is wrong, without the values: an answer holds personal data, and this goes into error reports. */
export function describeIssue({ path, expected, type, input }: Issue): LeftOut {
  const keys = path?.map(({ type: place, key }) => (place === 'array' ? '[]' : `.${String(key)}`)) ?? []
  return {
    path: keys.join('').replace(/^\./, '') || '.',
    problem:
      input === undefined ? 'missing' : expected ? `${expected} expected, ${typeName(input)} found` : `fails ${type}`,
  }
}

function typeName(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'Array' : typeof value
}

type Rows = Map<unknown, Set<unknown>>

/** The records to leave out, by list; undefined when something is wrong outside of records, or nothing would be left. */
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

/** Whether this place of a list holds a record, or should: single figures and words stay, else the others would move. */
function isRecord(path: readonly v.IssuePathItem[], at: number, { expected }: Issue): boolean {
  const [place, inside] = path.slice(at)
  if (place?.type !== 'array') return false
  return inside ? inside.type === 'object' : expected === 'Object' || typeName(place.value) === 'object'
}

/** The same answer without these rows. */
function without(value: unknown, rows: Rows): unknown {
  if (Array.isArray(value)) {
    const bad = rows.get(value)
    return value.filter((_, index) => !bad?.has(index)).map((item) => without(item, rows))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, without(item, rows)]))
}
