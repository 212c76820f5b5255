import Papa from 'papaparse'
import { type Column, columnOf, requireColumns } from './columns'
import { ImportError } from './decode'
import { jsonRows } from './json'

/** A row of the file before its cells are parsed; `line` as in `SiteRow`. */
export type RawRow = {
  readonly line: number
} /** The columns of the cells, undefined for one that is not supported; several may be for the same field. */ & (
  | { readonly columns: readonly (Column | undefined)[]; readonly cells: readonly string[] }
  /** Why it cannot be parsed as a row. */
  | { readonly problem: string }
)

/** Rows of a JSON text: an array of objects, or an object with one in `list`, `data` or `sites`. */
export function* readJson(parts: Iterable<string>, file: string): Generator<RawRow> {
  // The first ones may lack a field.
  const columns = new Map<string, Column | undefined>()
  let line = 0
  for (const row of jsonRows(parts, file)) {
    line++
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      yield { line, problem: 'not an object' }
      continue
    }
    const names = Object.keys(row)
    for (const name of names) if (!columns.has(name)) columns.set(name, columnOf(name))
    yield { line, columns: names.map((name) => columns.get(name)), cells: Object.values(row).map(cellText) }
  }
  requireColumns([...columns.keys()], file)
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Longest line of a CSV text, and longest row: more is no list, but would be kept in memory. Characters */
export const LONGEST_ROW = 1_000_000
/** Text that is parsed at once, of which a collection of garbage may find all in use. Characters */
const PORTION = 30_000

/** An unclosed quote consumes the lines after it; maximum number of times that parsing restarts on the next line. */
const MOST_RESTARTS = 20

/**
 * Rows of a CSV text that arrives in parts; detects its delimiter. The header is the first line that is not blank.
 * Throws `ImportError`.
 */
export function* readCsv(parts: Iterable<string>, file: string): Generator<RawRow> {
  const table = new CsvTable(file)
  const lines = new Lines(file)
  for (const part of parts) {
    const portion = lines.take(part)
    if (portion !== '') yield* table.take(portion, false)
  }
  yield* table.take(lines.rest(), true)
  table.end()
}

/** Collects portions of whole lines. */
class Lines {
  private text = ''
  private count = 0
  private lineEnd: '\n' | '\r' | undefined

  constructor(private readonly file: string) {}

  /** Whole lines; '' until there are enough. */
  take(part: string): string {
    this.text += part
    if (this.text.length < PORTION) return ''
    // Files of an old Macintosh have no line feed.
    this.lineEnd ??= this.text.includes('\n') || !this.text.includes('\r') ? '\n' : '\r'
    const end = this.text.lastIndexOf(this.lineEnd) + 1
    if (this.text.length - end > LONGEST_ROW) throw this.endless(end)
    const whole = this.text.slice(0, end)
    this.text = this.text.slice(end)
    this.count += breaksIn(whole, this.lineEnd)
    return whole
  }

  rest(): string {
    if (this.text.length > LONGEST_ROW) throw this.endless(0)
    return this.text
  }

  private endless(end: number): ImportError {
    const line = this.count + breaksIn(this.text.slice(0, end), this.lineEnd ?? '\n') + 1
    return new ImportError(
      `${this.file}: line ${line} has no end within ${LONGEST_ROW.toLocaleString('en')} characters.`,
    )
  }
}

function breaksIn(text: string, lineEnd: string): number {
  let count = 0
  for (let at = text.indexOf(lineEnd); at >= 0; at = text.indexOf(lineEnd, at + 1)) count++
  return count
}

class CsvTable {
  private line = 1
  private parser: Papa.Parser | undefined
  private headers: readonly string[] | undefined
  private columns: readonly (Column | undefined)[] = []
  /** Lines from one with an open quote on, which may end in the next portion. */
  private open = ''
  private restarts = 0
  private hasRows = false

  constructor(private readonly file: string) {}

  *take(portion: string, isLast: boolean): Generator<RawRow> {
    let text = this.open + portion
    this.open = ''
    while (text !== '') {
      const { rows, open } = this.parse(text)
      yield* rows
      if (open === undefined) return
      if (!isLast && open.length <= LONGEST_ROW) {
        this.open = open
        return
      }
      const isEnough = this.restarts === MOST_RESTARTS
      this.hasRows = true
      yield { line: this.line, problem: isEnough ? 'a quote never ends; read no further' : 'a quote never ends' }
      this.restarts++
      this.line++
      const next = open.indexOf('\n') + 1
      text = isEnough || next === 0 ? '' : open.slice(next)
    }
  }

  end(): void {
    if (!this.headers) throw new ImportError(`${this.file}: no header line can be read.`)
    if (!this.hasRows) throw new ImportError(`${this.file}: no row below the header.`)
  }

  /** Rows of whole lines; `open`: the text from a line on whose quote does not end. */
  private parse(text: string): { rows: RawRow[]; open: string | undefined } {
    // Made only once, with the header: a remainder of a few lines could suggest another delimiter.
    this.parser ??= parserFor(text)
    const parsed: Papa.ParseResult<string[]> = this.parser.parse(text, 0, false)
    const broken = new Map(parsed.errors.flatMap((each) => (each.row === undefined ? [] : [[each.row, each.code]])))
    const rows: RawRow[] = []
    const before = this.line
    for (const [index, cells] of parsed.data.entries()) {
      if (broken.get(index) === 'MissingQuotes') return { rows, open: fromLine(text, this.line - before) }
      const row = this.row(cells, broken.has(index))
      if (row) rows.push(row)
      // After the last line end Papa gives an empty row, which is the first of the next portion.
      if (index < parsed.data.length - 1) for (const cell of cells) this.line += breaksIn(cell, '\n')
      if (index < parsed.data.length - 1) this.line++
    }
    return { rows, open: undefined }
  }

  /** Undefined for a blank line and for the header. */
  private row(cells: readonly string[], isBroken: boolean): RawRow | undefined {
    if (cells.every((cell) => cell.trim() === '') && cells.length <= 1) return undefined
    const { line, headers, columns } = this
    if (!headers) {
      requireColumns(cells, this.file)
      this.headers = cells
      this.columns = cells.map(columnOf)
      return undefined
    }
    this.hasRows = true
    if (isBroken) return { line, problem: 'a quote stands where none can' }
    // Spreadsheets append empty cells to lines.
    const hasMore = cells.some((cell, index) => index >= headers.length && cell.trim() !== '')
    if (cells.length < headers.length || hasMore)
      return { line, problem: `${cells.length} columns, the header has ${headers.length}` }
    return { line, columns, cells }
  }
}

/**
 * A parser for the delimiter and the line end of a text. It is used itself, not through `Papa.parse`, of which half a
 * megabyte would stay in memory for each megabyte of the file until the next full collection.
 */
function parserFor(text: string): Papa.Parser {
  const { meta } = Papa.parse(text, { delimitersToGuess: [',', '\t', ';', '|'], preview: 1 })
  // A carriage return before a line feed is blank space at the end of a cell.
  return new Papa.Parser({ delimiter: meta.delimiter, newline: meta.linebreak === '\r' ? '\r' : '\n' })
}

/** A text from its line number `count` (from 0) on. */
function fromLine(text: string, count: number): string {
  let at = 0
  for (let line = 0; line < count; line++) at = text.indexOf('\n', at) + 1
  return text.slice(at)
}
