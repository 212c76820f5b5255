import type { Core } from '#src/core'
import { LARGEST_PAGE } from '#src/http'
import { getClueList, getClueOwnList, type Lead } from '../api'
import { askedOf } from '../rules/filters'
import type { LeadQuestion } from './leadList'

/** Maximum number of rows of an exported list (gaps 'leads'). */
export const EXPORT_LIMIT = 5000

export interface ReadAllOptions {
  readonly signal: AbortSignal
  /** Called after each page; `total` as the server counts, whatever the limit. */
  readonly onProgress: (done: number, total: number) => void
}

/**
 * Reads a list to its end or to the limit, in its own order. Rows that moved to a later page while it was being read
 * are taken once. Rejects as the call does.
 */
export async function readAllLeads(
  core: Pick<Core, 'http'>,
  { tab, filter, position }: LeadQuestion,
  { signal, onProgress }: ReadAllOptions,
): Promise<readonly Lead[]> {
  const leads = new Map<string, Lead>()
  const options = { signal, background: true }
  for (let page = 1; ; page++) {
    const query = { ...askedOf(tab, filter), ...position, page, size: LARGEST_PAGE }
    const { items, total } = await (tab === 'mine'
      ? core.http(getClueOwnList, query, options)
      : core.http(getClueList, { ...query, type: tab }, options))
    for (const lead of items) if (leads.size < EXPORT_LIMIT) leads.set(lead.id, lead)
    onProgress(leads.size, total)
    if (items.length < LARGEST_PAGE || page * LARGEST_PAGE >= Math.min(total, EXPORT_LIMIT)) return [...leads.values()]
  }
}
