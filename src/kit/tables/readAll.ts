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

/** How often a list is read that changes while it is read. */
const ATTEMPTS = 3

/**
 * Reads a list to its end or to the limit, in its own order, each row once. Where rows come or go during the read, a row may
 * be skipped between two pages: then the list is read again, and after some attempts the rows of all of them are returned.
 * Rejects as the call does.
 */
export async function readAll<R extends { readonly id: string }>(
  core: Pick<Core, 'http'>,
  asks: PageQuery<R>,
  options: ReadAllOptions,
): Promise<readonly R[]> {
  const all = new Map<string, R>()
  for (let attempt = 1; ; attempt++) {
    const { rows, isWhole } = await readOnce(core, asks, options)
    for (const [id, row] of rows) all.set(id, row)
    if (isWhole || attempt === ATTEMPTS) return [...(isWhole ? rows : all).values()].slice(0, EXPORT_LIMIT)
  }
}

/** All pages once. `isWhole`: no row moved between pages meanwhile. */
async function readOnce<R extends { readonly id: string }>(
  core: Pick<Core, 'http'>,
  asks: PageQuery<R>,
  { signal, onProgress }: ReadAllOptions,
) {
  const rows = new Map<string, R>()
  let isWhole = true
  let before: number | undefined
  for (let page = 1; ; page++) {
    const { value } = await responseOf(core, asks(page, LARGEST_PAGE), { signal, background: true })
    const { items, total } = value
    isWhole &&= total === (before ?? total) && !items.some(({ id }) => rows.has(id))
    before = total
    for (const row of items) rows.set(row.id, row)
    onProgress(Math.min(rows.size, EXPORT_LIMIT), total)
    if (items.length < LARGEST_PAGE || page * LARGEST_PAGE >= Math.min(total, EXPORT_LIMIT)) return { rows, isWhole }
  }
}
