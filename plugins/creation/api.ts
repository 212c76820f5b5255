import * as v from 'valibot'
import {
  abilities,
  coded,
  day,
  entriesOf,
  listOf,
  many,
  maybe,
  moment,
  named,
  person,
  point,
  recordOf,
  text,
} from '#base/wire'
import { callsOf, listRequest } from '#platform/http'
import { CURRENCIES, PRODUCTS } from './extraction/types'
import { SHAPES } from './rules/absorption'
import { opportunityFilters, parkFilters } from './rules/filters'
import { opportunityStates, UNITS } from './rules/vocabulary'

/** Every call of the area (domain/creation.md 4), converted to and from the area's types. */

const { get, post } = callsOf('/api/creation')

const amount = v.object({ value: v.number(), currency: coded(CURRENCIES) })
const need = v.object({
  product: coded(PRODUCTS),
  capacity: maybe(v.object({ value: v.number(), unit: coded(UNITS) })),
  count: maybe(v.number()),
  replace: maybe(v.literal(true)),
})
const recorded = v.object({ url: v.string(), /** s */ seconds: maybe(v.number()), transcript: text })

export const opportunity = v.pipe(
  recordOf('businessId', {
    version: v.number(),
    ...named,
    state: coded(opportunityStates),
    /** Whose it is; `company`: of a new company, until it is bound. */
    custId: text,
    customer: maybe(v.object(named)),
    company: text,
    ...entriesOf(text, 'companyEn', 'creditCode', 'clueId', 'visitId'),
    needs: many(need),
    amount: maybe(amount),
    date: maybe(day),
    ...entriesOf(text, 'contact', 'phone', 'place', 'text'),
    audio: many(recorded),
    owner: person,
    at: moment,
    ...abilities,
  }),
  v.readonly(),
)
export type Opportunity = v.InferOutput<typeof opportunity>
export type OpportunityNeed = Opportunity['needs'][number]

export const getOpportunity = get('/opportunities/{id}', {
  send: 'path',
  about: 'An opportunity with what was said about it.',
  request: v.object({ id: v.string() }),
  response: opportunity,
})

export const listOpportunities = get('/opportunities', {
  about: 'One page of the opportunities that I may open, the latest first; `noteId`: that of one note.',
  request: listRequest(opportunityFilters, { noteId: v.optional(v.string()) }),
  response: listOf(opportunity),
})

const sentWords = entriesOf(v.optional(v.string()), 'contact', 'phone', 'date', 'place', 'text', 'clueId', 'visitId')
const sentNeed = v.object({
  product: v.picklist(PRODUCTS),
  capacity: v.optional(v.object({ value: v.number(), unit: v.picklist(UNITS) })),
  count: v.optional(v.number()),
  replace: v.optional(v.literal(true)),
})
/** A company by its id, or one that is no customer yet by its name. */
const sentCompany = entriesOf(v.optional(v.string()), 'custId', 'company', 'companyEn', 'creditCode')

export const createOpportunity = post('/opportunities', {
  about: 'A new opportunity (5401 where the need is open already, unless `force`; 5402 for a note that is too long).',
  repeatable: true,
  request: v.object({
    /** Of the note on the device. */
    noteId: v.string(),
    /** On which the note was begun: 'tomorrow' of a note that waits does not move. */
    day: v.optional(v.string()),
    /** The lead that it started from, which stays when its company changes; `clueId` may be one that was chosen. */
    startedFrom: v.optional(v.string()),
    ...sentCompany,
    ...sentWords,
    needs: v.array(sentNeed),
    amount: v.optional(v.object({ value: v.number(), currency: v.picklist(CURRENCIES) })),
    audio: v.array(v.object({ url: v.string(), seconds: v.optional(v.number()) })),
    force: v.optional(v.boolean()),
  }),
  response: opportunity,
})

export const bindOpportunity = post('/opportunities/{id}/bind', {
  about: 'Binds an opportunity to a customer.',
  request: v.object({ id: v.string(), version: v.number(), custId: v.string() }),
  response: opportunity,
})

const candidate = v.object({
  custId: v.string(),
  ...named,
  ...entriesOf(text, 'creditCode', 'address', 'addressEn'),
  owner: maybe(person),
  /** Likeness of the names, 1 for the same code. */
  score: v.number(),
  /** I may bind opportunities to it. */
  can: v.boolean(),
})

export const checkCompany = post('/check', {
  about:
    'Customers that a name or code may mean, the likeliest first, and their open opportunities for the same needs.',
  request: v.object({ ...sentCompany, products: v.optional(v.array(v.picklist(PRODUCTS))) }),
  response: v.object({
    candidates: v.array(candidate),
    open: v.array(v.object({ businessId: v.string(), ...named })),
  }),
})

export const getStart = get('/start', {
  about:
    'What is known of a lead, customer or visit, to start an opportunity with; of a visit what its minutes say, and their day.',
  request: v.object(entriesOf(v.optional(v.string()), 'clueId', 'custId', 'visitId')),
  response: v.object({
    ...named,
    ...entriesOf(text, 'custId', 'clueId', 'creditCode', 'contact', 'contactEn', 'phone', 'text'),
    ...entriesOf(text, 'place', 'placeEn'),
    date: maybe(day),
    day: maybe(day),
  }),
})

const fact = <T extends v.GenericSchema>(value: T) =>
  v.object({ value, confidence: v.number(), spans: v.array(v.tuple([v.number(), v.number()])) })
const word = maybe(fact(v.string()))

export const extractNote = post('/extract', {
  about: 'What a note says, each field with confidence and source (5402 over 2,000 characters).',
  request: v.object(entriesOf(v.string(), 'text', 'lang', 'today')),
  response: v.object({
    ...entriesOf(word, 'customer', 'contact', 'phone', 'date', 'place'),
    amount: maybe(fact(amount)),
    needs: v.array(fact(need)),
    missing: v.array(v.string()),
  }),
})

const parkEntries = {
  ...named,
  version: v.number(),
  custId: text,
  city: v.object({ code: v.string(), ...named }),
  pvKw: v.number(),
  /** Number of rows, and what they use. MWh/y */
  ...entriesOf(v.number(), 'count', 'mwh'),
}
const parkRow = v.pipe(recordOf('parkId', parkEntries), v.readonly())
export type ParkRow = v.InferOutput<typeof parkRow>

export const park = v.pipe(
  recordOf('parkId', {
    ...parkEntries,
    point: maybe(point),
    rows: v.array(v.object({ id: v.string(), custId: text, ...named, mwh: v.number(), shape: coded(SHAPES) })),
    /** Ids of the rows that take PV, in their order. */
    absorbers: many(v.string()),
    ...abilities,
  }),
  v.readonly(),
)
/** A park with PV, and what its customers use. */
export type Park = v.InferOutput<typeof park>

export const listParks = get('/parks', {
  about: 'One page of parks, by city or customer.',
  request: listRequest(parkFilters, { custId: v.optional(v.string()) }),
  response: listOf(parkRow),
})

export const getPark = get('/parks/{id}', {
  send: 'path',
  about: 'A park with the yearly use of its customers.',
  request: v.object({ id: v.string() }),
  response: park,
})

export const savePark = post('/parks/{id}', {
  about: 'Saves the rows of a park, or which of them take its PV, in their order.',
  request: v.object({
    id: v.string(),
    version: v.number(),
    rows: v.optional(
      v.array(
        v.object({
          ...entriesOf(v.optional(v.string()), 'id', 'custId', 'nameEn'),
          name: v.string(),
          mwh: v.number(),
          shape: v.picklist(SHAPES),
        }),
      ),
    ),
    absorbers: v.optional(v.array(v.string())),
  }),
  response: park,
})
