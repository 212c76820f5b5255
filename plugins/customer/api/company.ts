import * as v from 'valibot'
import { ENERGIES } from '#base/energy'
import {
  abilities,
  coded,
  counted,
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
import { scaleCodes } from '#domain/companies/rules'
import { influenceCodes } from '#domain/directory'
import { call, countRequest, cursor, listRequest } from '#platform/http'
import { companyFilters } from '../rules/filters'
import { RISK_KINDS, RISK_LEVELS } from '../rules/riskKinds'
import { LABEL_CATEGORIES, LEVELS, regStatusCodes, TABS, useCodes } from '../rules/vocabulary'
import { get, ofCompany, post } from './calls'

/** Calls about a company: list, head, profile, labels, owner (domain/customer.md 4). */

const labelEntries = { ...named, category: coded(LABEL_CATEGORIES), colour: v.number() }

/** A label of a company: who set it, and when. */
const label = recordOf('labelId', { ...labelEntries, by: maybe(person), at: maybe(moment) })
export type Label = v.InferOutput<typeof label>

/** `points` by domain/customer.md 5; no level without points. */
const risk = v.object({ level: maybe(coded(RISK_LEVELS)), points: v.number() })
export type Risk = v.InferOutput<typeof risk>

const months = maybe(v.array(v.nullable(v.number())))

const rowEntries = {
  version: v.number(),
  ...named,
  ...entriesOf(text, 'creditCode', 'orgCode'),
  industry: maybe(v.object({ code: v.string(), ...named })),
  scale: maybe(coded(scaleCodes)),
  labels: many(label),
  owner: maybe(person),
  use: maybe(coded(useCodes)),
  followed: v.optional(v.boolean(), false),
  /** The running month to date and the 11 before it, m³; only for those who see bills. */
  gas12: maybe(v.number()),
  /** Share of the year before; none for a new customer. */
  change: maybe(v.number()),
  /** Oldest first; null: unknown. m³ */
  months,
  /** Months that were compared, if not all 12. */
  of: maybe(v.number()),
  risk: maybe(risk),
  contractEnd: maybe(day),
  /** Null: never visited; undefined: for those who see only its header. */
  lastVisit: v.nullish(day),
  /** m from the position of the request */
  distance: maybe(v.number()),
}
const companyRow = recordOf('custId', rowEntries)
/** A company as the lists show it. */
export type CompanyRow = v.InferOutput<typeof companyRow>

/** What somebody may see and do with a company (domain/customer.md 3). */
const access = v.object({
  level: coded(LEVELS),
  phones: coded(['full', 'masked']),
  ...entriesOf(v.boolean(), 'bills', 'edit', 'owner', 'export'),
})

const detailEntries = {
  ...rowEntries,
  access,
  ...entriesOf(text, 'legalRep', 'address', 'addressEn', 'areaCode', 'taxGrade'),
  capital: maybe(v.number()),
  ...entriesOf(maybe(day), 'founded', 'since'),
  regStatus: maybe(coded(regStatusCodes)),
  point: maybe(point),
  energies: many(coded(ENERGIES)),
  contacts: many(
    recordOf('contactId', {
      ...named,
      ...entriesOf(text, 'duty', 'dutyEn', 'phone'),
      influence: v.optional(coded(influenceCodes), '9'),
    }),
  ),
  /** The 12 months before `months`, of which the last is whole. m³ */
  before: months,
  /** The day up to which the volumes are counted. */
  asOf: maybe(day),
  /** Records by kind of legal risk. */
  counts: maybe(v.partial(v.object(entriesOf(v.number(), ...RISK_KINDS)))),
  ...abilities,
}
/** A company in its response; also the data of a refusal 4009. */
export const company = recordOf('custId', detailEntries)
/** A whole company; if the user may see only its header, the remaining fields are undefined. */
export type Company = v.InferOutput<typeof company>

export const getCompany = call({
  host: 'crm',
  method: 'POST',
  path: '/api/v1/potCustomers/detail',
  send: 'form',
  about:
    'A company with its gas volume, risk and what I may do with it; only its header without the right to the rest.',
  request: v.object(ofCompany),
  response: company,
})

const { version, name, nameEn, creditCode, industry, scale, labels } = rowEntries
const { address, addressEn, point: place, energies, contacts, can, why } = detailEntries

export const getProfile = get('/basic', {
  about: 'What can be saved of a company, with its version; all of it is in `potCustomers/detail`, too.',
  request: v.object(ofCompany),
  response: recordOf('custId', {
    version,
    name,
    nameEn,
    creditCode,
    industry,
    scale,
    address,
    addressEn,
    point: place,
    energies,
    contacts,
    can,
    why,
  }),
})

export const getLabels = get('/label', {
  about: 'The labels of a company, with the version over which they are changed.',
  request: v.object(ofCompany),
  response: recordOf('custId', { version, name, nameEn, labels, can, why }),
})

/** `lng`, `lat`: position of the user (GCJ-02), for distances. */
const entries = { tab: v.picklist(TABS), ...entriesOf(v.optional(v.number()), 'lng', 'lat') }

/** `export`: only those that I may save as a file. */
export const listCompanies = get('/list', {
  about: 'One page of my customers, of my organisation’s, or of those I follow.',
  request: listRequest(companyFilters, { ...entries, ...cursor, export: v.optional(v.literal(1)) }),
  response: listOf(companyRow),
})

export const countCompanies = get('/count', {
  about: 'Number of customers that a filter finds, with facets.',
  request: countRequest(companyFilters, entries),
  response: counted,
})

export const getChoices = get('/choices', {
  about: 'Labels of customers, and the administrative divisions of those that I may see, each with the one above it.',
  request: v.object({}),
  response: v.object({
    labels: v.array(recordOf('labelId', labelEntries)),
    areas: v.array(v.object({ code: v.string(), name: v.string(), parent: text })),
  }),
})

/** Apart from the other moves, because lists have a star too. */
export const followCompany = post('/follow', {
  about: 'Follows a company or stops following it.',
  request: v.object({ ...ofCompany, on: v.boolean() }),
  response: v.null(),
})
