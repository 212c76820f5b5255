import * as v from 'valibot'
import { call, listRequest } from '#src/http'
import { abilities, coded, day, listOf, many, maybe, moment, person, text } from '#src/wire'
import { ENERGIES } from '../rules/energies'
import { type CompanyFilter, companyFilters } from '../rules/filters'
import { RISK_KINDS, RISK_LEVELS } from '../rules/riskKinds'
import { LABEL_CATEGORIES, LEVELS, regStatusCodes, scaleCodes, TABS, useCodes } from '../rules/vocabulary'

/** Calls about a company: list, head, profile, labels, owner (domain/customer.md 4). */

const AREA = '/api/customer'
const point = v.object({ lng: v.number(), lat: v.number() })
const named = { name: v.string(), nameEn: text }

/** A label of a company: who set it, and when. */
const label = v.pipe(
  v.object({
    labelId: v.string(),
    ...named,
    category: coded(LABEL_CATEGORIES),
    colour: v.number(),
    by: maybe(person),
    at: maybe(moment),
  }),
  v.transform(({ labelId, ...rest }) => ({ id: labelId, ...rest })),
)
export type Label = v.InferOutput<typeof label>

/** `points` by domain/customer.md 5; no level without points. */
const risk = v.object({ level: maybe(v.picklist(RISK_LEVELS)), points: v.number() })
export type Risk = v.InferOutput<typeof risk>

const months = maybe(v.array(v.nullable(v.number())))

const rowEntries = {
  custId: v.string(),
  version: v.number(),
  ...named,
  creditCode: text,
  industry: maybe(v.object({ code: v.string(), ...named })),
  scale: maybe(coded(scaleCodes)),
  labels: many(label),
  owner: maybe(person),
  orgCode: text,
  use: maybe(coded(useCodes)),
  followed: v.optional(v.boolean(), false),
  /** The running month to date and the 11 before it, m³; only for those who see bills. */
  gas12: maybe(v.number()),
  /** Share of the year before; none for a new customer. */
  change: maybe(v.number()),
  /** Oldest first; null: nothing known. m³ */
  months,
  /** Months that were compared, if not all 12. */
  of: maybe(v.number()),
  risk: maybe(risk),
  contractEnd: maybe(day),
  lastVisit: maybe(day),
  /** m from the position of the request */
  distance: maybe(v.number()),
}
const companyRow = v.pipe(
  v.object(rowEntries),
  v.transform(({ custId, ...rest }) => ({ id: custId, ...rest })),
)
/** A company as the lists show it. */
export type CompanyRow = v.InferOutput<typeof companyRow>

/** What somebody may see and do with a company (domain/customer.md 3). */
const access = v.object({
  level: v.picklist(LEVELS),
  bills: v.boolean(),
  phones: v.picklist(['full', 'masked']),
  edit: v.boolean(),
  owner: v.boolean(),
  export: v.boolean(),
})
export type Access = v.InferOutput<typeof access>

const detailEntries = {
  ...rowEntries,
  access,
  legalRep: text,
  capital: maybe(v.number()),
  founded: maybe(day),
  regStatus: maybe(coded(regStatusCodes)),
  address: text,
  addressEn: text,
  areaCode: text,
  point: maybe(point),
  since: maybe(day),
  taxGrade: text,
  energies: many(coded(ENERGIES)),
  contacts: many(
    v.pipe(
      v.object({ contactId: v.string(), ...named, duty: text, dutyEn: text, phone: text }),
      v.transform(({ contactId, ...rest }) => ({ id: contactId, ...rest })),
    ),
  ),
  /** The 12 months before `months`, of which the last is whole. m³ */
  before: months,
  /** Records by kind of legal risk. */
  counts: maybe(v.partial(v.object(Object.fromEntries(RISK_KINDS.map((kind) => [kind, v.number()]))))),
  ...abilities,
}
/** A company as its call answers it; also the data of a refusal 4009. */
export const company = v.pipe(
  v.object(detailEntries),
  v.transform(({ custId, ...rest }) => ({ id: custId, ...rest })),
)
/** A company whole; of one of which only the header may be seen, the rest is undefined. */
export type Company = v.InferOutput<typeof company>
export type CompanyContact = Company['contacts'][number]

export const getCompany = call({
  host: 'crm',
  method: 'POST',
  path: '/api/v1/potCustomers/detail',
  send: 'form',
  about:
    'A company with its gas volume, risk and what I may do with it; only its header without the right to the rest.',
  request: v.object({ custId: v.string() }),
  response: company,
})

/** Position of the user (GCJ-02), for distances; sent only if complete. */
type Query = CompanyFilter & { readonly tab: string; readonly lng?: number; readonly lat?: number }

const entries = { tab: v.picklist(TABS), lng: v.optional(v.number()), lat: v.optional(v.number()) }

export const listCompanies = call({
  host: 'main',
  method: 'GET',
  path: `${AREA}/list`,
  send: 'query',
  about: 'One page of my customers, of my organisation’s, or of those I follow.',
  request: listRequest(companyFilters, entries),
  response: listOf(companyRow),
})

export const countCompanies = call({
  host: 'main',
  method: 'GET',
  path: `${AREA}/count`,
  send: 'query',
  about: 'Number of customers that a filter finds, with facets.',
  request: v.pipe(
    v.object({ ...companyFilters.entries, ...entries }),
    v.transform(({ tab, lng, lat, ...filter }) => ({
      tab,
      ...(lng !== undefined && lat !== undefined && { lng, lat }),
      ...companyFilters.toWire(filter as Query),
      facets: 1,
    })),
  ),
  response: v.object({ total: v.number(), facets: maybe(v.record(v.string(), v.record(v.string(), v.number()))) }),
})
