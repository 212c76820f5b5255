import * as v from 'valibot'
import type { Core } from '#src/core'
import { currentLanguage, nameIn } from '#src/i18n'
import { defineRecent, OUTDATED, refusalText } from '#src/records'
import { getClueDetailList, type LeadDetail, type Moved, updateClue, type Workload } from '../api'
import type { LeadId } from '../rules/vocabulary'
import { text } from '../texts'
import { leadRecords } from './leadRecords'

/** People to whom the user assigned leads last, by id. */
export const recentPeople = defineRecent('leads.assign', v.string(), { most: 5, isSame: (a, b) => a === b })

/** Result of an assignment: the leads as they are now, and why others were not assigned, in words. */
export interface Assigned {
  readonly done: readonly LeadDetail[]
  readonly failed: readonly string[]
}

/** Assigns leads to a person; of leads that somebody else assigned meanwhile it tells to whom. Rejects if none could be sent. */
export async function assign(
  core: Core,
  leads: readonly LeadDetail[],
  owner: Workload,
  idempotencyKey: string,
): Promise<Assigned> {
  const versions = leads.map(({ id, version }) => ({ id, version }))
  const request = { leads: versions, changes: { owner: owner.id } }
  let moved: Moved
  try {
    moved = await core.http(updateClue, request, { background: true, idempotencyKey })
  } catch (error) {
    // Of a single lead a refusal rejects the call.
    const [lead] = leads
    if (leads.length !== 1 || !lead || !isRefusal(error)) throw error
    return { done: [], failed: [await reasonOf(core, lead, error)] }
  }
  show(core, moved.leads)
  const failed = await Promise.all(
    moved.failed.map(({ id, code, message }) => {
      const lead = leads.find((each) => each.id === id)
      return lead ? reasonOf(core, lead, { code, message }) : message
    }),
  )
  return { done: moved.leads, failed }
}

/** Takes an assignment back, for 60 s. */
export async function takeBack(core: Core, leads: readonly LeadDetail[]): Promise<void> {
  const versions = leads.map(({ id, version }) => ({ id, version }))
  const moved = await core.http(updateClue, { leads: versions, changes: { restore: true } }, { background: true })
  show(core, moved.leads)
}

function show(core: Core, leads: readonly LeadDetail[]): void {
  const store = core.store(leadRecords)
  for (const lead of leads) store.applied(lead)
}

interface Refusal {
  readonly code?: number | string | undefined
  readonly message: string
}

const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'kind' in error && error.kind === 'refused' && 'code' in error

/** Why a lead was not assigned; for one that somebody else changed first, whom it belongs to now. */
async function reasonOf(core: Core, lead: LeadDetail, refusal: Refusal): Promise<string> {
  const name = nameIn(lead, currentLanguage())
  if (refusal.code === OUTDATED) {
    const now = await current(core, lead.id)
    if (now) show(core, [now])
    if (now?.owner && now.owner.id !== lead.owner?.id)
      return text('assign.first', { lead: name, name: nameIn(now.owner, currentLanguage()) })
    return text('assign.changed', { lead: name })
  }
  const reason = refusal instanceof Error ? refusalText(refusal, text) : refusal.message
  return text('assign.refused', { lead: name, reason })
}

async function current(core: Core, id: LeadId): Promise<LeadDetail | undefined> {
  try {
    const [lead] = await core.http(getClueDetailList, { ids: [id] }, { background: true })
    return lead
  } catch (error) {
    // The reason is told without the name then.
    console.warn('assign: the lead cannot be read again', error)
    return undefined
  }
}
