import type { ReactNode } from 'react'
import { followLink } from '#platform/host'
import { useSaveFile } from './useSaveFile'

/** Excel reads a file without it in the code page of the computer: every Chinese name would be garbled. */
const BOM = '\uFEFF'
const LINE_END = '\r\n'

/**
 * The start of a cell that a spreadsheet would evaluate: `= + - @`, also in full width, which Chinese versions of Excel
 * treat alike, after spaces and the control characters that it drops.
 */
const EVALUATED = /^[\s\0]*[=+\-@＝＋－＠]/
/** A negative number is one: as text it could not be added up. `-1+2` is not. */
const NUMBER = /^-\d[\d,]*(?:\.\d+)?%?$/
const QUOTED = /[",\r\n\t]/

function cell(text: string): string {
  const harmless = EVALUATED.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/**
 * Rows as a CSV file that Excel opens as it is: UTF-8 with BOM, commas, CRLF, nothing that it would evaluate
 * (domain/budget.md 5).
 */
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

export type CellTone = 'good' | 'warn' | 'risk'

/** One column: the same declaration feeds the table on screen, the table view of a chart and the export. */
export interface Column<R> {
  readonly key: string
  readonly label: string
  /** The cell as it is read, unit included where the label has none. */
  readonly text: (row: R) => string
  /**
   * What the table shows instead, e.g. a tag or a photo; the export has the text. Without it, or for null, the text.
   */
  readonly node?: ((row: R) => ReactNode) | undefined
  /** Figures are aligned to the end. */
  readonly align?: 'start' | 'end' | undefined
  readonly tone?: ((row: R) => CellTone | undefined) | undefined
}

type More<R> = Omit<Column<R>, 'key' | 'label' | 'text'>

/** A column of words. */
export function column<R>(key: string, label: string, text: Column<R>['text'], more?: More<R>): Column<R> {
  return { key, label, text, ...more }
}

/** A column of figures, aligned to the end. */
export function figures<R>(key: string, label: string, text: Column<R>['text'], more?: More<R>): Column<R> {
  return { key, label, text, align: 'end', ...more }
}

/** The browser has read the address by then. ms */
const READ = 10_000

/** Hands a file to the browser's downloads; web views without downloads do nothing. */
export function download(file: File): void {
  const address = URL.createObjectURL(file)
  followLink(window, address, '', file.name)
  setTimeout(() => URL.revokeObjectURL(address), READ)
}

/** Saves rows as a CSV file that Excel opens as it is (kit 2.22); the columns are those of the table on screen. */
export function useExport(): <R>(name: string, columns: readonly Column<R>[], rows: readonly R[]) => Promise<void> {
  const save = useSaveFile()
  return (name, columns, rows) => save(new File([csvOf(columns, rows)], csvName(name), { type: 'text/csv' }))
}
