import type { Column } from './columns'

/** Excel reads a file without it in the code page of the computer: every Chinese name would be garbled. */
const BOM = '\uFEFF'
const LINE_END = '\r\n'

/**
 * How a cell begins that a spreadsheet would evaluate: `= + - @`, in full width too, which Chinese versions of Excel take
 * for the same, behind spaces, and the control characters that it drops.
 */
const EVALUATED = /^[\s\0]*[=+\-@＝＋－＠]/
/** A negative number is one: as text it could not be added up. `-1+2` is not. */
const NUMBER = /^-\d[\d,]*(?:\.\d+)?%?$/
const QUOTED = /[",\r\n\t]/

function cell(text: string): string {
  const harmless = EVALUATED.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows as a CSV file that Excel opens as it is: UTF-8 with BOM, commas, CRLF, nothing that it would evaluate (domain/budget.md 5). */
export function csvOf<R>(columns: readonly Column<R>[], rows: readonly R[]): string {
  const lines = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ text }) => text(row)))]
  return BOM + lines.map((line) => line.map(cell).join(',') + LINE_END).join('')
}

/** What no file system between here and a colleague's computer takes in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among them
const UNUSABLE = /[\\/:*?"<>|\u0000-\u001f\u200e\u200f\u202a-\u202e]+/g
/** Characters */
const LONGEST_NAME = 80

/** A file name out of a title: `Bills 2026/11` → `Bills 2026-11.csv`. */
export function csvName(title: string): string {
  const clean = title.replace(UNUSABLE, '-').replace(/^[.\s-]+|[.\s-]+$/g, '')
  return `${[...clean].slice(0, LONGEST_NAME).join('') || 'table'}.csv`
}
