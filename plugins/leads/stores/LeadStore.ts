import { runInAction } from 'mobx'
import { defineRows } from '#kit/lists'
import { queryOf } from '#kit/records'
import type { Core } from '#platform/core'
import type { CallOptions } from '#platform/http'
import { clueAttention, clueAttentionCancel, getClueDetailList, type Lead } from '../api'
import type { LeadId } from '../rules/vocabulary'
import { outboxRecord } from './followUp'

/** Leads as the lists show them. A response without a distance or a place does not overwrite the cached one. */
export const leadStore = defineRows<Lead>('leads', {
  merge: (lead, known) => ({
    ...lead,
    distance: lead.distance ?? known?.distance,
    point: 'point' in lead ? lead.point : known?.point,
  }),
  outboxName: (id) => outboxRecord(id as LeadId),
})

/** Stars a lead or removes the star; an optimistic change. Rejects if the server refuses. */
export function followLead(core: Core, id: LeadId, followed: boolean): Promise<void> {
  const call = followed ? clueAttention : clueAttentionCancel
  return core.store(leadStore).change(id, 'followed', followed, queryOf(call, { id }))
}

/** The same beside its lists. */
export const followOnPage = (core: Core, id: LeadId, followed: boolean): Promise<void> =>
  core.store(leadStore).staleAfter(followLead(core, id, followed))

/** Reloads a lead; undefined if it is deleted or the user may not see it. */
export async function refreshLead(core: Core, id: LeadId, options: CallOptions = {}): Promise<Lead | undefined> {
  const [lead] = await core.http(getClueDetailList, { ids: [id] }, options)
  const leads = core.store(leadStore)
  runInAction(() => (lead ? leads.put(lead) : leads.drop(id)))
  return lead
}
