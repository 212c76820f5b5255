import * as v from 'valibot'
import {
  abilities,
  coded,
  codeToWire,
  day,
  idToWire,
  listOf,
  many,
  maybe,
  moment,
  named,
  person,
  recordOf,
  text,
} from '#base/wire'
import { callsOf, listRequest } from '#platform/http'
import { adviceFilters, partnerFilters } from './rules/filters'
import {
  ADVICE_MOVES,
  adviceStates,
  PARTNER_MOVES,
  partnerKinds,
  partnerStates,
  RATINGS,
  removeReasons,
  teamRoles,
  weights,
} from './rules/vocabulary'

/** Every call of the area (domain/todo-crm.md 4), converted to and from the area's types. */

const { get, post, restore } = callsOf('/api/todo-crm')

export const partner = v.pipe(
  recordOf('partnerId', {
    ...named,
    version: v.number(),
    creditCode: text,
    kind: coded(partnerKinds),
    rating: coded(RATINGS),
    areaCodes: many(v.string()),
    /** Codes of the dictionary `needTag`. */
    skills: many(v.string()),
    state: coded(partnerStates),
    /** Last day of a suspension. */
    until: maybe(day),
    /** Why it is suspended. */
    reason: text,
    /** Number of projects with us. */
    deals: v.number(),
    ...abilities,
  }),
  v.readonly(),
)
/** A company that works with us. */
export type Partner = v.InferOutput<typeof partner>

export const listPartners = get('/partners', {
  about: 'One page of partners.',
  request: listRequest(partnerFilters, { ids: v.optional(v.array(v.string())) }),
  response: listOf(partner),
})

export const getPartner = get('/partners/{id}', {
  send: 'path',
  about: 'A partner.',
  request: v.object({ id: v.string() }),
  response: partner,
})

export const recentPartners = get('/partners/recent', {
  about: 'Of the ten partners that the user chose last, those that the filters find; the latest first unless sorted.',
  request: listRequest(partnerFilters, {}),
  response: listOf(partner),
})

export const choosePartners = post('/partners/recent', {
  about: 'Which partners the user has chosen. 4504 for one that is suspended or barred.',
  request: v.object({ ids: v.array(v.string()) }),
  response: v.object({ ids: v.array(v.string()) }),
})

export const suspendPartner = post('/partners/{id}/state', {
  about: 'Suspends a partner until a day, or lifts that.',
  request: v.object({
    id: v.string(),
    version: v.number(),
    to: v.picklist(PARTNER_MOVES),
    until: v.optional(v.string()),
    reason: v.optional(v.string()),
  }),
  response: partner,
})

const member = v.object({
  person,
  roles: v.array(coded(teamRoles)),
  since: day,
  /** Number of teams that they are in. */
  teams: v.number(),
})
export type Member = v.InferOutput<typeof member>

const teamEvent = v.object({
  at: moment,
  act: coded(['add', 'change', 'leader', 'remove']),
  person,
  by: maybe(person),
  reason: maybe(coded(removeReasons)),
  text,
})

export const team = v.pipe(
  recordOf('teamId', {
    version: v.number(),
    businessId: v.string(),
    /** Whose opportunity it is. */
    custId: text,
    ...named,
    members: v.array(member),
    history: many(teamEvent),
    ...abilities,
  }),
  v.readonly(),
)
/** The people who work on an opportunity, by whose name it is called. */
export type Team = v.InferOutput<typeof team>

export const getTeam = get('/team', {
  about: 'A team, or that of an opportunity.',
  request: v.object({ teamId: v.optional(v.string()), businessId: v.optional(v.string()) }),
  response: team,
})

const roles = v.array(codeToWire(teamRoles))

export const saveTeam = post('/team/save', {
  about: 'Adds members, changes their roles or removes one; `leader`: who becomes the leader.',
  request: v.object({
    teamId: v.string(),
    version: v.number(),
    add: v.optional(v.array(v.object({ id: v.string(), roles }))),
    change: v.optional(v.array(v.object({ id: v.string(), roles }))),
    leader: v.optional(v.string()),
    remove: v.optional(v.object({ id: v.string(), reason: codeToWire(removeReasons), text: v.optional(v.string()) })),
  }),
  response: team,
})

export const restoreTeam = restore('team', team)

const needEntries = { tag: v.string(), weight: coded(weights) }
const parts = v.object({ need: v.number(), industry: v.number(), size: v.number() })
/** CNY/y */
const worth = v.object({ low: v.number(), mid: v.number(), high: v.number() })

const solution = v.pipe(
  recordOf('solutionId', {
    ...named,
    tags: many(v.string()),
    /** What belongs to it. */
    products: many(v.object(named)),
    capMin: v.number(),
    capMax: v.number(),
    withdrawn: v.optional(v.boolean(), false),
    /** Share of the price; for those who may see it. */
    margin: maybe(v.number()),
    match: v.number(),
    parts,
    value: worth,
  }),
  v.readonly(),
)
/** A solution as it fits a customer's needs. */
export type Solution = v.InferOutput<typeof solution>

const sentNeeds = v.array(v.object({ tag: v.string(), weight: codeToWire(weights) }))

export const matchSolutions = post('/advice/match', {
  about: 'Solutions for the needs of a customer, the best ones first.',
  request: v.object({ custId: v.string(), needs: sentNeeds, capacity: v.optional(v.number()) }),
  response: v.array(solution),
})

export const advice = v.pipe(
  recordOf('adviceId', {
    version: v.number(),
    custId: v.string(),
    customer: v.object(named),
    businessId: text,
    business: maybe(v.object(named)),
    needs: v.array(v.object(needEntries)),
    capacity: maybe(v.number()),
    solution: maybe(solution),
    arguments: text,
    files: many(v.string()),
    photos: many(v.string()),
    feedback: maybe(v.object({ stars: v.number(), text })),
    state: coded(adviceStates),
    by: person,
    at: moment,
    recommendedAt: maybe(moment),
    ...abilities,
  }),
  v.readonly(),
)
/** A recommendation to a customer: their needs, a solution, why. */
export type Advice = v.InferOutput<typeof advice>

export const listAdvice = get('/advice/list', {
  about: 'One page of advice, the latest first; `can` contains `add` for a customer that the user may advise.',
  request: listRequest(adviceFilters, {}),
  response: listOf(advice, { can: many(v.string()) }),
})

export const getAdvice = get('/advice/get', {
  about: 'An advice with its solution.',
  request: v.object({ adviceId: v.string() }),
  response: advice,
})

export const saveAdvice = post('/advice/save', {
  about: 'Writes a draft, a new one without `adviceId`.',
  repeatable: true,
  request: v.object({
    adviceId: v.optional(v.string()),
    custId: v.string(),
    businessId: v.optional(idToWire),
    version: v.number(),
    needs: sentNeeds,
    capacity: v.optional(v.number()),
    solutionId: v.optional(idToWire),
    arguments: v.optional(v.string()),
    files: v.optional(v.array(v.string())),
    photos: v.optional(v.array(v.string())),
  }),
  response: advice,
})

export const changeAdvice = post('/advice/state', {
  about: 'Recommends a draft, or says what became of a recommendation, with feedback.',
  request: v.object({
    adviceId: v.string(),
    version: v.number(),
    to: v.picklist(ADVICE_MOVES),
    stars: v.optional(v.number()),
    text: v.optional(v.string()),
  }),
  response: advice,
})
