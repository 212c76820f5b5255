import type { SiteRow } from '../contract'
import { readCapacity } from './capacity'
import type { columnOf, Field } from './columns'
import { type CoordinateSystem, readPoint } from './coordinates'
import { decode, ImportError } from './decode'
import { lookUpCells, readCsv, readJson } from './table'

export { ImportError } from './decode'

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
  /** Rows that could not be imported, with line and reason. */
  readonly unreadCount: number
  readonly unread: readonly Remark[]
  /** Rows imported without a value that could not be parsed. */
  readonly incompleteCount: number
  readonly incomplete: readonly Remark[]
}

/** Imports a list of sites from a CSV or JSON file. Throws `ImportError` if it is not a list of sites. */
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
    const site =
      'problem' in row ? row.problem : readSite(row.line, lookUpCells(row.cells, columns), coords, incomplete)
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

type Cells = ReturnType<typeof lookUpCells>

/** Parses a site; an error text if the row is not a site. */
function readSite(line: number, cells: Cells, coords: CoordinateSystem, incomplete: Remark[]): SiteRow | string {
  // If several columns are for the same field, the first non-empty cell is used.
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
