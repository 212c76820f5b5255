import * as v from 'valibot'
import { abilities, coded, day, listOf, many, maybe, moment, person, text } from '#base/wire'
import { ROLE_NAMES } from '#platform/core'
import { callsOf, listRequest } from '#platform/http'
import { applicationFilters, grantFilters } from './rules/filters'
import { ACTS, APPLICATION_STATES, DECISIONS, GRANT_STATES, KINDS, TABS } from './rules/vocabulary'

/** Every call of the permissions area (domain/permissions.md 'Calls'), converted to and from the area's types. */

const { get, post, restore } = callsOf('/api/permissions')

/** A role at an organisation for a period; includes the organisation's name, so that a removed one still has a name. */
const roleThere = {
  roleName: coded(ROLE_NAMES),
  orgCode: v.string(),
  orgName: v.string(),
  orgNameEn: text,
  from: day,
  to: day,
}

const grant = v.pipe(
  v.object({
    id: v.string(),
    version: v.number(),
    ...roleThere,
    state: coded(GRANT_STATES),
    applicationId: text,
    ...abilities,
  }),
  v.readonly(),
)
/** A role of the user. `can` contains `giveUp`; `applicationId`: the application that it came from. */
export type Grant = v.InferOutput<typeof grant>

/** `grantId`: the role to give up. */
const item = v.object({ ...roleThere, grantId: text })
export type ApplicationItem = v.InferOutput<typeof item>

/** A step of an application's course; a lapse has no person. */
const step = v.object({ at: moment, act: coded(ACTS), by: maybe(person), comment: text })

/** An application in a response; also the data of a refusal 4009. */
export const application = v.pipe(
  v.object({
    id: v.string(),
    version: v.number(),
    kind: coded(KINDS),
    state: coded(APPLICATION_STATES),
    by: person,
    at: moment,
    lastDay: day,
    items: v.array(item),
    reason: text,
    approvers: many(person),
    course: many(step),
    ...abilities,
  }),
  v.readonly(),
)
/**
 * Somebody applies for roles or gives some up. `lastDay`: the last day to decide it; `can`: approve, reject, withdraw,
 * urge.
 */
export type Application = v.InferOutput<typeof application>

/** A move returns the changed application. */
const moved = { send: 'path', response: application } as const

/** More roles than anybody has: the list of roles is read whole. */
const ALL_GRANTS = 100

export const listGrants = get('/grants', {
  about: 'Roles of the user; `state`: only in these states.',
  request: v.pipe(
    listRequest(grantFilters, {}),
    v.transform((request) => ({ ...request, pageSize: ALL_GRANTS })),
  ),
  response: listOf(grant),
})

export const listApplications = get('/applications', {
  about: 'One page of applications, newest first: those of the user and those that they decide on.',
  request: listRequest(applicationFilters, { tab: v.picklist(TABS) }),
  response: listOf(application),
})

/** `toApprove`: for those who approve; `pending`: for an employee without a role. */
export const getToday = get('/today', {
  about: 'What the start page shows: applications to decide, own roles that are about to end, the first application.',
  request: v.object({}),
  response: v.object({
    toApprove: maybe(listOf(application)),
    expiring: listOf(grant),
    pending: maybe(listOf(application)),
  }),
})

export const getApplication = get('/applications/{id}', {
  send: 'path',
  about: 'An application with its course.',
  request: v.object({ id: v.string() }),
  response: application,
})

const wanted = v.object({ roleName: v.string(), orgCode: v.string(), from: v.string(), to: v.string() })
const givenUp = v.object({ grantId: v.string() })
/** A role to apply for. */
export type WantedRole = v.InferOutput<typeof wanted>

/** The remaining periods of a requested role, who decides on it, and the code of a refusal. */
const checked = v.object({
  pieces: many(v.object({ from: day, to: day })),
  approvers: many(person),
  code: maybe(v.number()),
  /** 5006: the period of the application that waits already. */
  pending: maybe(v.object({ from: day, to: day })),
})
export type Checked = v.InferOutput<typeof checked>

export const checkItems = post('/applications/check', {
  about:
    'For each role asked for or given up: the periods that are left, who decides, and the code of a refusal (4000, 5001, 5002, 5004, 5006).',
  request: v.object({ items: v.array(v.union([wanted, givenUp])) }),
  response: v.pipe(v.array(checked), v.nonEmpty()),
})

export const apply = post('/applications', {
  about: 'Applies for roles or gives some up; one application for each set of approvers.',
  request: v.variant('kind', [
    v.object({ kind: v.literal('add'), items: v.array(wanted), reason: v.string() }),
    v.object({ kind: v.literal('delete'), items: v.array(givenUp), reason: v.string() }),
  ]),
  // A success that made nothing is none: the form keeps what was entered.
  response: v.pipe(v.array(application), v.nonEmpty()),
})

const versioned = { id: v.string(), version: v.number() }

export const decideApplication = post('/applications/{id}/decide', {
  ...moved,
  about: 'Approves or rejects an application; a rejection needs a comment.',
  request: v.object({ ...versioned, decision: v.picklist(DECISIONS), comment: v.optional(v.string()) }),
})

export const withdrawApplication = post('/applications/{id}/withdraw', {
  ...moved,
  about: 'Takes an application back.',
  request: v.object(versioned),
})

export const restoreApplication = restore('role-application', application)

export const urgeApplication = post('/applications/{id}/urge', {
  ...moved,
  about: 'Reminds the approvers of an application.',
  request: v.object(versioned),
})
