import * as v from 'valibot'
import {
  abilities,
  coded,
  day,
  entriesOf,
  idToWire,
  listOf,
  many,
  maybe,
  moment,
  person,
  recordOf,
  text,
} from '#base/wire'
import { callsOf, listRequest } from '#platform/http'
import { centerFilters, requestFilters } from './rules/filters'
import { ACTIONS, ACTS, BUSINESSES, CENTER_STATES, DECISIONS, KINDS, MODES, STATES, TABS } from './rules/vocabulary'

/** Every call of the area (domain/cost-center.md 4). */

const { get, post, restore } = callsOf('/api/cost-center')

/** The version of a center whose values a request began with (ours): it may have been changed since. */
const seen = v.optional(v.object({ code: v.string(), version: v.number() }))

const step = v.object({ at: moment, act: coded(ACTS), by: maybe(person), step: maybe(coded(STATES)), comment: text })

export const request = v.pipe(
  recordOf('requestId', {
    version: v.number(),
    action: coded(ACTIONS),
    kind: coded(KINDS),
    state: coded(STATES),
    orgCode: v.string(),
    orgName: v.string(),
    orgNameEn: text,
    ...entriesOf(v.string(), 'name', 'code', 'from'),
    ...entriesOf(text, 'centerCode', 'parentCode', 'to', 'reason'),
    seen,
    responsible: maybe(person),
    business: maybe(coded(BUSINESSES)),
    /** CNY a year */
    target: maybe(v.number()),
    files: many(v.string()),
    by: person,
    updatedAt: moment,
    /** When the present step began. */
    since: maybe(moment),
    approvers: many(person),
    course: many(step),
    /** Own requests that may be changed: what the submit would refuse, by field. */
    wrong: v.optional(v.record(v.string(), v.string()), {}),
    ...abilities,
  }),
  v.readonly(),
)
/** A request for a center. `can`: edit, submit, withdraw, delete, approve, return. */
export type CenterRequest = v.InferOutput<typeof request>

export const listRequests = get('/requests', {
  about:
    'One page of requests: my own, those that wait for my decision, or those that are over or passed on to finance.',
  request: listRequest(requestFilters, { tab: v.picklist(TABS) }),
  response: listOf(request),
})

/** `toApprove`: for those who decide. */
export const getToday = get('/today', {
  about: 'What the start page shows: requests that wait for me, and my own that were returned.',
  request: v.object({}),
  response: v.object({ toApprove: maybe(listOf(request)), returned: listOf(request) }),
})

const ofRequest = v.object({ id: v.string() })

export const getRequest = get('/requests/{id}', {
  send: 'path',
  about: 'A request with its course.',
  request: ofRequest,
  response: request,
})

const center = v.pipe(
  v.object({
    code: v.string(),
    /** Ours. */
    version: v.optional(v.number(), 0),
    name: v.string(),
    kind: coded(KINDS),
    orgCode: v.string(),
    parentCode: text,
    from: day,
    to: maybe(day),
    responsible: maybe(person),
    state: coded(CENTER_STATES),
  }),
  v.transform((wire) => ({ id: wire.code, ...wire })),
)

export const listCenters = get('/centers', {
  about: 'One page of centers.',
  request: listRequest(centerFilters, {}),
  response: listOf(center),
})

export const getCenter = get('/centers/{code}', {
  send: 'path',
  about: 'A center by its code.',
  request: v.object({ code: v.string() }),
  response: center,
})

export const nextCode = get('/code/next', {
  about: 'The next code of a kind at an organisation (5304).',
  request: v.object({ kind: v.picklist(KINDS), org: v.string() }),
  response: v.object({ code: v.string() }),
})

export const checkCode = get('/code/check', {
  about: 'Whether a code and a name are free; `takenBy`: who has the code, `nameTaken`: who has the name.',
  request: v.object({
    code: v.optional(v.string()),
    name: v.optional(v.string()),
    org: v.string(),
    kind: v.picklist(KINDS),
    /** The request that is edited, whose own code and name are free to it. */
    id: v.optional(v.string()),
  }),
  response: v.object({ ok: v.boolean(), code: text, takenBy: text, nameTaken: v.optional(v.boolean(), false) }),
})

const sent = {
  action: v.picklist(ACTIONS),
  kind: v.picklist(KINDS),
  orgCode: v.string(),
  centerCode: v.optional(idToWire),
  seen,
  name: v.string(),
  code: v.string(),
  parentCode: v.optional(idToWire),
  from: v.string(),
  to: v.optional(v.string()),
  responsible: idToWire,
  business: v.optional(v.picklist(BUSINESSES)),
  target: v.optional(v.number()),
  reason: v.string(),
  files: v.optional(v.array(v.string())),
}

export const saveRequest = post('/requests', {
  about: 'Writes a draft, or a returned request; a new one without `requestId`.',
  repeatable: true,
  request: v.object({ requestId: v.optional(v.string()), version: v.number(), ...sent }),
  response: request,
})

/** A move returns the changed request. */
const moved = { send: 'path', response: request } as const
const versioned = { id: v.string(), version: v.number() }

export const submitRequest = post('/requests/{id}/submit', {
  ...moved,
  about: 'Sends a request to its first step; its code is reserved for 30 days (5302 to 5305).',
  request: v.object(versioned),
})
export const withdrawRequest = post('/requests/{id}/withdraw', {
  ...moved,
  about: 'Takes a request back before its first decision, or a returned one.',
  request: v.object(versioned),
})
export const deleteRequest = post('/requests/{id}/delete', {
  send: 'path',
  about: 'Deletes a draft.',
  request: v.object(versioned),
  response: v.null(),
})
export const restoreRequest = restore('center-request', request)

export const decideRequest = post('/requests/{id}/decide', {
  ...moved,
  about: 'Approves the step or returns the request with a reason; finance may correct the code (5301, 5302).',
  request: v.object({
    ...versioned,
    decision: v.picklist(DECISIONS),
    comment: v.optional(v.string()),
    code: v.optional(v.string()),
  }),
})

export const launchRequest = post('/launch', {
  about: 'Where the page of the accounting system is, with a ticket that is used once within 5 minutes.',
  request: v.object({ mode: v.picklist(MODES), id: v.optional(v.string()) }),
  response: v.object({ url: v.string(), ticket: v.pipe(v.string(), v.nonEmpty()), expiresAt: moment }),
})
