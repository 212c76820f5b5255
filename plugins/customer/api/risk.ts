import * as v from 'valibot'
import {
  type Coded,
  coded,
  day,
  entriesOf,
  type Fields,
  fieldEntries,
  isKnown,
  listOf,
  many,
  maybe,
  text,
} from '#base/wire'
import { listRequest } from '#platform/http'
import {
  fieldsOf,
  RISK_KINDS,
  RISK_LEVELS,
  RISK_STATES,
  type RiskField,
  type RiskKind,
  ROLES,
  riskFilters,
} from '../rules/riskKinds'
import { get, ofCompany, ofVersion } from './calls'

/** Calls about legal risk (domain/customer.md 4); the schemas of the nine kinds follow from their declaration. */

const common = {
  riskId: v.string(),
  ...ofVersion,
  ...entriesOf(text, 'caseNo', 'court', 'result'),
  date: maybe(day),
  role: maybe(coded(ROLES)),
  /** CNY */
  amount: maybe(v.number()),
  state: maybe(coded(RISK_STATES)),
  closedAt: maybe(day),
  /** Found lately, and its list was not opened before. */
  isNew: v.optional(v.boolean(), false),
  parties: many(v.object({ name: v.string(), role: maybe(coded(ROLES)) })),
  course: many(v.object({ at: day, text: v.string() })),
  /** HTML from outside. */
  text,
}
const shared = v.object(common)

/** A record of legal risk, with the fields of its kind; lists have it without course and text. Money in CNY. */
export interface Risk
  extends Omit<v.InferOutput<typeof shared>, 'riskId'>,
    Readonly<Partial<Record<RiskField, string | number | undefined>>> {
  readonly id: string
  readonly kind: Coded<RiskKind>
}

const schemaOf = (kind: RiskKind) =>
  v.object({ ...common, kind: v.literal(kind), ...fieldEntries<Fields>(fieldsOf(kind)) })

const risk = v.pipe(
  // A kind that this version does not know has what all kinds have.
  v.union([v.variant('kind', RISK_KINDS.map(schemaOf)), v.object({ ...common, kind: coded(RISK_KINDS) })]),
  v.transform(({ riskId, ...wire }): Risk => ({ ...wire, id: riskId })),
)

const ofKind = { ...ofCompany, kind: v.picklist(RISK_KINDS) }

export const listRisks = get('/risk/list', {
  about:
    'One page of a company’s records of a kind, newest first. `seen=1` marks the kind as seen with page 1; what was new then is new on the further pages too, and in requests of the next ten minutes, such as a filter’s or another try.',
  request: listRequest(riskFilters, { ...ofKind, seen: v.optional(v.literal(1)), facets: v.optional(v.literal(1)) }),
  response: listOf(risk, { name: text, nameEn: text, sum: maybe(v.object({ amount: v.number() })) }),
})

export const getRisk = get('/risk/detail', {
  about: 'A record of legal risk with parties, course, result and document.',
  request: v.object({ id: v.string() }),
  response: risk,
})

const count = v.object({
  kind: coded(RISK_KINDS),
  /** `unseen`: found lately, and its list was not opened since; their amount in CNY. */
  ...entriesOf(v.number(), 'count', 'unseen', 'unseenAmount'),
})
export const getRiskCounts = get('/risk/counts', {
  about: 'Level, points and number of records of a company by kind, with those that I have not seen.',
  request: v.object(ofCompany),
  response: v.object({
    level: maybe(coded(RISK_LEVELS)),
    points: v.number(),
    /** Day of the last nightly search. */
    asOf: day,
    kinds: v.pipe(
      v.array(count),
      // There is no list of a kind that this version does not know.
      v.transform((kinds) => kinds.flatMap(({ kind, ...of }) => (isKnown(RISK_KINDS, kind) ? [{ kind, ...of }] : []))),
    ),
  }),
})
