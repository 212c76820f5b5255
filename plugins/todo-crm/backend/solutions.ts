import { days, twelveMonths } from '#base/calendar'
import { defineFields } from '#base/fields'
import { roundTo } from '#base/quantities'
import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { companies, companyOrGone, enteredBy, picked, refusal, textOf } from '#harness/backend/kit'
import { gasMonths, INDUSTRIES, programmeKind, type SimCompany, type SimProgramme } from '#harness/backend/world'
import { matchSolutions } from '../api'
import { adviceFields } from '../rules/fields'
import { industryShare, matchOf, needShare, sizeShare, worthOf } from '../rules/match'
import { LEAST_MATCH, MOST_MATCHES, weights } from '../rules/vocabulary'
import { companyOf, type SimAdvice, type SimNeed } from './records'

/** Solutions and how they fit a customer (domain/todo-crm.md 5): programmes of the knowledge area. */

const groupOf = (industry: string) => INDUSTRIES.find(({ code }) => code === industry)?.parent

/** Gas of the last twelve months by bills, m³; undefined where a month has none. */
function billedGas(company: SimCompany | undefined, context: SimContext): number | undefined {
  if (!company) return undefined
  const { months, total } = twelveMonths(gasMonths(context, company), days.of(context.now))
  return months.includes(null) ? undefined : total
}

interface Wanted {
  readonly custId: string
  readonly needs: readonly SimNeed[]
  readonly capacity?: number | undefined
  readonly by?: string
}

/** A solution as it fits, as transmitted; the margin for its author and those with the right. */
export function solutionOf(solution: SimProgramme, { needs, capacity, by, ...about }: Wanted, context: SimContext) {
  const company = companyOf(about, context)
  const weighed = needs.map(({ tag, weight }) => ({ tag, weight: Number(weights.toWire(weight)) }))
  const parts = {
    need: needShare(weighed, solution.tags),
    industry: industryShare(company?.industry, solution.industries, groupOf),
    size: sizeShare(capacity, solution),
  }
  const seesMargin = by === context.employee.loginName || context.can('margin.read', company?.orgCode ?? '', 'any')
  return {
    ...picked(solution, 'name', 'nameEn', 'tags', 'capMin', 'capMax'),
    solutionId: solution.programmeId,
    withdrawn: solution.state === '2',
    products: solution.products.map(([name, nameEn]) => ({ name, nameEn })),
    ...(seesMargin && { margin: solution.margin }),
    match: matchOf(parts),
    parts: { ...parts, need: roundTo(parts.need, 2) },
    value: worthOf(solution.tags, { capacity, billed: billedGas(company, context), gas: company?.gas ?? 0 }),
  }
}

const { needs, capacity } = adviceFields.table
const matchFields = defineFields({ needs, capacity })

/** The solution of an advice, also one that was withdrawn since. */
export function solutionOfAdvice(advice: SimAdvice, context: SimContext) {
  const found = context.store.table(programmeKind).get(advice.solutionId ?? '')
  return found && solutionOf(found, advice, context)
}

export const solutionHandlers: readonly SimHandler[] = [
  answer(matchSolutions, (wire, context) => {
    const asked = { ...enteredBy(matchFields, wire), custId: textOf(wire.custId) }
    const company = companyOrGone(asked, context)
    if (!companies.may('advice.read', company, context)) throw refusal(4003, { right: 'advice.read' })
    // Who may write an advice is its author to be; others only read.
    const wanted = companies.may('advice.write', company, context)
      ? { ...asked, by: context.employee.loginName }
      : asked
    return [...context.store.table(programmeKind).values()]
      .filter(({ state }) => state === '1')
      .map((each) => solutionOf(each, wanted, context))
      .filter(({ match, parts }) => match >= LEAST_MATCH && parts.need > 0)
      .sort((a, b) => b.match - a.match || b.value.mid - a.value.mid || (a.name < b.name ? -1 : 1))
      .slice(0, MOST_MATCHES)
  }),
]
