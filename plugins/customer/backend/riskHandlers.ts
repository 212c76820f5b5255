import type { SimContext, SimHandler } from '#harness/backend/contract'
import { groupedBy, ofCompany, picked, readHandler, refusal, simList, simRecords, where } from '#harness/backend/kit'
import { days, sumOf } from '#src/calendar'
import { getRisk, getRiskCounts, listRisks } from '../api/risk'
import { RISK_KINDS, RISK_STATES, type RiskKind, ROLES } from '../rules/riskKinds'
import { aboutOne, seenCompany } from './companies'
import { markSeen, riskOf, unseenOf } from './risk'
import { riskKind, type SimRisk } from './riskSeed'
import { courseOf, documentOf } from './riskText'

/** Handlers of the calls about legal risk. Who sees all of a company sees its records. */

const risks = simRecords(riskKind, { prefix: 'RK', right: 'customer.whole', ...ofCompany })

function rowOf({ own, foundAt: _, text: __, role, state, parties, ...rest }: SimRisk, context: SimContext) {
  return {
    ...rest,
    ...own,
    role: ROLES.toWire(role),
    state: RISK_STATES.toWire(state),
    isNew: unseenOf(context, rest).some(({ riskId }) => riskId === rest.riskId),
    parties: parties.map((party) => ({ ...party, role: ROLES.toWire(party.role) })),
  }
}

const list = simList(risks, {
  only:
    (_, { custId, kind }) =>
    (record) =>
      (custId === undefined || record.custId === custId) && (kind === undefined || record.kind === kind),
  keyword: ({ caseNo, court, own, parties }) =>
    [caseNo, court, ...Object.values(own), ...parties.map(({ name }) => name)].map(String),
  filters: { year: where.oneOf(({ date }) => date.slice(0, 4)), role: where.oneOf(({ role }) => role, ROLES) },
  sorts: { date: ({ date }) => -Date.parse(date) },
  usual: 'date',
  row: rowOf,
  around: (found) => ({ sum: { amount: amountOf(found) } }),
})

const isKind = (kind: unknown): kind is RiskKind => RISK_KINDS.some((each) => each === kind)
const amountOf = (records: readonly SimRisk[]) => sumOf(records, ({ amount = 0 }) => amount)

export const riskHandlers: readonly SimHandler[] = [
  {
    ...aboutOne(listRisks, seenCompany, (company, context, wire) => {
      const { kind } = wire
      if (!isKind(kind)) throw refusal(4000, { fields: { kind: 'invalid' } })
      const page = { ...list.page(wire, context), ...picked(company, 'name', 'nameEn') }
      if (wire.seen === '1') markSeen(company.custId, kind, context)
      return page
    }),
    list,
  },
  readHandler(getRisk, risks, (risk, context) => ({
    ...rowOf(risk, context),
    course: courseOf(risk, days.of(context.now)),
    text: documentOf(risk),
  })),
  aboutOne(getRiskCounts, seenCompany, (company, context) => {
    const { level, points, counts } = riskOf(context, company)
    const unseen = groupedBy(unseenOf(context, company), ({ kind }) => kind)
    const kinds = RISK_KINDS.map((kind) => {
      const found = unseen.get(kind) ?? []
      return { kind, count: counts[kind] ?? 0, unseen: found.length, unseenAmount: amountOf(found) }
    })
    return { level, points, kinds, asOf: days.add(days.of(context.now), -1) }
  }),
]
