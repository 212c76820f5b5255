import * as v from 'valibot'
import { coded, day, type Fields, fieldEntries, many, maybe, named, text, webAddress } from '#base/wire'
import { LINK_KINDS, NODE_KINDS } from '../rules/linkGraph'
import { regStatusCodes } from '../rules/vocabulary'
import { get, ofCompany } from './calls'

/** Calls about registration, operating figures and relations of a company (domain/customer.md 4, gaps.md). */

const money = maybe(v.number())

/** Register data of a company, in the order of the screen. */
export const registrationFields = {
  creditCode: 'copied',
  regStatus: 'text',
  legalRep: 'text',
  capital: 'money',
  founded: 'day',
  authority: 'text',
  address: 'copied',
  scope: 'text',
} as const satisfies Fields

export const getBusiness = get('/business', {
  about: 'Registration data of a company: shareholders, key persons, branches, changes over time.',
  request: v.object(ofCompany),
  response: v.object({
    ...ofCompany,
    ...named,
    ...fieldEntries(registrationFields),
    regStatus: maybe(coded(regStatusCodes)),
    shareholders: many(
      v.object({
        name: v.string(),
        kind: maybe(coded(['company', 'person'])),
        /** 0 to 1 */
        share: maybe(v.number()),
        custId: text,
      }),
    ),
    persons: many(v.object({ name: v.string(), duty: text })),
    branches: many(v.object({ name: v.string(), founded: maybe(day), custId: text })),
    /** Newest first. */
    changes: many(v.object({ at: day, field: v.string(), before: text, after: text })),
  }),
})

/** Figures of a year. */
export const yearFields = { revenue: 'money', profit: 'money', tax: 'money', staff: 'number' } as const satisfies Fields

export const getOperating = get('/operating', {
  about:
    'Operating figures of a company: all years, and bids and news of one (the newest by default; without reports of all).',
  request: v.object({ ...ofCompany, year: v.optional(v.number()) }),
  response: v.object({
    ...named,
    /** One for each annual report, newest first. */
    years: many(v.object({ year: v.number(), ...fieldEntries(yearFields) })),
    taxRating: many(v.object({ year: v.number(), grade: v.string() })),
    bids: many(v.object({ title: v.string(), at: day, amount: money, result: text })),
    licences: many(v.object({ name: v.string(), number: text, from: maybe(day), to: maybe(day) })),
    news: many(v.object({ title: v.string(), at: day, source: text, url: webAddress })),
  }),
})

/** Further fields of a report. */
export const reportFields = { publishedAt: 'day', assets: 'money', liabilities: 'money' } as const satisfies Fields

export const getYearReport = get('/yearReport', {
  about: 'One annual report of a company.',
  request: v.object({ ...ofCompany, year: v.number() }),
  response: v.object({
    ...named,
    year: v.number(),
    ...fieldEntries({ ...reportFields, ...yearFields }),
    sites: many(v.object({ name: v.string(), address: webAddress })),
    guarantees: many(v.object({ to: v.string(), amount: money, from: maybe(day), until: maybe(day) })),
  }),
})

const links = v.object({
  root: v.string(),
  nodes: v.array(
    v.object({
      id: v.string(),
      ...named,
      kind: coded(NODE_KINDS),
      /** Of a customer of ours. */
      custId: text,
      /** Share that the root controls, over all paths. 0 to 1 */
      control: maybe(v.number()),
    }),
  ),
  links: v.array(v.object({ from: v.string(), to: v.string(), kind: coded(LINK_KINDS), share: maybe(v.number()) })),
  folded: v.number(),
})
/** Relations of a company; `folded`: number of omitted nodes. */
export type Links = v.InferOutput<typeof links>

export const getLinks = get('/links', {
  about: 'Relations of a company, `depth` steps away (one or two), at most 150 nodes, without holdings below 5 %.',
  request: v.object({ ...ofCompany, depth: v.optional(v.number()) }),
  response: links,
})
