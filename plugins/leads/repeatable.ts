import * as v from 'valibot'
import { href } from '#base/routes'
import { coded, moment, text } from '#base/wire'
import { attachmentsOf } from '#kit/attachments'
import { NOTHING } from '#kit/records'
import { type Core, type RepeatableCall, repeatableCall, repeatableForm } from '#platform/core'
import { LARGEST_PAGE, type ResponseOf } from '#platform/http'
import type { ComparedField, OutgoingFile } from '#platform/outbox'
import { getClueDetailList, insertClockIn, insertTrack, moveNextStep, selectClockIns, selectTracks } from './api'
import { valuesOf as checkInValuesOf } from './components/checkIn/values'
import type { FollowUpValues } from './components/followUp/values'
import { comparedNext, kindInWords } from './components/nextStep/compared'
import { nextValuesOf } from './components/nextStep/values'
import company from './repeatableCompany'
import { cluePunchCard, leadFollowUp, leadIdSchema } from './routes'
import { CHECK_IN_FORM, FOLLOW_UP_FORM, type LeadId, NEXT_STEP_KINDS, SOMEBODY_ELSE } from './rules/vocabulary'
import { noteArrival } from './stores/arrivals'
import { type CheckIn, type FollowUp, followedUp, isSame } from './stores/followUp'
import { leadStore, refreshLead } from './stores/LeadStore'
import { leadRecords, leadTouched } from './stores/leadRecords'

async function isThere(core: Core, followUp: FollowUp): Promise<boolean> {
  const tracks = await core.http(selectTracks, { id: followUp.leadId }, { background: true })
  return tracks.some((track) => isSame(track, followUp, core.session.loginName))
}

function valuesOf(followUp: FollowUp, uploads: readonly OutgoingFile[]): FollowUpValues {
  const { kind, contactId, contactName = '', text, nextStep, photos = [], audio = [], call } = followUp
  return {
    kind,
    contact: contactId ?? SOMEBODY_ELSE,
    contactName,
    text,
    photos: attachmentsOf(photos, uploads),
    audio: attachmentsOf(
      audio.map(({ url }) => url),
      uploads,
    ),
    call: call ? { at: call.at.getTime(), seconds: call.seconds } : null,
    ...nextValuesOf(nextStep),
  }
}

/** Invalidates the data of the lead, and refetches what is shown of it. Never rejects. */
async function refresh(core: Core, leadId: LeadId): Promise<void> {
  const open = core.store(leadRecords).of(leadId)
  leadTouched(core, leadId)
  const reloadRow = async () => {
    // A failed row stays as it is; the next load of its list replaces it.
    if (core.store(leadStore).get(leadId)) await refreshLead(core, leadId, { background: true }).catch(() => undefined)
  }
  const { tracks } = open.own
  await Promise.all([open.refetch(), !open.main.value && reloadRow(), tracks.value && tracks.load()])
}

const stepSchema = v.object({ at: moment, kind: coded(NEXT_STEP_KINDS), text })

/** The follow-up on the server in a conflict; fields that do not parse are dropped. */
const Theirs = v.object({
  kind: v.fallback(v.optional(coded(NEXT_STEP_KINDS)), undefined),
  contact: v.fallback(v.optional(v.object({ name: v.string() })), undefined),
  text: v.fallback(v.optional(v.string()), undefined),
  nextStep: v.fallback(v.optional(stepSchema), undefined),
})

function compare({ kind, contactName, text, nextStep }: FollowUp, raw: unknown): ComparedField[] | undefined {
  const parsed = v.safeParse(Theirs, raw)
  if (!parsed.success) return undefined
  const theirs = parsed.output
  const line = (label: string, mine: string, other: string | undefined) => ({ label, mine, theirs: other ?? NOTHING })
  return [
    line('field.kind', kindInWords(kind), kindInWords(theirs.kind)),
    // An existing contact is sent as an id, which means nothing to the user.
    ...(contactName === undefined ? [] : [line('field.contact', contactName, theirs.contact?.name)]),
    line(`followUp.text.${kind}`, text, theirs.text),
    ...comparedNext(nextStep, theirs.nextStep),
  ]
}

/**
 * A check-in is recognised by its key, a correction by its note. Made without network, it stands behind later ones:
 * pages are read until those of its time.
 */
async function hasCheckedIn(core: Core, { leadId, key, corrects, note, deviceAt }: CheckIn): Promise<boolean> {
  for (let page = 1; ; page += 1) {
    const query = { id: leadId, page, size: LARGEST_PAGE }
    const { items, total } = await core.http(selectClockIns, query, { background: true })
    const hasIt = items.some((one) =>
      corrects === undefined ? one.key === key : one.id === corrects && one.correction?.note === note,
    )
    const last = items[items.length - 1]
    if (hasIt || !last) return hasIt
    const isOver = page * LARGEST_PAGE >= total || (corrects === undefined && last.at < deviceAt)
    if (isOver) return false
  }
}

/** The same after a check-in, which stands in the timeline. */
async function refreshCheckIns(core: Core, checkIn: CheckIn): Promise<void> {
  const { leadId, visitId } = checkIn
  noteArrival(core, checkIn)
  if (visitId !== undefined) core.invalidateRecord(visitId)
  const { clockIns } = core.store(leadRecords).of(leadId).own
  await Promise.all([refresh(core, leadId), clockIns.value && clockIns.load()])
}

const calls: readonly RepeatableCall[] = [
  repeatableCall<CheckIn, ResponseOf<typeof insertClockIn>>(insertClockIn, {
    title: 'title.cluePunchCard',
    alreadyThere: hasCheckedIn,
    // Who leaves, corrects, or comes too late to count without a manager, does not change the lead.
    revision: ({ kind, corrects, nextStep }, { clockIn, lead }) => {
      const isArrival = kind !== 'leave' && corrects === undefined
      return isArrival && (nextStep || !clockIn.isPending) ? lead.version : undefined
    },
    afterSent: refreshCheckIns,
    edit: (request, uploads) =>
      // A leaving and a correction have no form of their own: they are retried or discarded.
      request.kind === 'leave' || request.corrects !== undefined
        ? undefined
        : {
            to: href(cluePunchCard, { id: request.leadId, visitId: request.visitId }),
            form: CHECK_IN_FORM,
            record: request.leadId,
            values: checkInValuesOf(request, uploads),
          },
  }),
  repeatableForm(insertTrack, {
    title: 'title.followUp',
    revision: (_request, { lead }) => lead.version,
    to: ({ leadId }) => href(leadFollowUp, { id: leadId }),
    form: FOLLOW_UP_FORM,
    record: ({ leadId }) => leadId,
    values: valuesOf,
    same: isThere,
    compare,
    overlay: followedUp,
    afterSent: (core, { leadId, contactId }: FollowUp) => {
      if (contactId !== undefined) core.invalidateRecord(contactId)
      return refresh(core, leadId)
    },
  }),
  repeatableCall(moveNextStep, {
    title: 'day.moveStep',
    revision: (_request, { leads }) => leads[0]?.version,
    alreadyThere: async (core, { id, nextStep }) => {
      const [lead] = await core.http(getClueDetailList, { ids: [id] }, { background: true })
      return lead?.nextStep?.at.getTime() === nextStep.at.getTime() && lead.version
    },
    compare: ({ nextStep }, raw) => {
      const theirs = v.safeParse(v.object({ nextStep: Theirs.entries.nextStep }), raw)
      return theirs.success ? comparedNext(nextStep, theirs.output.nextStep) : undefined
    },
    afterSent: (core, { id }) => refresh(core, v.parse(leadIdSchema, id)),
  }),
  ...company,
]

/** Calls of the area that may go through the outbox. */
export default calls
