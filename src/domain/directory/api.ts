import * as v from 'valibot'
import { coded, listOf, many, maybe, person, text } from '#base/wire'
import { call, paged } from '#platform/http'

/** Calls of the specification that several areas use, declared once (domain/gaps.md, customer.md 4, todo-crm.md 4). */

/** Cuts a text: an entry's texts stand in chips and tables, which 100,000 characters would block. */
const cutTo = (most: number) => (whole: string) => (whole.length > most ? `${whole.slice(0, most - 1)}…` : whole)
const optionalUpTo = (most: number) =>
  v.pipe(
    text,
    v.transform((whole) => whole && cutTo(most)(whole)),
  )
const MOST_NAME = 100
const description = optionalUpTo(2000)

const entry = v.object({
  code: v.string(),
  name: v.pipe(v.string(), v.transform(cutTo(MOST_NAME))),
  nameEn: optionalUpTo(MOST_NAME),
  /** Code of the group that the entry belongs to. */
  parent: text,
  description,
  descriptionEn: description,
})
export type DictionaryEntry = v.InferOutput<typeof entry>

/** Dictionaries of the back end, by name. */
export const DICTIONARIES = [
  'industry',
  'scale',
  'deviceKind',
  'fuel',
  'needTag',
  'programmeTag',
  'discardReason',
  'fluctuationCause',
  'projectKind',
  'contractKind',
  'businessKind',
  'role',
  'right',
] as const
export type DictionaryName = (typeof DICTIONARIES)[number]

/** The entries of a dictionary. */
export const getDictionary = call({
  host: 'crm',
  method: 'POST',
  path: '/api/v1/doctionary/dic',
  send: 'form',
  about: 'The entries of a dictionary.',
  request: v.object({ type: v.picklist(DICTIONARIES) }),
  response: v.array(entry),
})

/** An organisation as sent, with the people and organisations below it. */
export interface OrganisationNode {
  readonly orgCode: string
  readonly orgName: string
  readonly orgNameEn?: string | undefined
  readonly granted: boolean
  readonly employees: readonly v.InferOutput<typeof person>[]
  readonly children: readonly OrganisationNode[]
}

const node: v.GenericSchema<unknown, OrganisationNode> = v.object({
  orgCode: v.string(),
  orgName: v.string(),
  orgNameEn: text,
  granted: v.optional(v.boolean(), false),
  employees: many(person),
  children: many(v.lazy(() => node)),
})

/** All organisations. */
export const getOrganisations = call({
  host: 'crm',
  method: 'POST',
  path: '/api/v1/org/orgListByloginUser1',
  send: 'json',
  about: 'The organisations with their people; marks those in which I have a role.',
  request: v.object({}),
  response: v.array(node),
})

const hits = maybe(v.array(v.tuple([v.number(), v.number()])))

/** One page of companies, by name. */
export const searchCustomers = call({
  host: 'cm',
  method: 'GET',
  path: '/api/csrBaseMgr/v2/search-customers',
  send: 'query',
  about: 'Companies by name or credit code, whoever they belong to; 4003 without the right to customers.',
  request: paged({ keyword: v.string() }),
  response: listOf(
    v.object({
      custId: text,
      clueId: text,
      name: v.string(),
      nameEn: text,
      creditCode: text,
      /** First and last + 1 of each hit in the name. */
      hits,
      state: coded(['customer', 'lead', 'new']),
      owner: maybe(person),
    }),
  ),
})

/** One page of opportunities. */
export const listBusinesses = call({
  host: 'crm',
  method: 'POST',
  path: '/api/v2/business/list',
  send: 'json',
  about: 'Opportunities that I may see.',
  request: paged({ keyword: v.optional(v.string()), custId: v.optional(v.string()) }),
  response: listOf(
    v.object({
      businessId: v.string(),
      name: v.string(),
      nameEn: text,
      custId: text,
      customer: text,
      customerEn: text,
      /** 1 contact, 2 needs, 3 proposal, 4 bidding, 5 signing, 9 lost. */
      stage: v.string(),
      /** CNY */
      amount: maybe(v.number()),
      owner: maybe(person),
    }),
  ),
})

/** Places, by name. */
export const searchPlaces = call({
  host: 'cm',
  method: 'POST',
  path: '/api/cperpDemandMgr/ennNewClue/queryPoiByKeywords',
  send: 'json',
  about: 'Places by name or address, nearest first where a position is given; without a text, those near it.',
  request: v.object({ keyword: v.string(), lng: v.optional(v.number()), lat: v.optional(v.number()) }),
  response: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      address: v.string(),
      point: v.object({ lng: v.number(), lat: v.number() }),
      /** m */
      distance: maybe(v.number()),
    }),
  ),
})

/** Cities, for `CityChooser`. */
export const listCities = call({
  host: 'main',
  method: 'GET',
  path: '/api/public/cities',
  send: 'query',
  about: 'Cities with their seats; `hot`: offered before the others. Their readings come with the app.',
  request: v.object({}),
  response: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      province: text,
      hot: v.optional(v.boolean(), false),
      point: maybe(v.object({ lng: v.number(), lat: v.number() })),
    }),
  ),
})
