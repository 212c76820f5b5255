import * as v from 'valibot'
import { defineRecent, refusalText, textByRule } from '#kit/records'
import type { Core } from '#platform/core'
import { HttpError, type RequestOf, refusalCode, STALE_VERSION } from '#platform/http'
import { currentLanguage, nameIn } from '#platform/i18n'
import { getClueDetailList, type LeadDetail, type Moved, updateClue, type Workload } from '../api'
import { text } from '../plugin'
import { leadStore } from './LeadStore'
import { leadRecords } from './leadRecords'

/** People to whom the user assigned leads last, by id. */
export const recentPeople = defineRecent('leads.assign', v.string(), { most: 5, isSame: (a, b) => a === b })

/** Result of an assignment: the leads as they are now, and the texts why others were not assigned. */
export interface Assigned {
  readonly done: readonly LeadDetail[]
  readonly failed: readonly string[]
}

type Changes = RequestOf<typeof updateClue>['changes']

/** Changes leads, and shows them as they are then. */
async function change(core: Core, leads: readonly LeadDetail[], changes: Changes, key?: string): Promise<Moved> {
  const versions = leads.map(({ id, version }) => ({ id, version }))
  const options = { background: true, ...(key !== undefined && { idempotencyKey: key }) }
  const moved = await core.http(updateClue, { leads: versions, changes }, options)
  show(core, moved.leads)
  const before = leads.filter(({ id }) => moved.leads.some((each) => each.id === id))
  if ([...before, ...moved.leads].some(isOfOneList(core))) core.store(leadStore).invalidate()
  return moved
}

/**
 * True for a lead of the pool or of the user, which an assignment takes out of one list and puts into another. One that
 * passes between colleagues stays in its place, and so does who reads a long list.
 */
const isOfOneList =
  ({ session }: Core) =>
  ({ state, owner }: LeadDetail) =>
    state === 'pool' || owner?.id === session.loginName

/** Assigns leads to a person; toasts who owns leads that were assigned concurrently. Rejects if none was sent. */
export async function assign(
  core: Core,
  leads: readonly LeadDetail[],
  owner: Workload,
  idempotencyKey: string,
): Promise<Assigned> {
  const moved = await change(core, leads, { owner: owner.id }, idempotencyKey).catch((error: unknown): Moved => {
    // Of a single lead a refusal rejects the call.
    const code = refusalCode(error)
    const [lead] = leads
    if (leads.length !== 1 || !lead || code === undefined) throw error
    return { leads: [], failed: [{ id: lead.id, code, message: '' }] }
  })
  const name = nameIn(owner, currentLanguage())
  const lines = moved.failed.flatMap(({ id, code, message }) => {
    const lead = leads.find((each) => each.id === id)
    const refused = new HttpError('refused', message, { callId: updateClue.id, code })
    // A limit that is reached is the new owner's.
    const reason = textByRule(text, `assign.refused${code}`, { name }) ?? refusalText(refused, text)
    return lead ? [reasonOf(core, lead, code, reason)] : []
  })
  return { done: moved.leads, failed: await Promise.all(lines) }
}

/** Undoes an assignment, for 60 s. */
export const takeBack = (core: Core, leads: readonly LeadDetail[]) => change(core, leads, { restore: true })

function show(core: Core, leads: readonly LeadDetail[]): void {
  const store = core.store(leadRecords)
  for (const lead of leads) store.applied(lead)
}

/** Why a lead was not assigned; after a concurrent change, its current owner. */
async function reasonOf(core: Core, lead: LeadDetail, code: number, reason: string): Promise<string> {
  const name = nameIn(lead, currentLanguage())
  if (code !== STALE_VERSION) return text('assign.refused', { lead: name, reason })
  try {
    const now = await core.http(getClueDetailList, { ids: [lead.id] }, { background: true })
    show(core, now)
    const owner = now[0]?.owner
    if (owner && owner.id !== lead.owner?.id)
      return text('assign.first', { lead: name, name: nameIn(owner, currentLanguage()) })
  } catch (error) {
    // The toast then shows the reason without the name.
    console.warn('assign: the lead cannot be read again', error)
  }
  return text('assign.changed', { lead: name })
}
