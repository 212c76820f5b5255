import { days } from '#base/calendar'
import { sumOf } from '#base/quantities'
import type { SimContext, SimHandler, Wire } from '#harness/backend/contract'
import { groupedBy, ofCompany, picked, readHandler, refusal, simList, simRecords, where } from '#harness/backend/kit'
import { getRisk, getRiskCounts, listRisks } from '../api/risk'
import { RISK_KINDS, RISK_STATES, type RiskKind, ROLES } from '../rules/riskKinds'
import { aboutOne, seenCompany } from './companies'
import { isLooking, markSeen, riskOf, unseenOf } from './risk'
import { riskKind, type SimRisk } from './riskSeed'
import { ROLE_WORDS } from './seed/riskWords'

/** Handlers of the calls about legal risk. Who sees all of a company sees its records. */

const risks = simRecords(riskKind, { prefix: 'RK', right: 'customer.whole', ...ofCompany })

function rowOf(
  { own, foundAt: _, text: __, role, state, parties, ...rest }: SimRisk,
  context: SimContext,
  wire: Wire = {},
) {
  const isSameLook = isFurther(wire) || (wire.seen === '1' && isLooking(rest, context))
  const unseen = unseenOf(context, rest, isSameLook ? 'before' : 'at')
  return {
    ...rest,
    ...own,
    role: ROLES.toWire(role),
    state: RISK_STATES.toWire(state),
    isNew: unseen.some(({ riskId }) => riskId === rest.riskId),
    parties: parties.map((party) => ({ ...party, role: ROLES.toWire(party.role) })),
  }
}

/** A further page of a list whose first one has marked its kind as seen. */
const isFurther = ({ seen, pageNum }: Wire) => seen === '1' && Number(pageNum) > 1

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
      if (wire.seen === '1' && !isFurther(wire)) markSeen(company.custId, kind, context)
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

/** Document of a record, written from its fields when it is opened. HTML, as search engines of courts deliver it. */
function documentOf({ text, court, caseNo, parties, result, own, date, amount = 0 }: SimRisk): string {
  if (text !== undefined) return text
  const rows = parties.map(({ name, role }) => `<tr><td>${ROLE_WORDS[role]}</td><td>${name}</td></tr>`).join('')
  return [
    `<h1>${court}</h1><p style="text-align:center" align="center"><font size="4">${caseNo}</font></p>`,
    `<table border="1"><tbody>${rows}</tbody></table>`,
    `<p>本院于${date}受理${own.cause ?? '本案'}一案，依法组成合议庭进行审理。涉案金额人民币${amount}元。</p>`,
    `<p>依照《中华人民共和国民法典》《中华人民共和国民事诉讼法》的有关规定：</p><p><b>${result ?? '本案正在审理中。'}</b></p>`,
    '<p><a href="https://wenshu.court.gov.cn/">中国裁判文书网</a></p>',
  ].join('')
}

/** Steps of a case, oldest first. */
function courseOf({ kind, date, closedAt, state, result, foundAt }: SimRisk, today: string) {
  return [
    { at: date, text: kind === 'ktgg' ? '开庭审理' : '立案受理' },
    { at: days.of(new Date(foundAt)), text: '信息公开' },
    ...(state === 'closed' && closedAt ? [{ at: closedAt, text: result ?? '结案' }] : []),
  ]
    .filter(({ at }) => at <= today)
    .sort((a, b) => (a.at < b.at ? -1 : 1))
}
