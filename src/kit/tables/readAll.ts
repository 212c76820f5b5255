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

/** The part of a list to request: the rows after an id (`cursor` of #platform/http), or by number, counted from 1. */
export interface ExportPage {
  readonly page: number
  readonly size: number
  readonly after: string
}

/** The call of a page of a list. */
export type PageQuery<R> = (page: ExportPage) => Query<ListResponse<R>>

/**
 * Reads a list to its end or to the limit, each row once, in the order of the ids: no row is skipped where others come,
 * go or move during the read. A server that does not know the cursor pages by number. Rejects as the call does.
 */
export async function readAll<R extends { readonly id: string }>(
  core: Pick<Core, 'http'>,
  asks: PageQuery<R>,
  { signal, onProgress }: ReadAllOptions,
): Promise<readonly R[]> {
  const rows = new Map<string, R>()
  let after = ''
  for (let page = 1; ; page++) {
    const query = asks({ page, size: LARGEST_PAGE, after })
    const { items, total } = (await responseOf(core, query, { signal, background: true })).value
    for (const row of items) rows.set(row.id, row)
    after = items[items.length - 1]?.id ?? after
    onProgress(Math.min(rows.size, EXPORT_LIMIT), total)
    if (items.length < LARGEST_PAGE || rows.size >= EXPORT_LIMIT) return [...rows.values()].slice(0, EXPORT_LIMIT)
  }
}
