import * as v from 'valibot'
import {
  abilities,
  coded,
  codeToWire,
  counted,
  day,
  listOf,
  many,
  maybe,
  moment,
  momentToWire,
  named,
  person,
  point,
  recordOf,
  renamed,
  text,
} from '#base/wire'
import {
  checkInEntries,
  checkInReviewCalls,
  reviewedEntries,
  sentCheckInEntries,
  withPending,
} from '#domain/checkIn/rules'
import { callsOf, listRequest } from '#platform/http'
import { historyFilters, needFilters, visitFilters } from './rules/filters'
import {
  CLOCK_KINDS,
  NEED_ACTS,
  NEED_KINDS,
  NEED_MOVES,
  NEED_STATES,
  PARTS,
  PURPOSES,
  TABS,
  VISIT_STATES,
} from './rules/vocabulary'

/** Every call of the visits area (domain/visits.md 4, gaps 'visits'). */

const ours = callsOf('/api/visits')
const { get, post } = ours

const optionalText = v.optional(v.string())
/** Login name as well as name, because participants are compared by it. */
const participant = v.pipe(
  v.object({ person, part: coded(PARTS) }),
  v.transform((read) => ({ ...read.person, part: read.part })),
)

const clockEntries = { clockInId: v.string(), ...checkInEntries(CLOCK_KINDS) }
const clockIn = v.pipe(renamed(clockEntries, { clockInId: 'id' }), v.transform(withPending))

const recorded = v.object({ url: v.string(), /** s */ seconds: maybe(v.number()), transcript: text })

const needEntries = {
  version: v.number(),
  visitId: v.string(),
  /** Its owner alone reads the need, not the visit at which it was found. */
  isVisitShown: v.optional(v.boolean(), false),
  /** Of the customer or lead. */
  ...named,
  kind: coded(NEED_KINDS),
  /** It was written as a next step. */
  isStep: v.optional(v.boolean(), false),
  text: v.string(),
  owner: person,
  dueAt: day,
  state: coded(NEED_STATES),
  result: text,
  reason: text,
  course: many(v.object({ act: coded(NEED_ACTS), at: moment, by: person, text })),
  ...abilities,
}

/** A need in a response; also the data of a refusal 4009. */
export const need = recordOf('needId', needEntries)
/** A need or next step found at a visit: a to-do of its owner. `can`: do, done, drop. */
export type Need = v.InferOutput<typeof need>

const minutesEntries = {
  version: v.number(),
  text,
  textEn: text,
  audio: many(recorded),
  at: moment,
  by: person,
}

/** A visit in a response; also the data of a refusal 4009. */
export const visit = recordOf('visitId', {
  version: v.number(),
  custId: text,
  clueId: text,
  /** Of the customer or lead. */
  ...named,
  purpose: coded(PURPOSES),
  from: moment,
  to: moment,
  address: v.string(),
  addressEn: text,
  point: maybe(point),
  /** m */
  distance: maybe(v.number()),
  contacts: many(v.object({ id: v.string(), ...named })),
  owner: person,
  participants: many(participant),
  state: coded(VISIT_STATES),
  /** Why it was cancelled. */
  reason: text,
  /** Why it has no check-in. */
  noCheckIn: text,
  /** When somebody checked in last, of one that takes place now. */
  seenAt: maybe(moment),
  /** Latest first. */
  clockIns: many(clockIn),
  /** `earlier`: what they were before they were corrected, the latest first. */
  minutes: maybe(v.object({ ...minutesEntries, earlier: many(v.object(minutesEntries)) })),
  photos: many(v.string()),
  needs: many(need),
  /** Who may see to its needs. */
  helpers: many(person),
  comments: many(v.object({ id: v.string(), by: person, at: moment, text: v.string() })),
  ...abilities,
})
/** A visit. Rows of lists have no check-ins, minutes, photos, needs, helpers and comments. */
export type Visit = v.InferOutput<typeof visit>

const byId = v.object({ id: v.string() })
const subject = { custId: optionalText, clueId: optionalText }

/** `lng`, `lat`: position of the user (GCJ-02), for distances. */
const listed = { tab: v.optional(v.picklist(TABS)), lng: v.optional(v.number()), lat: v.optional(v.number()) }

export const listVisits = get('/list', {
  about:
    'One page of visits: those of the user and those they are invited to, or of their organisation; without `tab` all that they see. At most 92 days.',
  request: listRequest(visitFilters, listed),
  response: listOf(visit),
})

export const getCalendar = get('/calendar', {
  about: 'Number of visits by day, and of those that nobody came to; by default those of the user.',
  request: v.object({ tab: v.optional(v.picklist(TABS)), from: day, to: day }),
  response: v.record(v.string(), v.object({ n: v.number(), missed: v.number() })),
})

export const getVisit = get('/{id}', {
  send: 'path',
  about: 'A visit, by its id or the key of the arrival that began it.',
  request: byId,
  response: visit,
})

export const listHistory = get('/history', {
  about: 'One page of the visits of a customer or lead, latest first, and how often it is visited.',
  request: listRequest(historyFilters, subject),
  response: listOf(visit, {
    ...named,
    /** Done in 90 days, and as visits a month. */
    count90: v.number(),
    perMonth: v.number(),
    /** Share of the visits that took place. */
    share: maybe(v.number()),
    last: maybe(day),
    /** Days until the next one is due, and by which it is late. */
    target: maybe(v.number()),
    overdue: maybe(v.number()),
  }),
})

/** Whom a visit is to: what a form needs of a customer or lead. */
export const getSubject = get('/subject', {
  about: 'Name and place of a customer or lead, to plan a visit.',
  request: v.object(subject),
  response: v.object({ ...named, address: text, addressEn: text, point: maybe(point) }),
})

const sentContacts = v.array(v.object({ id: v.string(), name: v.string(), nameEn: optionalText }))
const sentPerson = v.object({ loginName: v.string(), part: v.picklist(PARTS.words.map(PARTS.toWire)) })
const sentVisit = v.object({
  id: optionalText,
  version: v.optional(v.number()),
  ...subject,
  purpose: codeToWire(PURPOSES),
  from: momentToWire,
  to: momentToWire,
  place: v.object({ address: v.string(), point: v.optional(point) }),
  contacts: sentContacts,
  participants: v.array(sentPerson),
  /** Also beside a visit of the same time. */
  force: v.optional(v.boolean()),
})

/** Refused with 4302 beside a visit of the same time, unless `force`. */
export const saveVisit = post('/save', {
  repeatable: true,
  about: 'Plans a visit, or changes one that is planned or missed.',
  request: sentVisit,
  response: visit,
})

const other = {
  visitId: v.string(),
  /** Of the customer or lead, for those who see the visit. */
  name: text,
  nameEn: text,
  from: moment,
  to: moment,
  people: many(person),
}

export const checkVisit = post('/check', {
  about: 'The visits at the same time, and those too near in time for the way between.',
  request: v.object({
    id: optionalText,
    from: momentToWire,
    to: momentToWire,
    people: v.array(v.string()),
    point: v.optional(point),
  }),
  response: v.object({
    overlaps: v.array(v.object(other)),
    /** `gap` in min, `distance` in m. */
    tight: v.array(v.object({ ...other, gap: v.number(), distance: v.number() })),
  }),
})

/** Refused with 4000 `fields` (`reason`, `photos`), 4010, and 4303 for a leaving without an arrival. */
export const clockVisit = post('/{id}/clock', {
  repeatable: true,
  about:
    'Arrives at a visit to a customer, leaves it, or corrects an earlier check-in; answers the visit. One that began without a plan is named by the key of its arrival until its id is known. At a lead, its own check-ins are those of its visits.',
  request: v.object({ id: v.string(), ...sentCheckInEntries(CLOCK_KINDS) }),
  response: visit,
})

/** Refused with 4000 `fields` (`purpose`, `contacts`, `reason`, `photos`). */
export const beginVisit = post('/arrive', {
  repeatable: true,
  about: 'Arrives at a customer without a plan: begins a visit of an hour with this check-in; answers it.',
  request: v.object({
    custId: v.string(),
    purpose: codeToWire(PURPOSES),
    contacts: sentContacts,
    ...sentCheckInEntries(['arrive']),
  }),
  response: visit,
})

/** A check-in as a manager reviews it: with where it was, and whom the visit is to. */
export const review = v.pipe(
  renamed(
    {
      ...clockEntries,
      ...reviewedEntries,
      visitId: v.string(),
      visit: v.object({ ...named, point: maybe(point) }),
    },
    { clockInId: 'id' },
  ),
  v.transform(withPending),
)

/** The second manager is refused with 4305, who was first. */
export const reviewCalls = checkInReviewCalls(ours, review)

const sentNeed = v.object({ kind: v.picklist(NEED_KINDS), text: v.string(), owner: v.string(), dueAt: v.string() })

/** Refused with 4009 if somebody else wrote minutes since, and 4304 once they are locked. */
export const writeMinutes = post('/{id}/minutes', {
  repeatable: true,
  about: 'Writes the minutes of a visit, with what was needed and the next steps; the visit is done.',
  request: v.object({
    id: v.string(),
    /** Of the minutes; 0 for the first. */
    version: v.number(),
    writtenAt: momentToWire,
    text: optionalText,
    audio: v.array(v.object({ url: v.string(), seconds: v.optional(v.number()) })),
    photos: v.array(v.string()),
    needs: v.array(sentNeed),
    steps: v.array(sentNeed),
    /** Why there is no check-in. */
    noCheckIn: optionalText,
  }),
  response: visit,
})

export const cancelVisit = post('/{id}/cancel', {
  about: 'Cancels a planned or missed visit; the participants are told why.',
  request: v.object({ id: v.string(), version: v.number(), reason: v.string() }),
  response: visit,
})

export const commentVisit = post('/{id}/comment', {
  repeatable: true,
  about: 'Comments a visit.',
  request: v.object({ id: v.string(), text: v.string(), writtenAt: v.optional(momentToWire) }),
  response: visit,
})

export const listNeeds = get('/needs', {
  about: 'One page of the needs that the user is to see to, those due first.',
  request: listRequest(needFilters, {}),
  response: listOf(need),
})

/** `ongoing` and `odd`: for those who review the visits of others. */
export const getToday = get('/today', {
  about:
    'What the start page shows: visits of the user today, minutes to write, needs due within a week; of the team the visits that take place, the last check-in first, and the check-ins to review.',
  request: v.object({}),
  response: v.object({
    visits: listOf(visit),
    /** Of earlier days, which still take place. */
    overnight: listOf(visit),
    toWrite: listOf(visit),
    needs: listOf(need),
    ongoing: maybe(listOf(visit)),
    odd: maybe(counted),
  }),
})

export const getNeed = get('/needs/{id}', {
  send: 'path',
  about: 'A need with its course.',
  request: byId,
  response: need,
})

/** Refused with 4301 once it is closed by somebody else. */
export const moveNeed = post('/needs/{id}/state', {
  repeatable: true,
  about: 'Begins with a need, closes it with a result, or drops it with a reason.',
  request: v.object({
    id: v.string(),
    version: v.number(),
    to: v.picklist(NEED_MOVES),
    text: optionalText,
  }),
  response: need,
})
