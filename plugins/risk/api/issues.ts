import * as v from 'valibot'
import { abilities, coded, day, listOf, many, moment, person, recordOf, text } from '#base/wire'
import { listRequest } from '#platform/http'
import { issueFilters } from '../rules/issues'
import { CAUSES, ISSUE_STATES } from '../rules/vocabulary'
import { change, customer, get, ofVersion, post, read } from './calls'

/** Calls of issues (domain/risk.md 5, domain/gaps.md 'risk'). */

const step = v.object({ at: moment, by: person, text: v.string(), textEn: text })

export const issue = v.pipe(
  recordOf('issueId', {
    version: v.number(),
    customer,
    /** Volume warnings that it explains. */
    warningIds: many(v.string()),
    cause: coded(CAUSES),
    title: v.string(),
    titleEn: text,
    /** Latest first. */
    steps: many(step),
    due: day,
    state: coded(ISSUE_STATES),
    owner: person,
    ...abilities,
  }),
  v.readonly(),
)
/** What stands behind warnings, and what is done about it. `can`: step, and the states that it may get. */
export type Issue = v.InferOutput<typeof issue>

export const listIssues = get('/issues', {
  about: 'One page of issues; `facets`: with counts by cause.',
  request: listRequest(issueFilters, { facets: v.optional(v.literal(1)) }),
  response: listOf(issue),
})

export const getIssue = read('/issues/{id}', 'An issue with its steps.', issue)

export const createIssue = post('/issues', {
  about: 'Writes an issue of a customer; `due`: within 90 days.',
  request: v.object({
    custId: v.string(),
    warningIds: v.array(v.string()),
    cause: v.picklist(CAUSES),
    title: v.string(),
    due: v.string(),
  }),
  response: issue,
})

export const addStep = post('/issues/{id}/steps', {
  repeatable: true,
  about: 'Adds what was done about an issue.',
  request: v.object({ ...ofVersion, text: v.string() }),
  response: issue,
})

export const moveIssue = change('/issues/{id}/state', 'Watches, closes or reopens an issue.', issue, {
  to: v.picklist(ISSUE_STATES),
  reason: v.string(),
})
