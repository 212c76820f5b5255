import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { figuresHandler, listHandler, positionOf, readHandler, type SimFilter, where } from '#harness/backend/kit'
import { areaName, areaParent, industryOf, labelKind, type SimCompany } from '#harness/backend/world'
import { asDay, days } from '#src/calendar'
import { distanceBetween } from '#src/geo'
import { getChoices } from '../api/choices'
import { countCompanies, getCompany, listCompanies } from '../api/company'
import { contractState } from '../rules/contract'
import { scaleCodes } from '../rules/vocabulary'
import { companies } from './companies'
import { leadsHandler } from './leads'
import { moveHandlers, view } from './moves'
import { riskOf } from './risk'
import { todayHandler } from './today'
import { colourOf, isFollowed, rowOf, volumesFor } from './view'

/** Handlers of the list, its count and the head of a company, with those of its moves. */

/** A filter by a figure that only those who see bills have. */
function byVolume(bound: 'least' | 'most'): SimFilter<SimCompany> {
  const filterFor = (context: SimContext) => where[bound]<SimCompany>((each) => volumesFor(each, context).gas12)
  return Object.assign(
    ((value, context, wire) => filterFor(context)(value, context, wire)) satisfies SimFilter<SimCompany>,
    { bound, finds: (company: SimCompany, context: SimContext) => filterFor(context).finds?.(company, context, {}) },
  )
}

const list = listHandler(listCompanies, companies, {
  tabs: {
    mine: ({ owner }, { employee }) => owner === employee.loginName,
    org: () => true,
    followed: isFollowed,
  },
  keyword: ({ name, nameEn, creditCode }) => [name, nameEn, creditCode],
  filters: {
    areaCodes: where.below(({ areaCode }) => areaCode),
    orgIds: where.below(({ orgCode }) => orgCode),
    industries: where.oneOf(({ industry }) => [industry, industryOf(industry)?.parent ?? '']),
    labels: where.oneOf(({ labels }) => labels),
    scales: where.oneOf(({ scale }) => scaleCodes.fromWire(scale), scaleCodes),
    gasMin: byVolume('least'),
    gasMax: byVolume('most'),
    risk: where.oneOf((company, context) => riskOf(context, company).level),
    owners: where.oneOf(({ owner }) => owner),
    contract: where.oneOf(contractFor),
  },
  sorts: {
    gas: (company, context) => negative(volumesFor(company, context).gas12),
    change: (company, context) => volumesFor(company, context).change,
    lastVisit: ({ lastVisit }) => lastVisit,
    distance: ({ point }, _, wire) => {
      const from = positionOf(wire)
      return from && point && distanceBetween(from, point)
    },
  },
  usual: 'gas',
  row: rowOf,
})

const negative = (value: number | undefined) => value && -value

/** State of the contract, for those who see more than the header. */
function contractFor(company: SimCompany, context: SimContext) {
  if (!companies.may('customer.whole', company, context)) return undefined
  return contractState(asDay(company.contractEnd ?? ''), days.of(context.now))
}

/** Divisions with companies that the employee sees, and the divisions above them. */
function areasOf(context: SimContext) {
  const codes = new Set<string>()
  for (const { areaCode } of companies.all(context))
    for (let code: string | undefined = areaCode; code !== undefined; code = areaParent(code)) codes.add(code)
  return [...codes].sort().map((code) => ({ code, name: areaName(code) ?? code, parent: areaParent(code) }))
}

export const companyHandlers: readonly SimHandler[] = [
  list,
  ...(list.list
    ? [
        figuresHandler(countCompanies, list.list, (found, context, wire) => ({
          total: found.length,
          facets: list.list?.facets(wire, context),
        })),
      ]
    : []),
  readHandler(getCompany, companies, view, ({ custId }) => custId),
  answer(getChoices, (_, context) => ({
    labels: [...context.store.table(labelKind).values()].map((label) => ({ ...label, colour: colourOf(label) })),
    areas: areasOf(context),
  })),
  leadsHandler,
  ...moveHandlers,
  todayHandler,
]
