import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import { picked, refusal } from '#harness/backend/kit'
import type { SimCompany } from '#harness/backend/world'
import { getBusiness, getLinks, getOperating, getYearReport } from '../api/business'
import { seenCompany } from './companies'
import { linksAround } from './links'
import { registrationKind } from './registrations'

/** Registration, operating figures and relations of companies in the simulator. */

const AUTHORITY = '佛山市市场监督管理局'
const SCOPE = '研发、生产、销售本行业产品；货物进出口；节能技术服务。'
const names = (company: SimCompany) => picked(company, 'name', 'nameEn')

/** A company that a call names, with its registration. */
function registered({ custId }: Wire, context: SimContext) {
  const company = seenCompany(custId, context)
  const registration = context.store.table(registrationKind).get(company.custId)
  if (!registration) throw refusal(4004)
  return { company, registration }
}

export const businessHandlers: readonly SimHandler[] = [
  answer(getBusiness, (wire, context) => {
    const { company, registration } = registered(wire, context)
    return {
      ...picked(company, 'custId', 'name', 'nameEn', 'creditCode', 'legalRep', 'capital', 'founded', 'regStatus'),
      ...{ address: company.address, authority: AUTHORITY, scope: SCOPE },
      ...picked(registration, 'shareholders', 'persons', 'branches', 'changes'),
    }
  }),
  answer(getOperating, (wire, context) => {
    const { company, registration } = registered(wire, context)
    const { years, bids, news } = registration
    const year = String(wire.year ?? years[0]?.year)
    const isInYear = ({ at }: { readonly at: string }) => at.slice(0, 4) === year
    return {
      ...names(company),
      ...picked(registration, 'taxRating', 'licences'),
      years: years.map((each) => picked(each, 'year', 'revenue', 'profit', 'tax', 'staff')),
      bids: bids.filter(isInYear),
      news: news.filter(isInYear),
    }
  }),
  answer(getYearReport, (wire, context) => {
    const { company, registration } = registered(wire, context)
    const report = registration.years.find(({ year }) => year === Number(wire.year))
    if (!report) throw refusal(4004)
    return { ...names(company), ...report }
  }),
  answer(getLinks, ({ custId }, context) => linksAround(context, seenCompany(custId, context))),
]
