import { defineFields } from '#base/fields'
import { roundTo } from '#base/quantities'
import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { enteredBy, picked, refusal, textOf } from '#harness/backend/kit'
import { INDUSTRIES, programmeKind, type SimCompany, type SimProgramme } from '#harness/backend/world'
import { matchSolutions } from '../api'
import { sentAdvice } from '../rules/fields'
import {
  type Basis,
  gasValue,
  industryShare,
  matchOf,
  needShare,
  pvValue,
  sizeShare,
  valueWithin,
} from '../rules/match'
import { LEAST_MATCH, MOST_MATCHES, weights } from '../rules/vocabulary'
import { companyOf, type SimAdvice, type SimNeed } from './records'

/** Solutions and how they fit a customer (domain/todo-crm.md 5): programmes of the knowledge area. */

const groupOf = (industry: string) => INDUSTRIES.find(({ code }) => code === industry)?.parent

/** Hours a year that PV runs at its power (leads.md 5, assumed). */
const PV_HOURS = 1050
/** kW in a MW. */
const KILO = 1000

/** What a solution is worth to us a year, estimated from the entered capacity or the customer's gas. */
function worthOf({ tags }: SimProgramme, company: SimCompany | undefined, capacity: number | undefined) {
  const isPv = tags.includes('pv') && capacity !== undefined
  const basis: Basis = isPv || capacity !== undefined ? 'equipment' : 'industry'
  return valueWithin(isPv ? pvValue(capacity * KILO * PV_HOURS) : gasValue(company?.gas ?? 0), basis)
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
    value: worthOf(solution, company, capacity),
  }
}

const matchFields = defineFields({ needs: sentAdvice.table.needs, capacity: sentAdvice.table.capacity })

/** The solution of an advice, also one that was withdrawn since. */
export function solutionOfAdvice(advice: SimAdvice, context: SimContext) {
  const found = context.store.table(programmeKind).get(advice.solutionId ?? '')
  return found && solutionOf(found, advice, context)
}

export const solutionHandlers: readonly SimHandler[] = [
  answer(matchSolutions, (wire, context) => {
    const wanted = { ...enteredBy(matchFields, wire), custId: textOf(wire.custId), by: context.employee.loginName }
    const company = companyOf(wanted, context)
    if (!company) throw refusal(4004)
    if (!context.can('advice.read', company.orgCode, 'own')) throw refusal(4003, { right: 'advice.read' })
    return [...context.store.table(programmeKind).values()]
      .filter(({ state }) => state === '1')
      .map((each) => solutionOf(each, wanted, context))
      .filter(({ match, parts }) => match >= LEAST_MATCH && parts.need > 0)
      .sort((a, b) => b.match - a.match || b.value.mid - a.value.mid || (a.name < b.name ? -1 : 1))
      .slice(0, MOST_MATCHES)
  }),
]
