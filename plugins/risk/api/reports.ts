import * as v from 'valibot'
import { abilities, coded, day, listOf, many, maybe, moment, person, recordOf, text } from '#base/wire'
import { FIGURES, SCOPES } from '../rules/report'
import { REPORT_STATES } from '../rules/vocabulary'
import { change, get, ofId, ofVersion, post } from './calls'

/** Calls of the biweekly report (domain/risk.md 5, domain/gaps.md 'risk'). */

const figure = v.object({
  own: v.number(),
  before: v.number(),
  team: maybe(v.number()),
  teamBefore: maybe(v.number()),
})
const figures = v.object(
  Object.fromEntries(FIGURES.map((name) => [name, figure])) as Record<(typeof FIGURES)[number], typeof figure>,
)

export const report = v.pipe(
  recordOf('reportId', {
    version: v.number(),
    /** `2026-P23`, with its first and last day. */
    period: v.string(),
    start: day,
    end: day,
    due: moment,
    owner: person,
    state: coded(REPORT_STATES),
    /** Frozen once it is submitted. */
    figures,
    /** Check-ins of the period that arrived after that. */
    late: v.number(),
    highlights: text,
    submittedAt: maybe(moment),
    readAt: maybe(moment),
    readBy: maybe(person),
    comments: many(v.object({ id: v.string(), person, at: moment, text: v.string() })),
    ...abilities,
  }),
  v.readonly(),
)
/** A person's report of two weeks. `can`: save, submit, withdraw, comment. */
export type Report = v.InferOutput<typeof report>

export const listReports = get('/reports', {
  about: 'The user’s reports, latest first, or with `scope` team those of their organisation that were submitted.',
  request: v.object({ period: v.optional(v.string()), scope: v.picklist(SCOPES) }),
  response: listOf(report, {
    /** Of the team, with `scope` team. */
    figures: maybe(figures),
    /** People of the team who have not submitted theirs. */
    missing: many(person),
  }),
})

export const getReport = get('/reports/{id}', {
  about: 'A report; `seen`: one of somebody else is read now.',
  request: v.pipe(
    v.object({ ...ofId, seen: v.optional(v.boolean()) }),
    v.transform(({ seen, ...rest }) => ({ ...rest, ...(seen && { seen: 1 }) })),
  ),
  response: report,
})

const highlights = { highlights: v.optional(v.string()) }
export const saveReport = change(
  '/reports/{id}/save',
  'Saves the highlights of a draft while they are written; 4702 if the period is closed.',
  report,
  highlights,
)

export const submitReport = post('/reports/{id}/submit', {
  repeatable: true,
  about: 'Submits a report: its figures are frozen; 4702 if the period is closed.',
  request: v.object({ ...ofVersion, ...highlights }),
  response: report,
})

export const withdrawReport = change('/reports/{id}/withdraw', 'Takes a report back that nobody has read.', report, {})

export const commentReport = change('/reports/{id}/comment', 'Comments on somebody’s report.', report, {
  text: v.string(),
})
