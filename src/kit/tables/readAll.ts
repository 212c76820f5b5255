import type { ListResponse } from '#base/wire'
import { type Query, responseOf } from '#kit/records'
import type { Core } from '#platform/core'
import { LARGEST_PAGE } from '#platform/http'

/** Maximum number of rows of an exported list (gaps 'leads'). */
export const EXPORT_LIMIT = 5000

export interface ReadAllOptions {
  readonly signal: AbortSignal
  /** Called after each page; `total` as the server counts, whatever the limit. */
  readonly onProgress: (done: number, total: number) => void
}

/** The call of a page of a list, counted from 1, with so many rows. */
export type PageQuery<R> = (page: number, size: number) => Query<ListResponse<R>>

/** Most readings of a list that changes meanwhile. */
const MOST_READINGS = 3

/**
 * Reads a list to its end or to the limit, in its own order. A row that comes or goes during the read moves others to
 * another page: the list is read again for those that were skipped, and each row is taken once. Rejects as the call does.
 */
export async function readAll<R extends { readonly id: string }>(
  core: Pick<Core, 'http'>,
  asks: PageQuery<R>,
  { signal, onProgress }: ReadAllOptions,
): Promise<readonly R[]> {
  const rows = new Map<string, R>()
  for (let reading = 1; reading <= MOST_READINGS; reading++) {
    const totals = new Set<number>()
    let wanted = 0
    for (let page = 1, isLast = false; !isLast; page++) {
      const { value } = await responseOf(core, asks(page, LARGEST_PAGE), { signal, background: true })
      const { items, total } = value
      wanted = Math.min(total, EXPORT_LIMIT)
      totals.add(total)
      for (const row of items) if (rows.size < EXPORT_LIMIT) rows.set(row.id, row)
      onProgress(rows.size, total)
      isLast = items.length < LARGEST_PAGE || page * LARGEST_PAGE >= wanted
    }
    if (totals.size === 1 && rows.size >= wanted) break
  }
  return [...rows.values()]
}
