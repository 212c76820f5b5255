import { toFieldDay, toFieldMoment } from '#base/calendar'
import { useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import { column } from './csv'
import { ExportSheet, type ExportSheetProps } from './ExportSheet'

export interface ListExportProps<R> extends Pick<ExportSheetProps<R>, 'asks' | 'onClose'> {
  /** The tab that is saved; it names the file. */
  readonly tab: string
  /** Value of a row by column, in the order of the file; undefined values stay empty. */
  readonly texts: Readonly<Record<string, (row: R) => string | number | Date | undefined>>
}

/** A value in a form that spreadsheets parse; numbers have no unit. */
const textOf = (value: string | number | Date = '') =>
  value instanceof Date ? toFieldMoment(value).replace('T', ' ') : String(value)

/**
 * Saves a list as CSV. Texts of the area: `export.name` (with `tab` and `day`), `tab.<tab>`, `export.column.<column>`.
 */
export function ListExport<R extends { readonly id: string }>({ tab, texts, ...sheet }: ListExportProps<R>) {
  const area = useTextsOf(usePage().plugin)
  const columns = Object.entries(texts).map(([key, text]) =>
    column<R>(key, area(`export.column.${key}`), (row) => textOf(text(row))),
  )
  const name = area('export.name', { tab: area(`tab.${tab}`), day: toFieldDay(new Date()) })
  return <ExportSheet name={name} columns={columns} {...sheet} />
}
