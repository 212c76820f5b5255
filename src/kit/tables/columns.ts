export type CellTone = 'good' | 'warn' | 'risk'

/** One column: the same declaration feeds the table on screen, the table view of a chart and the export. */
export interface Column<R> {
  readonly key: string
  readonly label: string
  /** The cell as it is read, unit included where the label has none. */
  readonly text: (row: R) => string
  /** Figures stand at the end. */
  readonly align?: 'start' | 'end' | undefined
  readonly tone?: ((row: R) => CellTone | undefined) | undefined
}

type More<R> = Omit<Column<R>, 'key' | 'label' | 'text'>

/** A column of words. */
export function column<R>(key: string, label: string, text: Column<R>['text'], more?: More<R>): Column<R> {
  return { key, label, text, ...more }
}

/** A column of figures, which stand at the end. */
export function figures<R>(key: string, label: string, text: Column<R>['text'], more?: More<R>): Column<R> {
  return { key, label, text, align: 'end', ...more }
}
