import * as v from 'valibot'
import { type Day, days } from '#base/calendar'
import { choice, defineFields, files, number, ref, text, value } from '#base/fields'
import { CAUSES, competitorMoves, KINDS, PROOFS, RESULTS, VERDICTS } from './vocabulary'

/** The fields of the area's forms about warnings, for form, draft and server (domain/risk.md 1). */

/** Photos or files of a record. */
export const MOST_FILES = 9
/** Days within which a warning is looked at again. */
export const NEXT_DAYS = 30
/** A volume after a rebound is at most so many times what it was before. */
const MOST_EXPECTED = 3

/** Names of the forms' drafts. */
export const HANDLE_FORM = 'risk.handle'
export const BOUNCE_FORM = 'risk.bounce'
export const COMPETITOR_FORM = 'risk.competitor'
export const MEASURE_FORM = 'risk.measure'

/** Of the record that is changed. */
const version = value(v.number(), 0)
const cause = choice(CAUSES, { required: true, message: 'error.cause' })
const words = { required: true, least: 5, most: 500 } as const

/** How a warning is handled, by the clock of the phone or the server. */
export const handleFieldsOn = (today: () => Day) =>
  defineFields({
    version,
    cause,
    note: text({ ...words, message: 'error.note' }),
    photos: files({ most: MOST_FILES }),
    nextDate: text({
      check: (day) => day >= today() && day <= days.add(today(), NEXT_DAYS),
      message: 'error.nextDate',
    }),
  })
export const handleFields = handleFieldsOn(days.today)

/** What is expected after a rebound; `before`: the level before the fall. m³ a day */
export const bounceFieldsFor = (before: number) =>
  defineFields({
    version,
    cause,
    expectedDaily: number({
      required: true,
      above: 0,
      most: MOST_EXPECTED * before,
      message: 'error.expectedDaily',
    }),
    evidence: files({ least: 1, most: MOST_FILES, message: 'error.evidence' }),
  })

const reported = {
  competitor: text({ required: true, least: 2, most: 60, message: 'error.competitor' }),
  kind: choice(KINDS, { required: true, message: 'error.kind' }),
  volumeAtRisk: number({ required: true, above: 0, most: 1_000_000_000, message: 'error.volumeAtRisk' }),
  theirPrice: number({ above: 0, most: 1_000_000, message: 'error.theirPrice' }),
  move: choice(competitorMoves, { required: true, message: 'error.move' }),
  evidence: text({ ...words, message: 'error.note' }),
  proof: choice(PROOFS, { required: true, message: 'error.proof' }),
  files: files({ most: MOST_FILES }),
}
/** What a salesperson has heard of a competitor. */
export const competitorFields = defineFields({
  ...reported,
  customer: ref({ required: true, message: 'error.customer' }),
})
/** The same on the wire, where the customer is its id. */
export const sentCompetitor = defineFields(reported)

/** Whether it is true, and how well that is proved. */
export const verifyFields = defineFields({
  verdict: choice(VERDICTS, { required: true, message: 'error.verdict' }),
  proof: choice(PROOFS, { required: true, message: 'error.proof' }),
})
/** What is done about it. */
export const measureFields = defineFields({ version, measure: text({ ...words, message: 'error.note' }) })
/** What became of it. */
export const closeFields = defineFields({ result: choice(RESULTS, { required: true, message: 'error.result' }) })

/** Who gets a record. */
export const assignFields = defineFields({ to: ref({ required: true, message: 'error.person' }) }, (whole) =>
  v.pipe(
    whole,
    v.transform((entered) => ({ to: entered.to.id })),
  ),
)

/** Why something is returned or void; as `ReasonSheet` has it. */
export const reasonFields = defineFields({
  reason: text({ required: true, least: 5, most: 200, message: 'error.reason' }),
})
