import * as v from 'valibot'
import { call, listRequest } from '#src/http'
import { coded, day, type Fields, fieldEntries, listOf, many, maybe, text } from '#src/wire'
import { riskFilters } from '../rules/riskFilters'
import {
  fieldsOf,
  RISK_KINDS,
  RISK_LEVELS,
  RISK_STATES,
  type RiskField,
  type RiskKind,
  ROLES,
} from '../rules/riskKinds'

/** Calls about legal risk (domain/customer.md 4); the schemas of the nine kinds follow from their declaration. */

const AREA = '/api/customer/risk'
const asked = { host: 'main', method: 'GET', send: 'query' } as const

const common = {
  riskId: v.string(),
  version: v.number(),
  custId: v.string(),
  caseNo: text,
  court: text,
  date: maybe(day),
  role: maybe(coded(ROLES)),
  /** CNY */
  amount: maybe(v.number()),
  state: maybe(coded(RISK_STATES)),
  closedAt: maybe(day),
  /** Found lately, and its list was not opened since. */
  isNew: v.optional(v.boolean(), false),
  parties: many(v.object({ name: v.string(), role: maybe(coded(ROLES)) })),
  course: many(v.object({ at: day, text: v.string() })),
  result: text,
  /** HTML from outside. */
  text,
}
const shared = v.object(common)

/** A record of legal risk, with the fields of its kind; lists have it without course and text. Money in CNY. */
export interface Risk
  extends Omit<v.InferOutput<typeof shared>, 'riskId'>,
    Readonly<Partial<Record<RiskField, string | number | undefined>>> {
  readonly id: string
  readonly kind: RiskKind
}

const schemaOf = (kind: RiskKind) =>
  v.object({ ...common, kind: v.literal(kind), ...fieldEntries<Fields>(fieldsOf(kind)) })

const risk = v.pipe(
  v.variant('kind', RISK_KINDS.map(schemaOf)),
  v.transform(({ riskId, ...wire }): Risk => ({ ...wire, id: riskId })),
)

const ofKind = { custId: v.string(), kind: v.picklist(RISK_KINDS) }

export const listRisks = call({
  ...asked,
  path: `${AREA}/list`,
  about: 'One page of a company’s records of a kind, newest first. `seen=1` marks the kind as seen.',
  request: listRequest(riskFilters, { ...ofKind, seen: v.optional(v.literal(1)), facets: v.optional(v.literal(1)) }),
  response: listOf(risk, { name: text, nameEn: text, sum: maybe(v.object({ amount: v.number() })) }),
})

export const getRisk = call({
  ...asked,
  path: `${AREA}/detail`,
  about: 'A record of legal risk with parties, course, result and document.',
  request: v.object({ id: v.string() }),
  response: risk,
})

const count = v.object({
  kind: v.picklist(RISK_KINDS),
  count: v.number(),
  /** Found lately, and its list was not opened since; their amount in CNY. */
  unseen: v.number(),
  unseenAmount: v.number(),
})
const counts = v.object({
  level: maybe(v.picklist(RISK_LEVELS)),
  points: v.number(),
  /** The night whose search was the last one. */
  asOf: day,
  kinds: v.array(count),
})
/** Legal risk of a company by kind. */
export type RiskCounts = v.InferOutput<typeof counts>

export const getRiskCounts = call({
  ...asked,
  path: `${AREA}/counts`,
  about: 'Level, points and number of records of a company by kind, with those that I have not seen.',
  request: v.object({ custId: v.string() }),
  response: counts,
})
