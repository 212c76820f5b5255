import type { SiteRow } from '../contract'
import { readCapacity } from './capacity'
import type { columnOf, Field } from './columns'
import { type CoordinateSystem, readPoint } from './coordinates'
import { decode, ImportError } from './decode'
import { knownCells, readCsv, readJson } from './table'

export { ImportError } from './decode'

interface Remark {
  readonly line: number
  readonly reason: string
}

/** What became of a `--data` file (`import` of `/__sim/state`). */
export interface ImportReport {
  readonly file: string
  readonly coords: CoordinateSystem
  /** Rows taken over. */
  readonly read: number
  /** Rows that could not be read, each with its line and why. */
  readonly unreadCount: number
  readonly unread: readonly Remark[]
  /** Rows taken over without a value that could not be read. */
  readonly incompleteCount: number
  readonly incomplete: readonly Remark[]
}

/** A list of sites from the bytes of a CSV or JSON file. Throws `ImportError` when it is none. */
export function importSites(
  bytes: Uint8Array,
  file: string,
  coords: CoordinateSystem = 'wgs84',
): { sites: SiteRow[]; report: ImportReport } {
  const text = decode(bytes).replace(/^\uFEFF/, '')
  if (text.trim() === '') throw new ImportError(`${file}: the file is empty.`)
  if (text.includes('\0')) throw new ImportError(`${file}: neither CSV nor JSON.`)
  const isJson = /\.json$/i.test(file) || /^\s*[[{]/.test(text)
  const sites: SiteRow[] = []
  const unread: Remark[] = []
  const incomplete: Remark[] = []
  const columns = new Map<string, ReturnType<typeof columnOf>>()
  for (const row of isJson ? readJson(text, file) : readCsv(text, file)) {
    const site = 'problem' in row ? row.problem : readSite(row.line, knownCells(row.cells, columns), coords, incomplete)
    if (typeof site === 'string') unread.push({ line: row.line, reason: site })
    else sites.push(site)
  }
  const report = {
    file,
    coords,
    read: sites.length,
    unreadCount: unread.length,
    unread,
    incompleteCount: incomplete.length,
    incomplete,
  }
  return { sites, report }
}

type Cells = ReturnType<typeof knownCells>

/** One site, or why the row is none. */
function readSite(line: number, cells: Cells, coords: CoordinateSystem, incomplete: Remark[]): SiteRow | string {
  // Of several columns for one field, the first that says something.
  const cell = (field: Field) => cells.find((each) => each.field === field && each.text !== '')
  const text = (field: Field) => cell(field)?.text ?? ''
  const name = text('name')
  if (name === '') return 'no name'
  const point = readPoint(text('latitude'), text('longitude'), coords)
  if (typeof point === 'string') return point
  const given = cell('capacity')
  const capacity = given && readCapacity(given.text, given.unit)
  if (typeof capacity === 'string') incomplete.push({ line, reason: capacity })
  const [industry, owner, address] = [text('industry'), text('owner'), text('address')]
  return {
    line,
    name,
    ...point,
    ...(typeof capacity === 'object' && capacity),
    ...(industry && { industry }),
    ...(owner && { owner }),
    ...(address && { address }),
  }
}
