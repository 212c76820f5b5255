import { asDay, days } from '#base/calendar'
import { scaleCodes } from '#domain/companies/rules'
import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { companies, countHandler, distanceTo, isFollowed, listHandler, readHandler, where } from '#harness/backend/kit'
import { areasAbove, industryOf, labelKind, type SimCompany } from '#harness/backend/world'
import { countCompanies, getChoices, getCompany, getLabels, getProfile, listCompanies } from '../api/company'
import { contractState } from '../rules/contract'
import { aboutOne, isMine, seenCompany } from './companies'
import { leadsHandler } from './leads'
import { view } from './moves'
import { riskOf } from './risk'
import { colourOf, isWhole, rowOf, volumesFor } from './view'

/** Handlers of the list, its count and the head of a company. */

/** Volume of the 12 months, which only those have who see bills. */
const volume = (company: SimCompany, context: SimContext) => volumesFor(company, context).gas12

const list = listHandler(listCompanies, companies, {
  only:
    (context, { export: toFile }) =>
    (company) =>
      toFile === undefined || companies.may('export', company, context),
  tabs: { mine: isMine, org: () => true, followed: isFollowed },
  keyword: ({ name, nameEn, creditCode }) => [name, nameEn, creditCode],
  filters: {
    areaCodes: where.below(({ areaCode }) => areaCode),
    orgIds: where.below(({ orgCode }) => orgCode),
    industries: where.oneOf(({ industry }) => [industry, industryOf(industry)?.parent ?? '']),
    labels: where.oneOf(({ labels }) => labels),
    scales: where.oneOf(({ scale }) => scaleCodes.fromWire(scale), scaleCodes),
    gasMin: where.least(volume),
    gasMax: where.most(volume),
    risk: where.oneOf((company, context) => riskOf(context, company).level),
    owners: where.oneOf(({ owner }) => owner),
    contract: where.oneOf(contractFor),
  },
  sorts: {
    gas: (company, context) => negative(volume(company, context)),
    change: (company, context) => volumesFor(company, context).change,
    // Never visited is the longest.
    lastVisit: (company, context) => (isWhole(company, context) ? (company.lastVisit ?? '') : undefined),
    distance: (company, _, wire) => distanceTo(company, wire),
  },
  usual: 'gas',
  row: rowOf,
})

const negative = (value: number | undefined) => value && -value

/** State of the contract, for those who see more than the header. */
function contractFor(company: SimCompany, context: SimContext) {
  if (!isWhole(company, context)) return undefined
  return contractState(asDay(company.contractEnd ?? ''), days.of(context.now))
}

export const listHandlers: readonly SimHandler[] = [
  list,
  countHandler(countCompanies, list.list),
  readHandler(getCompany, companies, view, ({ custId }) => custId),
  aboutOne(getProfile, seenCompany, view),
  readHandler(getLabels, companies, view, ({ custId }) => custId),
  answer(getChoices, (_, context) => ({
    labels: [...context.store.table(labelKind).values()].map((label) => ({ ...label, colour: colourOf(label) })),
    areas: areasAbove([...companies.all(context)].map(({ areaCode }) => areaCode)),
  })),
  leadsHandler,
]
