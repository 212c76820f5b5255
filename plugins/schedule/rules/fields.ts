import * as v from 'valibot'
import { type Day, days } from '#base/calendar'
import { choice, defineFields, files, number, ref, rows, text, type ValuesOf, value } from '#base/fields'
import { MOST_PHOTOS, PHASES, type PhaseCode, RISK_STATES, SAFETY, TASK_STATES, WEATHERS } from './vocabulary'

/** The fields of the area's forms, for form, draft and server; messages are text keys of the area (domain/schedule.md 1). */

const percent = number({ required: true, least: 0, most: 100, message: 'error.percent' })
const photos = (least = 0) => files({ least, most: MOST_PHOTOS, message: 'error.photo' })
/** Of the phase, task or report that is changed; 0 for a new one. */
const version = value(v.number(), 0)
const said = (most: number) => text({ most, message: 'error.text' })
const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day)
const aDay = text({ required: true, check: isDay, message: 'error.day' })

const progress = { percent, reason: said(200), text: said(500), photos: photos(), version }
interface Reported {
  readonly percent: number
  readonly reason?: string | undefined
}
/** A lower percent is explained. */
export const isExplained = ({ percent: now, reason = '' }: Reported, before: number) => now >= before || reason !== ''

/** Progress of a phase or task that stood at `before`. % */
export const progressFields = (before: number) =>
  defineFields(progress, (whole) =>
    v.pipe(
      whole,
      v.forward(
        v.check((entered) => isExplained(entered, before), 'error.percent'),
        ['reason'],
      ),
    ),
  )
export const sentProgress = defineFields(progress)
export type ProgressValues = ValuesOf<typeof sentProgress.table>

const plan = { planStart: aDay, planEnd: aDay, reason: text({ required: true, most: 200, message: 'error.newPlan' }) }
interface Span {
  readonly from: string
  readonly to: string
}
export const isSpan = ({ from, to }: Span) => from <= to

/** A new plan of a phase. */
export const planFields = (phase: PhaseCode) =>
  defineFields(plan, (whole) =>
    v.pipe(
      whole,
      v.forward(
        v.check(({ planStart, planEnd }) => isSpan({ from: planStart, to: planEnd }), 'error.span'),
        ['planEnd'],
      ),
      v.transform((entered) => ({ phase, ...entered })),
    ),
  )
export const sentPlan = defineFields(plan)

const task = {
  name: text({ required: true, most: 60, message: 'error.name' }),
  phase: choice(PHASES, { required: true, message: 'error.phase' }),
  start: aDay,
  end: aDay,
  percent,
  state: choice(TASK_STATES, { required: true, message: 'error.state' }),
  reason: said(200),
  version,
}
interface Blocked {
  readonly state: string
  readonly reason?: string | undefined
}
export const isBlockedWhy = ({ state, reason = '' }: Blocked) => state !== 'blocked' || reason !== ''

/** A task that stood at `before` %; a blocked one says why, and so does a lower percent. */
export const taskFields = (before: number) =>
  defineFields({ ...task, owner: ref({ required: true, message: 'error.owner' }) }, (whole) =>
    v.pipe(
      whole,
      v.forward(
        v.check(({ start, end }) => isSpan({ from: start, to: end }), 'error.span'),
        ['end'],
      ),
      v.forward(
        v.check((entered) => isBlockedWhy(entered), 'error.blocked'),
        ['reason'],
      ),
      v.forward(
        v.check((entered) => isExplained(entered, before), 'error.percent'),
        ['reason'],
      ),
    ),
  )
export type TaskValues = ValuesOf<ReturnType<typeof taskFields>['table']>
/** The same on the wire, where the owner is a login name. */
export const sentTask = defineFields({ ...task, owner: text({ required: true, message: 'error.owner' }) })

const rating = number({ required: true, least: 1, most: 5, whole: true, message: 'error.rating' })
const risk = {
  text: text({ required: true, most: 200, message: 'error.text' }),
  probability: rating,
  impact: rating,
  measure: said(200),
  state: choice(RISK_STATES, { required: true, message: 'error.state' }),
  version,
}
export const riskFields = defineFields({ ...risk, owner: ref({ required: true, message: 'error.owner' }) })
export type RiskValues = ValuesOf<typeof riskFields.table>
export const sentRisk = defineFields({ ...risk, owner: text({ required: true, message: 'error.owner' }) })

const actual = (today: () => Day) =>
  text({ required: true, check: (day) => isDay(day) && day <= today(), message: 'error.actual' })

const hours = (most: number, message: string) => number({ required: true, least: 0, most, message })
const trade = defineFields({
  trade: text({ required: true, most: 20, message: 'error.trade' }),
  heads: number({ required: true, least: 1, most: 500, whole: true, message: 'error.heads' }),
  hours: hours(24, 'error.hours'),
})
const quantity = defineFields({
  code: text({ required: true, message: 'error.quantity' }),
  done: number({ required: true, least: 0, message: 'error.quantity' }),
})

/** The report of a day at a site, by the clock of the phone or the server: not in the future. */
export const dailyOn = (today: () => Day) =>
  defineFields({
    date: actual(today),
    weather: choice(WEATHERS, { required: true, message: 'error.weather' }),
    tempMin: number({ required: true, least: -50, most: 60, message: 'error.temperature' }),
    tempMax: number({ required: true, least: -50, most: 60, message: 'error.temperature' }),
    stopHours: hours(24, 'error.hours'),
    crew: rows(trade, { most: 20 }),
    machines: said(200),
    quantities: rows(quantity, { most: 30 }),
    safety: choice(SAFETY, { required: true, message: 'error.safety' }),
    problems: said(500),
    photos: photos(1),
    /** Why a report is changed after noon of the next day. */
    note: said(200),
    version,
  })
export const dailyFields = dailyOn(days.today)
export type DailyValues = ValuesOf<typeof dailyFields.table>

/** When a milestone was reached: not in the future. */
export const sentReached = (today: () => Day) => defineFields({ actual: actual(today) })

/** The same, of a milestone with the version that was seen. */
export const reachedFields = (milestone: { readonly id: string; readonly version: number }) =>
  defineFields({ actual: actual(days.today) }, (whole) =>
    v.pipe(
      whole,
      v.transform((entered) => ({ milestoneId: milestone.id, version: milestone.version, ...entered })),
    ),
  )

export const reasonFields = defineFields({ reason: text({ required: true, most: 200, message: 'error.reason' }) })
