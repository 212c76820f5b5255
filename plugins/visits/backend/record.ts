import * as v from 'valibot'
import { type Day, days } from '#base/calendar'
import { lengthOf } from '#base/wire'
import { countsAlone } from '#domain/checkIn/rules'
import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import {
  definedFields,
  type FieldErrors,
  fieldErrors,
  picked,
  refusal,
  refuseFields,
  type SimCheckIn,
  simCheckIns,
  textOf,
} from '#harness/backend/kit'
import { newRecordId } from '#harness/backend/world'
import { beginVisit, clockVisit, writeMinutes } from '../api'
import { arrivalFields, minutesFields, reason } from '../rules/fields'
import { usualEnd } from '../rules/times'
import { CLOCK_KINDS, MOST, NEED_KINDS, NEED_TEXT, PIECE, PURPOSES } from '../rules/vocabulary'
import { noteVisit, subjectOf } from './elsewhere'
import { addNeeds, helpersOf, needsOf } from './needs'
import {
  arrivedAt,
  clocks,
  clocksOf,
  readVisit,
  type SimClock,
  type SimMinutes,
  type SimVisit,
  stateOf,
  visitKind,
  visits,
  writes,
} from './records'
import { refuse } from './refuse'
import { isLockedAt, sentContacts, viewVisit } from './visits'

/** Being at a visit: arriving, leaving, minutes (domain/visits.md 2). */

/** A visit that the employee writes. */
function written(id: unknown, context: SimContext): SimVisit {
  const visit = readVisit(id, context)
  if (!writes(visit, context)) throw refusal(4003, { right: 'visit.write' })
  return visit
}

/** It was missed or done when somebody was there, by the clock of the device. */
function wasOver(visit: SimVisit, at: Date, context: SimContext): boolean {
  const { state, doneAt } = visit
  const isDone = state === 'done' && doneAt !== undefined && at >= new Date(doneAt)
  return isDone || stateOf(visit, context, at) === 'missed'
}

/** What check-ins at planned visits and at others have in common. */
const atVisits = {
  records: clocks,
  kinds: CLOCK_KINDS,
  fields: arrivalFields.table,
  placeOf: ({ point }: SimVisit) => point,
  isAt: (record: SimClock, { id }: SimVisit) => record.visitId === id,
  make: (record: SimCheckIn<SimClock['kind']>, { id }: SimVisit): SimClock => ({ ...record, visitId: id }),
  noArrival: refuse.notArrived,
}

const { insert } = simCheckIns({
  ...atVisits,
  siteOf: ({ id, kind, key, corrects, deviceAt }, context) => {
    const visit = written(id, context)
    // At a lead the check-in is the lead's.
    if (visit.clueId !== undefined) throw refusal(4010)
    // One that is sent again, or corrected, is there already.
    const isNew = corrects === undefined && !clocksOf(visit, context).some((each) => each.key === key)
    const at = new Date(String(deviceAt))
    if (kind === 'arrive' && isNew && wasOver(visit, at, context)) throw refusal(4010)
    return visit
  },
  answer: (_, visit, context) => viewVisit(visit, context),
})

/** A visit to a customer that nobody planned, from the arrival on; it ends on its day. Not stored yet. */
function unplanned({ custId, purpose, contacts, deviceAt }: Wire, context: SimContext): SimVisit {
  const { name, nameEn, address = '', addressEn, point, orgCode } = subjectOf({ custId }, context)
  if (!context.can('visit.write', orgCode, 'own')) throw refusal(4003, { right: 'visit.write' })
  const from = new Date(String(deviceAt))
  const met = v.safeParse(sentContacts, contacts)
  return {
    id: newRecordId('V', context.store.next(visitKind.name)),
    version: 1,
    custId: String(custId),
    name,
    orgCode,
    ...definedFields({ nameEn, addressEn, point }),
    purpose: PURPOSES.fromWire(String(purpose)) ?? 'other',
    from: from.toISOString(),
    to: usualEnd(from).toISOString(),
    address,
    contacts: met.success ? met.output : [],
    owner: context.employee.loginName,
    participants: [],
    state: 'planned',
    photos: [],
    comments: [],
  }
}

const { insert: begin } = simCheckIns({
  ...atVisits,
  siteOf: unplanned,
  errors: ({ purpose, contacts }) => ({
    purpose: !PURPOSES.fromWire(String(purpose)) && 'purpose',
    contacts: !v.is(sentContacts, contacts) && 'contact',
  }),
  after: (_, visit, __, { store }) => {
    store.table(visitKind).put(visit)
    return visit
  },
  answer: (record, _, context) => viewVisit(visits.read(record.visitId, context), context),
})

const sentNeed = v.object({ kind: v.picklist(NEED_KINDS), text: v.string(), owner: v.string(), dueAt: v.string() })
type SentNeed = v.InferOutput<typeof sentNeed>

/**
 * Errors of needs, and of the next steps, which are needs too. `first`: the day on which they were written; `helpers`:
 * who may see to them.
 */
function needErrors(name: string, sent: readonly SentNeed[], first: Day, helpers: readonly string[]): FieldErrors {
  const entries = sent.flatMap(({ text, owner, dueAt }, index) => [
    [`${name}.${index}.text`, (lengthOf(text.trim()) < NEED_TEXT.least || lengthOf(text) > NEED_TEXT.most) && 'need'],
    [`${name}.${index}.owner`, !helpers.includes(owner) && 'helper'],
    [`${name}.${index}.dueAt`, !(dueAt >= first) && 'due'],
  ])
  return Object.fromEntries(entries)
}

const sentSchema = v.object({
  version: v.number(),
  writtenAt: v.pipe(v.string(), v.isoTimestamp()),
  text: v.optional(v.string(), ''),
  audio: v.array(v.object({ url: v.string(), seconds: v.optional(v.number()) })),
  photos: v.array(v.string()),
  needs: v.array(sentNeed),
  steps: v.array(sentNeed),
})

/** When minutes were written: by the clock of the device, if they were sent within 24 hours, as for check-ins. */
function sentInTime({ writtenAt }: Wire, now: Date): Date {
  const at = new Date(String(writtenAt))
  return at < now && countsAlone(at, now) ? at : now
}

/** Minutes without those before them. */
const aloneOf = ({ earlier: _, ...minutes }: SimMinutes): SimMinutes => minutes

/**
 * Minutes of a visit that was cancelled meanwhile are kept, and what was found at it; it stays cancelled. Those of a
 * missed visit are refused unless they were written before it was missed.
 */
const write = answer(writeMinutes, (wire, context) => {
  const visit = written(wire.id, context)
  const { employee, now } = context
  const inTime = sentInTime(wire, now)
  if (isLockedAt(visit, { now: inTime })) throw refuse.locked()
  const whenWritten = new Date(Math.min(Date.parse(String(wire.writtenAt)), now.getTime()))
  const state = stateOf(visit, context, whenWritten)
  if (state === 'missed') throw refusal(4010)
  if (wire.version !== (visit.minutes?.version ?? 0)) throw refusal(4009, viewVisit(visit, context))
  const request = v.safeParse(sentSchema, wire)
  if (!request.success) throw refusal(4000, { fields: { text: 'minutes' } })
  const { version, audio, photos, needs, steps } = request.output
  const text = request.output.text.trim()
  const known = needsOf(visit, context)
  const knownSteps = known.filter(({ isStep }) => isStep).length
  const first = days.of(whenWritten)
  const helpers = helpersOf(visit, context)
  const addresses = audio.map(({ url }) => url)
  refuseFields({
    text: text === '' && audio.length === 0 && 'minutes',
    ...fieldErrors({ text: minutesFields.table.text, audio: minutesFields.table.audio }, { text, audio: addresses }),
    ...(audio.some(({ seconds = 0 }) => Math.floor(seconds) > PIECE) && { audio: 'audio' }),
    ...fieldErrors({ photos: minutesFields.table.photos }, { photos: [...visit.photos, ...photos] }),
    needs: known.length - knownSteps + needs.length > MOST.needs && 'needs',
    steps: knownSteps + steps.length > MOST.steps && 'needs',
    ...needErrors('needs', needs, first, helpers),
    ...needErrors('steps', steps, first, helpers),
    ...(state === 'planned' &&
      clocksOf(visit, context).every(
        ({ kind, correction, review }) => kind === 'leave' || correction || review?.decision === 'reject',
      ) &&
      Object.fromEntries(
        Object.values(fieldErrors({ noCheckIn: reason }, wire)).map(() => ['noCheckIn', 'noCheckIn']),
      )),
  })
  const by = employee.loginName
  const { minutes: before } = visit
  const recorded = audio.map((piece) => {
    const { transcript } = before?.audio.find(({ url }) => url === piece.url) ?? {}
    return definedFields({ ...piece, transcript })
  })
  const minutes = {
    version: version + 1,
    ...(text && { text }),
    ...(before?.text === text && picked(before, 'textEn')),
    audio: recorded,
    at: inTime.toISOString(),
    by,
    ...(before && { earlier: [aloneOf(before), ...(before.earlier ?? [])] }),
  }
  const noCheckIn = textOf(wire.noCheckIn)
  const done = visits.change(
    visit,
    {
      minutes,
      photos: [...visit.photos, ...photos],
      ...(noCheckIn && { noCheckIn }),
      ...(state !== 'cancelled' && { state: 'done', doneAt: visit.doneAt ?? now.toISOString() }),
    },
    context,
  )
  addNeeds([...needs, ...steps.map((step) => ({ ...step, isStep: true as const }))], done, context)
  // Without a check-in it was when it was planned, at the latest when the first minutes were written.
  const [earliest = visit.from] = [visit.from, (before?.earlier?.at(-1) ?? before ?? minutes).at].sort()
  if (state !== 'cancelled') noteVisit(done, arrivedAt(visit, context) ?? earliest, steps, context)
  return viewVisit(done, context)
})

export const recordHandlers: readonly SimHandler[] = [answer(clockVisit, insert), answer(beginVisit, begin), write]
