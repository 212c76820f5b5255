import type * as v from 'valibot'
import { days, fromField, toFieldMoment } from '#base/calendar'
import type { Attachment } from '#base/fields'
import { isKnown, type Named } from '#base/wire'
import { type Arrival, type CheckInRecord, type Correction, checkInRequest, pressOf } from '#domain/checkIn'
import { addressesOf, attachmentsOf, uploadsOf, withFiles } from '#kit/attachments'
import { submission } from '#kit/forms'
import type { Core } from '#platform/core'
import type { Call, RequestOf } from '#platform/http'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { OutgoingFile } from '#platform/outbox'
import { beginVisit, clockVisit, type saveVisit, type Visit, writeMinutes } from '../api'
import type {
  arrivalFields,
  beginFields,
  leaveFields,
  MinutesValues,
  minutesFields,
  NeedValues,
  PlanValues,
  planFields,
} from '../rules/fields'
import { dueDay, usualEnd } from '../rules/times'
import { isLead, PURPOSES } from '../rules/vocabulary'
import { outboxRecord, visits } from '../stores'

/** Values of the area's forms, and what they send. */

type Out<F extends { readonly schema: v.GenericSchema }> = v.InferOutput<F['schema']>

export const PLAN_FORM = 'visits.plan'
export const ARRIVAL_FORM = 'visits.arrive'
export const BEGIN_FORM = 'visits.begin'
export const MINUTES_FORM = 'visits.minutes'
/** The form of each step of a visit. */
export const FORM_OF = { plan: PLAN_FORM, arrive: ARRIVAL_FORM, minutes: MINUTES_FORM } as const

const HALF_HOUR = 1_800_000

/** A new visit begins with the next half hour but one, unless somebody is there already. */
export function newPlan(from = new Date(Math.ceil((Date.now() + HALF_HOUR) / HALF_HOUR) * HALF_HOUR)): PlanValues {
  return {
    version: 0,
    whose: null,
    purpose: 'first',
    from: toFieldMoment(from),
    to: toFieldMoment(usualEnd(from)),
    place: null,
    contacts: [],
    participants: [],
    hosts: [],
  }
}

export function planOf(visit: Visit): PlanValues {
  const { version, custId, clueId, name, nameEn, purpose, address, addressEn, point, contacts, participants } = visit
  return {
    version,
    whose: { id: custId ?? clueId ?? '', name, ...(nameEn && { nameEn }) },
    purpose: isKnown(PURPOSES, purpose) ? purpose : 'other',
    from: toFieldMoment(visit.from),
    to: toFieldMoment(visit.to),
    place: { name, address, addressEn, point },
    contacts: [...contacts],
    participants: participants.map(({ part: _, ...person }) => person),
    hosts: participants.flatMap(({ id, part }) => (part === 'host' ? [id] : [])),
  }
}

type Plan = RequestOf<typeof saveVisit>
const timeOf = (entered: string) => fromField(entered) ?? new Date()

/** `id`: of the visit that is changed. */
export function planRequest(id: string | undefined, values: Out<typeof planFields>, force: boolean): Plan {
  const { version, whose, purpose, from, to, place, contacts, participants, hosts } = values
  return {
    ...(id === undefined ? (isLead(whose.id) ? { clueId: whose.id } : { custId: whose.id }) : { id, version }),
    purpose,
    from: timeOf(from),
    to: timeOf(to),
    place: { address: place.address, ...(place.point && { point: place.point }) },
    contacts,
    participants: participants.map(({ id: loginName }) => ({
      loginName,
      part: hosts.includes(loginName) ? ('H' as const) : ('A' as const),
    })),
    ...(force && { force }),
  }
}

/** Values of a plan that waits in the outbox, which has the ids of those who come alone. */
export function waitingPlan(plan: Plan): PlanValues {
  const { id, version = 0, custId, clueId, purpose, from, to, place, contacts, participants } = plan
  const whose = custId ?? clueId ?? id ?? ''
  return {
    version,
    whose: { id: whose, name: whose },
    purpose,
    from: toFieldMoment(from),
    to: toFieldMoment(to),
    place: { name: place.address, ...place },
    contacts: [...contacts],
    participants: participants.map(({ loginName }) => ({ id: loginName, name: loginName })),
    hosts: participants.flatMap(({ loginName, part }) => (part === 'H' ? [loginName] : [])),
  }
}

/** What of a visit its entries in the outbox are named by. */
export type Begun = Pick<Visit, 'id' | 'clueId' | 'name' | 'nameEn'>

/** A submit about a visit, with its files and after its pending entries. */
export function visitSubmission<Q>(
  core: Core,
  call: Call<Q, Visit>,
  request: NoInfer<Q>,
  visit: Begun,
  files: readonly OutgoingFile[] = [],
) {
  return submission(call, request, {
    record: outboxRecord(visit),
    label: nameIn(visit, currentLanguage()),
    send: withFiles(files),
    after: core.store(visits).applied,
  })
}

const filesOf = (photos: readonly Attachment[], audio: readonly Attachment[]) => [
  ...uploadsOf('photo', photos),
  ...uploadsOf('audio', audio),
]

export const arrivalSubmission = (core: Core, visit: Visit, values: Out<typeof arrivalFields>) =>
  visitSubmission(
    core,
    clockVisit,
    { id: visit.id, ...checkInRequest(values), kind: 'arrive' },
    visit,
    filesOf(values.photos, values.audio),
  )

/** A visit without a plan as the outbox names it: nobody knows its id yet. */
export const unplannedAt = (whose: Named & { readonly id: string }): Begun => {
  return { ...whose, id: `new ${whose.id}`, clueId: undefined }
}

/** An arrival without a plan. */
export const beginSubmission = (
  core: Core,
  whose: Named & { readonly id: string },
  values: Out<typeof beginFields>,
) => {
  const { purpose, contacts } = values
  const request = { custId: whose.id, purpose, contacts, ...checkInRequest(values), kind: 'arrive' as const }
  return visitSubmission(core, beginVisit, request, unplannedAt(whose), filesOf(values.photos, values.audio))
}

/** `id`: of the visit; undefined while only its arrival is known, which names it then. */
export const leaveSubmission = (
  core: Core,
  visit: Begun,
  { id: arriveId }: Arrival,
  values: Out<typeof leaveFields>,
  id: string | undefined,
) => {
  const { text } = values
  const request = { id: id ?? arriveId, ...pressOf(values), kind: 'leave' as const, arriveId, ...(text && { text }) }
  return visitSubmission(core, clockVisit, request, visit)
}

/** That a check-in at a customer was a mistake; one at a lead is corrected where it belongs. */
export const correctionSubmission = (core: Core, visit: Visit, { kind }: CheckInRecord, correction: Correction) =>
  visitSubmission(core, clockVisit, { id: visit.id, kind: kind === 'leave' ? 'leave' : 'arrive', ...correction }, visit)

/** A need of the user themselves, due a week after the visit. */
export const newNeed = (me: NeedValues['owner'], from: Date): NeedValues => {
  const due = dueDay(days.of(from))
  const isPast = due < days.today()
  return { kind: 'gas', text: '', owner: me, dueAt: isPast ? days.today() : due }
}

interface Recorded {
  readonly url: string
  readonly seconds?: number | undefined
}

/** Recordings that are known by their address, with their length. */
function recordingsOf(audio: readonly Recorded[], uploads: readonly OutgoingFile[] = []): Attachment[] {
  const urls = audio.map(({ url }) => url)
  return attachmentsOf(urls, uploads).map((piece, at) => ({ ...piece, seconds: piece.seconds ?? audio[at]?.seconds }))
}

/** The minutes as they are, to be written or changed; what was found before is listed beside the form. */
export function minutesValues({ minutes }: Visit): MinutesValues {
  return {
    version: minutes?.version ?? 0,
    text: minutes?.text ?? '',
    audio: recordingsOf(minutes?.audio ?? []),
    photos: [],
    needs: [],
    steps: [],
    noCheckIn: '',
  }
}

type Minutes = RequestOf<typeof writeMinutes>
const needRequest = ({ kind, text, owner, dueAt }: Out<typeof minutesFields>['needs'][number]) => {
  return { kind, text, owner: owner.id, dueAt }
}

function minutesRequest({ id }: Visit, values: Out<typeof minutesFields>): Minutes {
  const { version, text, audio, photos, needs, steps, noCheckIn } = values
  return {
    id,
    version,
    writtenAt: new Date(),
    ...(text && { text }),
    // A piece that the device has lost has no address.
    audio: audio.flatMap((piece) =>
      addressesOf([piece]).map((url) => ({ url, ...(piece.seconds !== undefined && { seconds: piece.seconds }) })),
    ),
    photos: addressesOf(photos),
    needs: needs.map(needRequest),
    steps: steps.map(needRequest),
    ...(noCheckIn && { noCheckIn }),
  }
}

export const minutesSubmission = (core: Core, visit: Visit, values: Out<typeof minutesFields>) =>
  visitSubmission(core, writeMinutes, minutesRequest(visit, values), visit, filesOf(values.photos, values.audio))

/** Values of minutes that wait in the outbox; owners by their ids. */
export function waitingMinutes(request: Minutes, uploads: readonly OutgoingFile[]): MinutesValues {
  const { version, text = '', audio, photos, needs, steps, noCheckIn } = request
  const entered = ({ owner, ...need }: Minutes['needs'][number]): NeedValues => {
    return { ...need, owner: { id: owner, name: owner } }
  }
  return {
    version,
    text,
    audio: recordingsOf(audio, uploads),
    photos: attachmentsOf(photos, uploads),
    needs: needs.map(entered),
    steps: steps.map(entered),
    noCheckIn: noCheckIn ?? '',
  }
}
