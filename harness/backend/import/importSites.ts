import type { SiteRow } from '../contract'
import { readCapacity } from './capacity'
import type { Field } from './columns'
import { type CoordinateSystem, readPoint } from './coordinates'
import { decode, ImportError, type Source } from './decode'
import { type RawRow, readCsv, readJson } from './table'

export { ImportError, type Source } from './decode'

interface Remark {
  readonly line: number
  readonly reason: string
}

/** Result of importing a `--data` file (`import` of `/__sim/state`). */
export interface ImportReport {
  readonly file: string
  readonly coords: CoordinateSystem
  /** Number of imported rows. */
  readonly read: number
  /** Rows that could not be imported, with line and reason; the first thousand. */
  readonly unreadCount: number
  readonly unread: readonly Remark[]
  /** Rows imported without a value that could not be parsed. */
  readonly incompleteCount: number
  readonly incomplete: readonly Remark[]
}

/** Remarks that the report lists. */
const MOST_REMARKS = 1_000

/** Remarks on the rows of a file, all counted, the first ones listed. */
class Remarks {
  readonly list: Remark[] = []
  count = 0

  add(remark: Remark): void {
    this.count++
    if (this.list.length < MOST_REMARKS) this.list.push(remark)
  }
}

/**
 * Imports a list of sites from a CSV or JSON file, part by part: only the sites stay in memory. Throws `ImportError` if
 * it is not a list of sites.
 */
export function importSites(
  source: Source,
  file: string,
  coords: CoordinateSystem = 'wgs84',
): { sites: SiteRow[]; report: ImportReport } {
  const sites: SiteRow[] = []
  const unread = new Remarks()
  const incomplete = new Remarks()
  const once = new Map<string, string>()
  for (const row of rowsOf(source, file)) {
    const site = 'problem' in row ? row.problem : readSite(row, coords, incomplete, once)
    if (typeof site === 'string') unread.add({ line: row.line, reason: site })
    else sites.push(site)
  }
  const report = {
    file,
    coords,
    read: sites.length,
    unreadCount: unread.count,
    unread: unread.list,
    incompleteCount: incomplete.count,
    incomplete: incomplete.list,
  }
  return { sites, report }
}

/** The rows of a CSV or JSON file, as they are read. */
export function* rowsOf(source: Source, file: string): Generator<RawRow> {
  const parts = clean(decode(source), file)
  const first: string[] = []
  for (let next = parts.next(); !next.done; next = parts.next()) {
    first.push(next.value)
    if (next.value.trim() !== '') break
  }
  const start = first.join('')
  if (start.trim() === '') throw new ImportError(`${file}: the file is empty.`)
  const isJson = /\.json$/i.test(file) || /^\s*[[{]/.test(start)
  yield* (isJson ? readJson : readCsv)(joined(start, parts), file)
}

function* joined(start: string, rest: Iterable<string>): Generator<string> {
  yield start
  yield* rest
}

/** Without a byte order mark; refuses what is no text. */
function* clean(parts: Iterable<string>, file: string): Generator<string> {
  let isFirst = true
  for (const part of parts) {
    if (part.includes('\0')) throw new ImportError(`${file}: neither CSV nor JSON.`)
    yield isFirst ? part.replace(/^\uFEFF/, '') : part
    if (part !== '') isFirst = false
  }
}

/** Parses a site; an error text if the row is not a site. `once`: texts that many rows share. */
function readSite(
  { line, columns, cells }: Exclude<RawRow, { problem: string }>,
  coords: CoordinateSystem,
  incomplete: Remarks,
  once: Map<string, string>,
): SiteRow | string {
  // If several columns are for the same field, the first non-empty cell is used.
  const indexOf = (field: Field) => columns.findIndex((column, at) => column?.field === field && !isBlank(cells[at]))
  const text = (field: Field) => cells[indexOf(field)]?.trim() ?? ''
  const name = text('name')
  if (name === '') return 'no name'
  const point = readPoint(text('latitude'), text('longitude'), coords)
  if (typeof point === 'string') return point
  const given = indexOf('capacity')
  const capacity = given < 0 ? undefined : readCapacity(text('capacity'), columns[given]?.unit)
  if (typeof capacity === 'string') incomplete.add({ line, reason: capacity })
  const [industry, owner] = [shared(text('industry'), once), shared(text('owner'), once)]
  const address = copied(text('address'))
  return {
    line,
    name: copied(name),
    ...point,
    ...(typeof capacity === 'object' && capacity),
    ...(industry && { industry }),
    ...(owner && { owner }),
    ...(address && { address }),
  }
}

const isBlank = (text: string | undefined) => text === undefined || text.trim() === ''

/** A text of its own: a part of a longer one would keep that in memory. */
const copied = (text: string) => Buffer.from(text).toString()

/** One text for all rows that have it. */
function shared(text: string, once: Map<string, string>): string {
  const known = once.get(text)
  if (known !== undefined) return known
  const copy = copied(text)
  once.set(copy, copy)
  return copy
}
