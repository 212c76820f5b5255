import * as v from 'valibot'
import { ENERGIES } from '#base/energy'
import {
  abilities,
  coded,
  codeToWire,
  day,
  listOf,
  many,
  maybe,
  moment,
  named,
  person,
  recordOf,
  text,
} from '#base/wire'
import { callsOf, listRequest, paged } from '#platform/http'
import { caseFilters, itemFilters, programmeFilters } from './rules/filters'
import {
  categories,
  ITEM_KINDS,
  ITEM_MOVES,
  itemStates,
  PRICE_GROUPS,
  programmeStates,
  scenes,
  TABS,
  visibilities,
} from './rules/vocabulary'

/** Every call of the area (domain/knowledge.md 4), converted to and from the area's types. */

const { get, post, restore } = callsOf('/api/knowledge')

/** From and to of each search hit. */
const hits = many(v.tuple([v.number(), v.number()]))

const content = {
  title: v.string(),
  category: coded(categories),
  /** HTML from outside. */
  body: text,
  files: many(v.string()),
  cover: text,
  tags: many(v.string()),
  visibility: coded(visibilities),
  /** Codes of the chosen organisations. */
  orgs: many(v.string()),
  note: text,
  state: coded(itemStates),
  /** Why it was returned or withdrawn. */
  reason: text,
  at: moment,
}

export const item = v.pipe(
  recordOf('itemId', {
    version: v.number(),
    ...content,
    kind: coded(ITEM_KINDS),
    author: person,
    orgCode: v.string(),
    /** How often it was published. */
    edition: v.number(),
    reads: v.number(),
    likes: v.number(),
    comments: v.number(),
    liked: v.boolean(),
    favourite: v.boolean(),
    /** The user may like and comment it. */
    mayReact: v.boolean(),
    /** Last day on which a review is in time. */
    due: maybe(day),
    /** The next version, for its author and reviewers; the published one stays until it is approved. */
    next: maybe(v.object(content)),
    /** Hits of a search in the title, and the part of the text around the first one. */
    hits,
    snippet: text,
    snippetHits: hits,
    ...abilities,
  }),
  v.readonly(),
)
/** An article, file or video of the knowledge base. */
export type Item = v.InferOutput<typeof item>

export const listItems = get('/list', {
  about: 'One page of items that the user may see, the best hits first in a search; `state`: of the latest version.',
  request: listRequest(itemFilters, { tab: v.optional(v.picklist(TABS)), state: v.optional(codeToWire(itemStates)) }),
  response: listOf(item),
})

/** `review` and `returned`: for reviewers, and for authors. */
export const getToday = get('/today', {
  about: 'What the start page shows: items to review, and those of the user that were returned.',
  request: v.object({}),
  response: v.object({ review: maybe(listOf(item)), returned: maybe(listOf(item)) }),
})

/** `s`: token of a shared link. */
const shared = v.object({ id: v.string(), s: v.optional(v.string()) })

export const getItem = get('/items/{id}', { about: 'An item with its text.', request: shared, response: item })

const edition = v.object({ edition: v.number(), title: v.string(), note: text, by: person, at: moment })
/** A published version. */
export type Edition = v.InferOutput<typeof edition>

export const listVersions = get('/items/{id}/versions', {
  send: 'path',
  about: 'Published versions of an item, the latest first.',
  request: v.object({ id: v.string() }),
  response: v.array(edition),
})

export const saveItem = post('/items', {
  about:
    'Writes an item, a new one without `itemId`; `send`: to be reviewed at once. 4602 to review one’s own, 4603 for a file that is missing.',
  repeatable: true,
  request: v.object({
    itemId: v.optional(v.string()),
    version: v.number(),
    title: v.string(),
    category: codeToWire(categories),
    body: v.optional(v.string()),
    files: v.array(v.string()),
    cover: v.optional(v.string()),
    tags: v.array(v.string()),
    visibility: codeToWire(visibilities),
    orgs: v.array(v.string()),
    note: v.optional(v.string()),
    send: v.optional(v.boolean()),
  }),
  response: item,
})

export const changeItem = post('/items/{id}/state', {
  about: 'Submits an item for review, calls it back, decides on it, withdraws or deletes it.',
  request: v.object({
    id: v.string(),
    version: v.number(),
    to: v.picklist(ITEM_MOVES),
    reason: v.optional(v.string()),
  }),
  response: item,
})

export const restoreItem = restore('knowledge-item', item)

const comment = v.pipe(
  v.object({ id: v.string(), by: person, at: moment, text: v.string() }),
  v.transform(({ by, ...rest }) => ({ ...rest, person: by })),
)
export type Comment = v.InferOutput<typeof comment>

export const listComments = get('/items/{id}/comments', {
  about: 'Comments of an item, the latest first.',
  request: paged({ id: v.string() }),
  response: listOf(comment),
})

export const addComment = post('/items/{id}/comments', {
  about: 'Comments an item.',
  request: v.object({ id: v.string(), text: v.string() }),
  response: comment,
})

export const react = post('/react', {
  about: 'Likes an item, or makes an item or programme a favourite; `on`: or takes it back.',
  request: v.object({
    itemId: v.string(),
    kind: v.picklist(['item', 'programme']),
    what: v.picklist(['like', 'favourite']),
    on: v.boolean(),
  }),
  response: v.object({ likes: v.number(), liked: v.boolean(), favourite: v.boolean() }),
})

export const markRead = post('/items/{id}/read', {
  about: 'Counts that the user has read an item, once a day.',
  request: v.object({ id: v.string() }),
  response: v.object({ reads: v.number() }),
})

export const shareLink = post('/share', {
  about: 'A link to an item or a programme that is valid for 30 days, also for people without a role.',
  request: v.object({ kind: v.picklist(['item', 'programme']), id: v.string(), custId: v.optional(v.string()) }),
  /** An address of this app. */
  response: v.object({ url: v.pipe(v.string(), v.regex(/^\/(?:knowldegeDetails|programDetails)\?[\w=&-]+$/)) }),
})

const figure = v.object({ label: v.string(), labelEn: text, value: v.number(), unit: v.string() })

const knownCase = v.pipe(
  recordOf('caseId', {
    version: v.number(),
    /** The customer, or a description of the trade for those who may not know it. */
    ...named,
    custId: text,
    industry: v.string(),
    programmeId: text,
    programme: maybe(v.object(named)),
    year: v.number(),
    before: v.array(figure),
    after: v.array(figure),
    photos: many(v.string()),
    text,
    textEn: text,
  }),
  v.readonly(),
)
/** A project at a customer, with its figures before and after. */
export type Case = v.InferOutput<typeof knownCase>

export const listCases = get('/cases', {
  about: 'One page of cases, the latest first.',
  request: listRequest(caseFilters, {}),
  response: listOf(knownCase),
})

export const getCase = get('/cases/{id}', {
  send: 'path',
  about: 'A case with its figures.',
  request: v.object({ id: v.string() }),
  response: knownCase,
})

const programme = v.pipe(
  recordOf('programmeId', {
    version: v.number(),
    ...named,
    scene: coded(scenes),
    industries: many(v.string()),
    tags: many(v.string()),
    products: many(v.object(named)),
    benefits: many(v.object({ text: v.string(), textEn: text })),
    capMin: v.number(),
    capMax: v.number(),
    /** Share of the price; for those who may see it. */
    margin: maybe(v.number()),
    state: coded(programmeStates),
    favourite: v.boolean(),
    cases: many(knownCase),
    files: many(v.string()),
  }),
  v.readonly(),
)
/** What we offer for a scene, such as steam. */
export type Programme = v.InferOutput<typeof programme>

export const listProgrammes = get('/programmes', {
  about: 'One page of programmes.',
  request: listRequest(programmeFilters, {}),
  response: listOf(programme),
})

export const getProgramme = get('/programmes/{id}', {
  about: 'A programme with its cases and files.',
  request: shared,
  response: programme,
})

const price = v.pipe(
  recordOf('priceId', {
    areaCode: v.string(),
    areaName: v.string(),
    energy: coded(ENERGIES),
    group: maybe(coded(PRICE_GROUPS)),
    value: v.number(),
    unit: v.string(),
    from: day,
    to: maybe(day),
    document: text,
    /** HTML from outside. */
    text,
    /** It is the price on the day of the request. */
    holds: v.boolean(),
  }),
  v.readonly(),
)
/** What a unit of energy costs in an area, for a group of customers. */
export type Price = v.InferOutput<typeof price>

export const listPrices = get('/prices', {
  about: 'Prices of an energy in an area and those above it; by default those of today where the user works.',
  request: v.object({
    areaCode: v.optional(v.string()),
    energy: v.optional(v.string()),
    at: v.optional(v.string()),
  }),
  response: v.object({
    areaCode: v.string(),
    energy: coded(ENERGIES),
    at: day,
    list: v.array(price),
    /** Areas to choose from. */
    areas: v.array(v.object({ code: v.string(), name: v.string(), parent: text })),
  }),
})
