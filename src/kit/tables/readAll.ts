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

/**
 * Reads a list to its end or to the limit, in its own order. Rows that moved to a following page during the read are
 * taken once. Rejects as the call does.
 */
export async function readAll<R extends { readonly id: string }>(
  core: Pick<Core, 'http'>,
  asks: PageQuery<R>,
  { signal, onProgress }: ReadAllOptions,
): Promise<readonly R[]> {
  const rows = new Map<string, R>()
  for (let page = 1; ; page++) {
    const { value } = await responseOf(core, asks(page, LARGEST_PAGE), { signal, background: true })
    const { items, total } = value
    for (const row of items) if (rows.size < EXPORT_LIMIT) rows.set(row.id, row)
    onProgress(rows.size, total)
    if (items.length < LARGEST_PAGE || page * LARGEST_PAGE >= Math.min(total, EXPORT_LIMIT)) return [...rows.values()]
  }
}
