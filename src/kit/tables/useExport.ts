import type { Column } from './columns'
import { csvName, csvOf } from './csv'
import { useSaveFile } from './useSaveFile'

/** Saves rows as a CSV file that Excel opens as it is (kit 2.22); the columns are those of the table on screen. */
export function useExport(): <R>(name: string, columns: readonly Column<R>[], rows: readonly R[]) => Promise<void> {
  const save = useSaveFile()
  return (name, columns, rows) => save(new File([csvOf(columns, rows)], csvName(name), { type: 'text/csv' }))
}
