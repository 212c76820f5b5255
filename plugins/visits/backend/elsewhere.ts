import { days } from '#base/calendar'
import type { Point } from '#base/geo'
import type { SimContext, SimKind } from '#harness/backend/contract'
import { definedFields, refusal, type SimCheckIn, writeLog } from '#harness/backend/kit'
import { companyKind, metContacts, newRecordId } from '#harness/backend/world'
import type { SimVisit } from './records'

/** What a visit reads of customers and leads, and writes to them; both belong to their own areas. */

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
  readonly lastContact?: { readonly kind: string; readonly at: string }
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
  Entry & { readonly trackId: string; readonly clueId: string } & Readonly<Record<string, unknown>>
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

/** A customer or lead of the employee, of their organisation, or of one whose visits they see; 4004 for others. */
export function subjectOf({ custId, clueId }: Subject, { store, employee, can }: SimContext) {
  const found =
    custId === undefined ? store.table(leadKind).get(String(clueId)) : store.table(companyKind).get(String(custId))
  if (!found) throw refusal(4004)
  const isTheirs = [found.owner, found.orgCode].some((one) => one === employee.loginName || one === employee.orgCode)
  if (!isTheirs && !can('visit.read', found.orgCode, 'any')) throw refusal(4004)
  return found
}

/** Writes a visit that is done, and was `at` a time, into the lead's follow-ups or the customer's service log. */
export function noteVisit(
  { id: visitId, custId, clueId, contacts, minutes, photos, owner: by }: SimVisit,
  at: string,
  context: SimContext,
): void {
  const { store } = context
  metContacts(
    contacts.map(({ id }) => id),
    at,
    context,
  )
  const { text = '', textEn, audio = [] } = minutes ?? {}
  const entry: Entry = { kind: 'visit', visitId, text, ...(textEn && { textEn }), at, by }
  const lead = clueId === undefined ? undefined : store.table(leadKind).get(clueId)
  const company = custId === undefined ? undefined : store.table(companyKind).get(custId)
  if (lead) {
    const tracks = store.table(trackKind)
    const known = [...tracks.values()].find((track) => track.visitId === visitId)
    const trackId = known?.trackId ?? newRecordId('T', store.next('track'))
    const recordings = audio.map(({ url, seconds }) => definedFields({ url, duration: seconds }))
    const contactId = contacts[0]?.id
    tracks.put({ trackId, clueId: lead.clueId, ...entry, contactId, audio: recordings, photos })
    if (at > (lead.lastContact?.at ?? ''))
      store.table(leadKind).put({ ...lead, version: lead.version + 1, lastContact: { kind: 'visit', at } })
  }
  if (company) {
    writeLog({ custId: company.custId, ...entry }, context)
    const day = days.of(new Date(at))
    if (day > (company.lastVisit ?? '')) store.table(companyKind).put({ ...company, lastVisit: day })
  }
}
