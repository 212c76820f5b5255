import * as v from 'valibot'
import { type Fortnight, fortnight } from '#base/calendar'
import { defineFields, text, value } from '#base/fields'
import { optional, recordId, string } from '#base/wire'

/** The biweekly report: its figures, periods and fields (domain/risk.md 4 'Report period', domain/gaps.md 'risk'). */

/** The user's own report, or those of their team. */
export const SCOPES = ['own', 'team'] as const

/** Figures of a report, in the order in which they are shown; `volume` in m³, `amount` in CNY, the others counted. */
export const FIGURES = ['newLeads', 'checkIns', 'visits', 'opportunities', 'volume', 'amount'] as const
export type Figure = (typeof FIGURES)[number]

/** A figure of a person and their team, each with that of the period before. */
export interface Figures {
  readonly own: number
  readonly before: number
  readonly team?: number | undefined
  readonly teamBefore?: number | undefined
}

/** How a figure has changed: a share (−0.25), `new` after nothing, undefined where there was nothing before or now. */
export function changeOf(now: number, before: number): number | 'new' | undefined {
  if (before !== 0) return (now - before) / before
  return now === 0 ? undefined : 'new'
}

/** A report can be handed in late until the next one is due; from then on its period is closed. */
export const closedFrom = (period: Fortnight): Date => fortnight.after(period).due

/** Whether reports of a period can be written: it has begun, and is not closed. */
export const isOpenAt = (period: Fortnight, now: Date): boolean =>
  fortnight.now(now).from >= period.from && now < closedFrom(period)

/** Name of the form's drafts. */
export const REPORT_FORM = 'risk.report'

/** Characters */
const MOST_HIGHLIGHTS = 2000
export const MOST_COMMENT = 500

const written = { highlights: text({ most: MOST_HIGHLIGHTS, message: 'error.highlights' }) }
/** The form of a draft; `version`: of the report that it was filled from. */
export const highlightFields = defineFields({ ...written, version: value(v.number(), 0) })
/** The same on the wire. */
export const sentHighlights = defineFields(written)
export const commentFields = defineFields({
  text: text({ required: true, most: MOST_COMMENT, message: 'error.comment' }),
})

/** Search parameters of /biweekReport. */
export const reportSearch = {
  period: optional(string),
  scope: optional(v.picklist(SCOPES)),
  id: optional(recordId),
}
