import { days } from '#base/calendar'
import type { Point } from '#base/geo'
import type { SimContext, SimKind } from '#harness/backend/contract'
import { definedFields, holdersOf, refusal, type SimCheckIn, writeLog } from '#harness/backend/kit'
import { companyKind, metContacts, newRecordId } from '#harness/backend/world'
import { dueMoment, type SimMinutes, type SimNeed, type SimVisit } from './records'

/** What a visit reads of customers and leads, and writes to them; both belong to their own areas. */

/** When and why somebody is in touch with a lead again. */
interface NextStep {
  readonly at: string
  readonly kind: 'visit'
  readonly text: string
}

interface Lead {
  readonly clueId: string
  readonly version: number
  readonly name: string
  readonly nameEn?: string
  readonly orgCode: string
  readonly address?: string
  readonly addressEn?: string
  readonly point?: Point
  readonly owner?: string
  readonly collaborators?: readonly string[]
  readonly lastContact?: { readonly kind: string; readonly at: string }
  readonly state?: string
  readonly stage?: string
  readonly steps?: readonly object[]
  readonly nextStep?: NextStep
}
const leadKind: SimKind<Lead> = { name: 'lead', id: ({ clueId }) => clueId }

interface Entry {
  readonly kind: 'visit'
  /** Changed minutes replace the entry of the first ones. */
  readonly visitId: string
  readonly text: string
  readonly textEn?: string
  readonly at: string
  readonly by: string
}
const trackKind: SimKind<
  Entry & { readonly trackId: string; readonly clueId: string; readonly nextStep?: NextStep } & Readonly<
      Record<string, unknown>
    >
> = {
  name: 'track',
  id: ({ trackId }) => trackId,
}

/** Check-ins at leads; `visitId`: those of a visit. */
export const leadClockKind: SimKind<SimCheckIn & { readonly visitId?: string }> = {
  name: 'clock-in',
  id: ({ clockInId }) => clockInId,
}

/** Id of a customer or lead, as transmitted. */
interface Subject {
  readonly custId?: unknown
  readonly clueId?: unknown
}

/**
 * A customer or lead of the employee, of their organisation or one where a role lets them write visits, or of one whose
 * visits they see; 4004 for others.
 */
export function subjectOf({ custId, clueId }: Subject, context: SimContext) {
  const { store, employee, can } = context
  const found =
    custId === undefined ? store.table(leadKind).get(String(clueId)) : store.table(companyKind).get(String(custId))
  if (!found) throw refusal(4004)
  const isTheirs = [found.owner, found.orgCode].some((one) => one === employee.loginName || one === employee.orgCode)
  const worksThere = () =>
    holdersOf('visit.write', found.orgCode, context).some(({ loginName }) => loginName === employee.loginName)
  if (!isTheirs && !can('visit.read', found.orgCode, 'any') && !worksThere()) throw refusal(4004)
  return found
}

/** A check-in at a lead is made by who works on it, and by managers; at a customer by whoever writes the visit. */
export function mayCheckIn({ clueId }: Pick<SimVisit, 'clueId'>, { store, employee, can }: SimContext): boolean {
  const lead = clueId === undefined ? undefined : store.table(leadKind).get(clueId)
  if (!lead) return true
  const { state, orgCode, owner, collaborators = [] } = lead
  const isTheirs = [owner, ...collaborators].includes(employee.loginName)
  return state === 'owned' && (can('lead.checkin', orgCode, 'any') || (isTheirs && can('lead.checkin', orgCode, 'own')))
}

/** Longest texts of a follow-up and of an entry of the log. */
const MOST = { track: 2000, log: 1000 } as const

/** What was written, within the limit; of minutes that were only recorded, that they are. */
function wordsOf({ text, textEn }: Pick<SimMinutes, 'text' | 'textEn'>, most: number) {
  if (!text) return { text: '见拜访录音', textEn: 'See the recording of the visit' }
  const cut = (long: string) => (long.length > most ? `${long.slice(0, most - 1)}…` : long)
  return { text: cut(text), ...(textEn && { textEn: cut(textEn) }) }
}

/** A lead that was contacted then; a verified one is followed up from then on, and one that somebody has has a next step. */
function contacted(lead: Lead, at: string, by: string, nextStep: NextStep | undefined): Lead {
  const next = lead.state === 'owned' ? nextStep : undefined
  const isFirst = lead.state === 'owned' && lead.stage === 'verified'
  const isLatest = at > (lead.lastContact?.at ?? '')
  if (!isFirst && !isLatest && !next) return lead
  const stage = 'followedUp'
  return {
    ...lead,
    version: lead.version + 1,
    ...(isLatest && { lastContact: { kind: 'visit', at } }),
    ...(next && { nextStep: next }),
    ...(isFirst && { stage, steps: [...(lead.steps ?? []), { stage, at, by }] }),
  }
}

/** The step that is due first, by the end of its day; one of a day that has ended is none. */
function nextOf(steps: readonly Step[], now: Date): NextStep | undefined {
  const [first] = steps
    .map(({ text, dueAt }) => ({ at: dueMoment(dueAt), kind: 'visit' as const, text }))
    .filter(({ at }) => Date.parse(at) > now.getTime())
    .sort((a, b) => a.at.localeCompare(b.at))
  return first
}

type Step = Pick<SimNeed, 'text' | 'dueAt'>

/**
 * Writes a visit that is done, and was `at` a time, into the lead's follow-ups, with the next of its `steps`, or into the
 * customer's service log, whose entries have no next step.
 */
export function noteVisit(
  { id: visitId, custId, clueId, contacts, minutes, photos, owner }: SimVisit,
  at: string,
  steps: readonly Step[],
  context: SimContext,
): void {
  const { store, now } = context
  metContacts(
    contacts.map(({ id }) => id),
    at,
    context,
  )
  const { audio = [], by = owner, ...written } = minutes ?? {}
  const entry = (most: number): Entry => ({ kind: 'visit', visitId, ...wordsOf(written, most), at, by })
  const lead = clueId === undefined ? undefined : store.table(leadKind).get(clueId)
  const company = custId === undefined ? undefined : store.table(companyKind).get(custId)
  if (lead) {
    const tracks = store.table(trackKind)
    const known = [...tracks.values()].find((track) => track.visitId === visitId)
    const trackId = known?.trackId ?? newRecordId('T', store.next('track'))
    const recordings = audio.map(({ url, seconds }) => definedFields({ url, duration: seconds }))
    const contactId = contacts[0]?.id
    const nextStep = nextOf(steps, now)
    tracks.put({
      trackId,
      clueId: lead.clueId,
      ...entry(MOST.track),
      contactId,
      audio: recordings,
      photos,
      // A correction without a step leaves the one that was written first.
      ...definedFields({ nextStep: nextStep ?? known?.nextStep }),
    })
    store.table(leadKind).put(contacted(lead, at, by, nextStep))
  }
  if (company) {
    writeLog({ custId: company.custId, ...entry(MOST.log) }, context)
    const day = days.of(new Date(at))
    if (day > (company.lastVisit ?? '')) store.table(companyKind).put({ ...company, lastVisit: day })
  }
}
