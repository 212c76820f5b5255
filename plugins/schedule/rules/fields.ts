import * as v from 'valibot'
import { asDay, type Day, days } from '#base/calendar'
import { choice, defineFields, files, number, ref, rows, text, type ValuesOf, value } from '#base/fields'
import { type DoneQuantity, type SiteQuantity, tooMuchAt } from './site'
import { MOST_PHOTOS, PHASES, type PhaseCode, RISK_STATES, SAFETY, TASK_STATES, WEATHERS } from './vocabulary'

/** The fields of the area's forms, for form, draft and server; messages are text keys of the area (domain/schedule.md 1). */

/** What is wrong across the fields of a form: the key of the error by field. */
type Wrong = Readonly<Record<string, string | false>>
/** `quantities.0.done` as valibot names it. */
const pathTo = (path: string, whole: object) => {
  const input = { ...whole }
  return path.split('.').map((key) => ({ type: 'object', origin: 'value', input, key, value: undefined })) as [
    v.ObjectPathItem,
  ]
}
const across = <T extends object>(
  wrongIn: (entered: T) => Wrong,
  messageOf = (error: string, _path: string, _entered: T) => `error.${error}`,
) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value: entered } = dataset
    for (const [path, error] of Object.entries(wrongIn(entered)))
      if (error) addIssue({ message: messageOf(error, path, entered), path: pathTo(path, entered) })
  })

const percent = number({ required: true, least: 0, most: 100, message: 'error.percent' })
const photos = (least = 0) => files({ least, most: MOST_PHOTOS, message: 'error.photo' })
/** Of the phase, task or report that is changed; 0 for a new one. */
const version = value(v.number(), 0)
const said = (most: number) => text({ most, message: 'error.text' })
const isDay = (day: string) => asDay(day) !== undefined
const aDay = text({ required: true, check: isDay, message: 'error.day' })
/** Where the user was. */
const point = value(v.optional(v.object({ lng: v.number(), lat: v.number() })), undefined)

interface Reported {
  readonly percent: number
  readonly reason?: string | undefined
}
/** What is wrong in a report on what stood at `before` %: a lower percent is explained. */
export const wrongInProgress = ({ percent: now, reason = '' }: Reported, before: number): Wrong => ({
  reason: now < before && reason === '' && 'percent',
})

/** Progress of a phase or task that stood at `before` %. */
export const progressFields = (before: number) =>
  defineFields({ percent, reason: said(200), text: said(500), photos: photos(), point, version }, (whole) =>
    v.pipe(
      whole,
      across((entered) => wrongInProgress(entered, before)),
    ),
  )
export type ProgressValues = ValuesOf<ReturnType<typeof progressFields>['table']>

interface Planned {
  readonly planStart: string
  readonly planEnd: string
}
export const wrongInPlan = ({ planStart, planEnd }: Planned): Wrong => ({ planEnd: planStart > planEnd && 'span' })

/** A new plan of a phase. */
export const planFields = (phase: PhaseCode) =>
  defineFields(
    { planStart: aDay, planEnd: aDay, reason: text({ required: true, most: 200, message: 'error.newPlan' }) },
    (whole) =>
      v.pipe(
        whole,
        across((entered) => wrongInPlan(entered)),
        v.transform((entered) => ({ phase, ...entered })),
      ),
  )

interface Task extends Reported {
  readonly start: string
  readonly end: string
  readonly state: string
}
/** A new task. */
const NEW_TASK: Reported = { percent: 0 }
/** A reason is asked for, of a task that was like `before`: it is blocked, or less of it is done. */
export const needsReason = ({ state, percent }: Pick<Task, 'state' | 'percent'>, before = NEW_TASK): boolean =>
  state === 'blocked' || percent < before.percent
/** What is wrong in a task that was like `before`: a blocked one says why, and a lower percent says anew. */
export function wrongInTask(task: Task, before = NEW_TASK): Wrong {
  const { reason = '', ...rest } = task
  const anew = reason === before.reason ? '' : reason
  return {
    ...wrongInProgress({ ...rest, reason: anew }, before.percent),
    ...(task.state === 'blocked' && reason === '' && { reason: 'blocked' }),
    end: task.start > task.end && 'span',
  }
}

/** A task that was like `before`. */
export const taskFields = (before = NEW_TASK) =>
  defineFields(
    {
      name: text({ required: true, most: 60, message: 'error.name' }),
      phase: choice(PHASES, { required: true, message: 'error.phase' }),
      owner: ref({ required: true, message: 'error.owner' }),
      start: aDay,
      end: aDay,
      percent,
      state: choice(TASK_STATES, { required: true, message: 'error.state' }),
      reason: said(200),
      version,
    },
    (whole) =>
      v.pipe(
        whole,
        across((entered) => wrongInTask(entered, before)),
        // Why it was blocked is no longer shown once it goes on.
        v.transform(({ reason, ...entered }) => ({
          ...entered,
          reason: entered.state !== 'blocked' && reason === before.reason ? undefined : reason,
        })),
      ),
  )
export type TaskValues = ValuesOf<ReturnType<typeof taskFields>['table']>

const rating = number({ required: true, least: 1, most: 5, whole: true, message: 'error.rating' })
export const riskFields = defineFields({
  text: text({ required: true, most: 200, message: 'error.text' }),
  probability: rating,
  impact: rating,
  owner: ref({ required: true, message: 'error.owner' }),
  measure: said(200),
  state: choice(RISK_STATES, { required: true, message: 'error.state' }),
  version,
})
export type RiskValues = ValuesOf<typeof riskFields.table>

/** A day that is not in the future. */
const actual = (today: () => Day) =>
  text({ required: true, check: (day) => isDay(day) && day <= today(), message: 'error.actual' })

const hours = number({ required: true, least: 0, most: 24, message: 'error.hours' })
const trade = defineFields({
  trade: text({ required: true, most: 20, message: 'error.trade' }),
  heads: number({ required: true, least: 1, most: 500, whole: true, message: 'error.heads' }),
  hours,
})
const quantity = defineFields({
  code: text({ required: true, message: 'error.quantity' }),
  done: number({ required: true, least: 0, message: 'error.quantity' }),
})
const temperature = number({ required: true, least: -50, most: 60, message: 'error.temperature' })

interface Report {
  readonly quantities: readonly DoneQuantity[]
  readonly tempMin: number
  readonly tempMax: number
  readonly note?: string | undefined
}
/** What the report of a day is compared with. */
export interface KnownOfSite {
  readonly quantities: readonly SiteQuantity[]
  /** What the reports of other days say, by code. */
  readonly done: ReadonlyMap<string, number>
  /** It can only be corrected, with a note. */
  readonly isCorrection: boolean
}
/** What is wrong across the fields of a report. */
export function wrongInReport({ quantities, tempMin, tempMax, note = '' }: Report, known: KnownOfSite): Wrong {
  const over = tooMuchAt(quantities, known.quantities, known.done)
  return {
    ...(over !== undefined && { [`quantities.${over}.done`]: 'done' }),
    tempMax: tempMin > tempMax && 'temperatures',
    note: known.isCorrection && note === '' && 'note',
  }
}

interface DailyOptions {
  /** By the clock of the phone or the server. */
  readonly today?: () => Day
  /** What a form says of a quantity of which too much was done. */
  readonly over?: (code: string | undefined) => string
}

/** The report of a day at a site. */
export const dailyFields = (known: KnownOfSite, { today = days.today, over = () => 'error.done' }: DailyOptions = {}) =>
  defineFields(
    {
      date: actual(today),
      weather: choice(WEATHERS, { required: true, message: 'error.weather' }),
      tempMin: temperature,
      tempMax: temperature,
      stopHours: hours,
      crew: rows(trade, { most: 20 }),
      machines: said(200),
      quantities: rows(quantity, { most: 30 }),
      safety: choice(SAFETY, { required: true, message: 'error.safety' }),
      problems: said(500),
      photos: photos(1),
      /** Why a report is changed after noon of the next day. */
      note: said(200),
      version,
    },
    (whole) =>
      v.pipe(
        whole,
        across(
          (entered) => wrongInReport(entered, known),
          (error, path, { quantities }) =>
            error === 'done' ? over(quantities[Number(path.split('.')[1])]?.code) : `error.${error}`,
        ),
      ),
  )
export type DailyValues = ValuesOf<ReturnType<typeof dailyFields>['table']>
/** Of a report that is compared with nothing. */
export const NOTHING_KNOWN: KnownOfSite = { quantities: [], done: new Map(), isCorrection: false }

/** When a milestone was reached. */
export const reachedFields = (
  { id, version: seen }: { readonly id: string; readonly version: number },
  today = days.today,
) =>
  defineFields({ actual: actual(today) }, (whole) =>
    v.pipe(
      whole,
      v.transform((entered) => ({ milestoneId: id, version: seen, ...entered })),
    ),
  )

export const reasonFields = defineFields({ reason: text({ required: true, most: 200, message: 'error.reason' }) })
