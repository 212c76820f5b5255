import * as v from 'valibot'
import { days, fromField } from '#base/calendar'
import {
  type Attachment,
  across,
  choice,
  defineFields,
  files,
  isLost,
  rows,
  text,
  type ValuesOf,
  value,
} from '#base/fields'
import { point } from '#base/wire'
import { checkInFields, pressFields, requiredReason, saysWhy } from '#domain/checkIn/rules'
import { isVisitTime } from './times'
import { MINUTES_TEXT, MOST, NEED_KINDS, NEED_TEXT, PURPOSES, REASON } from './vocabulary'

/** Fields of the area's forms, for form, draft and server (domain/visits.md 1); messages are text keys of the area. */

const ref = v.object({ id: v.string(), name: v.string(), nameEn: v.optional(v.string()) })
const person = v.object({ ...ref.entries, orgCode: v.optional(v.string()) })
const placeSchema = v.object({
  name: v.string(),
  address: v.string(),
  addressEn: v.optional(v.string()),
  point: v.optional(point),
})
export type VisitPlace = v.InferOutput<typeof placeSchema>

const span = (from: string, to: string) => ({ from: fromField(from), to: fromField(to) })
/** Beginning and end as the form holds them. */
export function isEnteredTime(from: string, to: string): boolean {
  const entered = span(from, to)
  return entered.from !== undefined && entered.to !== undefined && isVisitTime({ from: entered.from, to: entered.to })
}

export const planFields = defineFields(
  {
    version: value(v.number(), 0),
    /** A customer or a lead, by its id. */
    whose: value(v.nullable(ref), null, { required: true, message: 'error.whose' }),
    purpose: choice(PURPOSES, { required: true, message: 'error.purpose' }),
    from: text({ required: true, message: 'error.time' }),
    to: text({ required: true, message: 'error.time' }),
    place: value(v.nullable(placeSchema), null, { required: true, message: 'error.place' }),
    contacts: value(v.array(ref), [], {
      required: true,
      check: ({ length }) => length >= 1 && length <= MOST.contacts,
      message: 'error.contact',
    }),
    participants: value(v.array(person), [], {
      check: ({ length }) => length <= MOST.participants,
      message: 'error.participants',
    }),
    /** Participants who may write like the owner. */
    hosts: value(v.array(v.string()), []),
  },
  (whole) =>
    v.pipe(
      whole,
      across(['from', 'to'], ({ from, to }) => isEnteredTime(from, to), 'error.time', 'to'),
    ),
)
export type PlanValues = ValuesOf<typeof planFields.table>

const about = { ...REASON, message: 'error.reason' } as const
/** Reason of a cancellation, of a need that is dropped, result of one that is done. */
export const reason = text({ required: true, ...about })

const isFromToday = (day: string) => day >= days.today()

export const needFields = defineFields({
  kind: choice(NEED_KINDS, { required: true, message: 'error.kind' }),
  text: text({ required: true, ...NEED_TEXT, least: NEED_TEXT.least, message: 'error.need' }),
  owner: value(v.nullable(person), null, { required: true, message: 'error.owner' }),
  dueAt: text({ required: true, check: isFromToday, message: 'error.due' }),
})
export type NeedValues = ValuesOf<typeof needFields.table>

const minutesTable = {
  /** Version of the minutes; 0 before the first ones. */
  version: value(v.number(), 0),
  text: text({ least: MINUTES_TEXT.least, most: MINUTES_TEXT.most, message: 'error.minutes' }),
  audio: files({ most: MOST.audio, message: 'error.audio' }),
  photos: files({ most: MOST.photos, message: 'error.photos' }),
  needs: rows(needFields, { most: MOST.needs, message: 'error.needs' }),
  steps: rows(needFields, { most: MOST.steps, message: 'error.needs' }),
  noCheckIn: text({ ...about, message: 'error.noCheckIn' }),
}

interface Said {
  readonly text?: string | undefined
  readonly audio: readonly Attachment[]
}
/** A piece that the device has lost is no recording. */
const saysSomething = ({ text: written, audio }: Said) => Boolean(written) || audio.some((piece) => !isLost(piece))

export const minutesFields = defineFields(minutesTable, (whole) =>
  v.pipe(whole, across(['text', 'audio'], saysSomething, 'error.minutes', 'text')),
)
/** Of a visit without a check-in, sent or waiting: the minutes say why. Whether there is one is not kept in a draft. */
export const unseenFields = defineFields(minutesTable, (whole) =>
  v.pipe(
    whole,
    across(['text', 'audio'], saysSomething, 'error.minutes', 'text'),
    across(['noCheckIn'], ({ noCheckIn }) => Boolean(noCheckIn), 'error.noCheckIn', 'noCheckIn'),
  ),
)
export type MinutesValues = ValuesOf<typeof minutesFields.table>

const table = checkInFields({ text: MINUTES_TEXT.most, audio: MOST.audio })
export const arrivalFields = defineFields(table, (whole) =>
  v.pipe(whole, across(['fix', 'reason'], saysWhy, requiredReason.rules.message, 'reason')),
)
/** Of an arrival without a plan, which begins a visit. */
export const beginFields = defineFields(
  { ...table, purpose: planFields.table.purpose, contacts: planFields.table.contacts },
  (whole) => v.pipe(whole, across(['fix', 'reason'], saysWhy, requiredReason.rules.message, 'reason')),
)
export const leaveFields = defineFields({ ...pressFields, text: table.text })
