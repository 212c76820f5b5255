import Papa from 'papaparse'
import { columnOf, requireName } from './columns'
import { ImportError } from './decode'

/** A row of the file before its cells are parsed; `line` as in `SiteRow`. */
export type RawRow = { readonly line: number } & (
  | { readonly cells: Readonly<Record<string, string>> }
  /** Why it cannot be parsed as a row. */
  | { readonly problem: string }
)

/** Parses a JSON text: an array of objects, or an object with one in `list`, `data` or `sites`. */
export function readJson(text: string, file: string): RawRow[] {
  const list = listIn(parseJson(text, file))
  if (!list) throw new ImportError(`${file}: no list of sites in it.`)
  if (list.length > 0) requireName(namesIn(list), file)
  return list.map((row, index) => {
    const line = index + 1
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return { line, problem: 'not an object' }
    return { line, cells: Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellText(value)])) }
  })
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ImportError(`${file}: not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function listIn(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return undefined
  for (const name of ['list', 'data', 'sites']) {
    const list: unknown = Reflect.get(value, name)
    if (Array.isArray(list)) return list
  }
  return undefined
}

/** Field names of all objects, since the first ones may lack a field. */
function namesIn(list: readonly unknown[]): string[] {
  const names = new Set<string>()
  for (const row of list) {
    if (typeof row === 'object' && row !== null) for (const name of Object.keys(row)) names.add(name)
  }
  return [...names]
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** An unclosed quote consumes the remaining lines; maximum number of times that parsing restarts on the next line. */
const MOST_RESTARTS = 20

/** Parses a CSV text and detects its delimiter. The header is the first line that is not blank. */
export function readCsv(text: string, file: string): RawRow[] {
  const rows: RawRow[] = []
  let headers: string[] | undefined
  let rest = text
  let line = 1
  let delimiter: string | undefined
  for (let start = 0; start <= MOST_RESTARTS; start += 1) {
    const parsed = Papa.parse<string[]>(rest, { delimiter: delimiter ?? '', delimitersToGuess: [',', '\t', ';', '|'] })
    // Detected only once, with the header: a remainder of a few lines could suggest another delimiter.
    delimiter = parsed.meta.delimiter
    const broken = new Map(parsed.errors.flatMap((each) => (each.row === undefined ? [] : [[each.row, each.code]])))
    let open: number | undefined
    for (const [index, cells] of parsed.data.entries()) {
      if (broken.get(index) === 'MissingQuotes') {
        open = line
        break
      }
      const first = line
      line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0)
      if (cells.every((cell) => cell.trim() === '') && cells.length <= 1) continue
      if (!headers) {
        headers = cells
        requireName(headers, file)
      } else rows.push(readCells(first, cells, headers, broken.has(index)))
    }
    if (open === undefined) return withHeader(rows, headers, file)
    rows.push({
      line: open,
      problem: start === MOST_RESTARTS ? 'a quote never ends; read no further' : 'a quote never ends',
    })
    rest = text.split('\n').slice(open).join('\n')
    line = open + 1
  }
  return withHeader(rows, headers, file)
}

function withHeader(rows: RawRow[], headers: string[] | undefined, file: string): RawRow[] {
  if (!headers) throw new ImportError(`${file}: no header line can be read.`)
  return rows
}

function readCells(line: number, cells: readonly string[], headers: readonly string[], broken: boolean): RawRow {
  if (broken) return { line, problem: 'a quote stands where none can' }
  // Spreadsheets append empty cells to lines.
  const surplus = cells.slice(headers.length)
  if (cells.length < headers.length || surplus.some((cell) => cell.trim() !== '')) {
    return { line, problem: `${cells.length} columns, the header has ${headers.length}` }
  }
  return { line, cells: Object.fromEntries(headers.map((header, index) => [header, cells[index] ?? ''])) }
}

/** Cells of supported columns; several may be for the same field. */
export function lookUpCells(cells: Readonly<Record<string, string>>, cache: Map<string, ReturnType<typeof columnOf>>) {
  return Object.entries(cells).flatMap(([header, cell]) => {
    let column = cache.get(header)
    if (!cache.has(header)) {
      column = columnOf(header)
      cache.set(header, column)
    }
    return column ? [{ ...column, text: cell.trim() }] : []
  })
}
