import type { SimHandler, Wire } from '#harness/backend/contract'
import { picked, refusal } from '#harness/backend/kit'
import type { SimCompany } from '#harness/backend/world'
import { getBusiness, getLinks, getOperating, getYearReport } from '../api/business'
import { DEPTH } from '../rules/linkGraph'
import { aboutOne, seenCompany } from './companies'
import { linksAround } from './links'
import { registrationKind, type SimRegistration } from './registrations'

/** Registration, operating figures and relations of companies in the simulator. */

const AUTHORITY = '佛山市市场监督管理局'
const SCOPE = '研发、生产、销售本行业产品；货物进出口；节能技术服务。'

/** Handler of a call about the registration of a company. */
const aboutRegistered = (
  call: SimHandler['call'],
  view: (registration: SimRegistration, company: SimCompany, wire: Wire) => object,
) =>
  aboutOne(call, seenCompany, (company, { store }, wire) => {
    const registration = store.table(registrationKind).get(company.custId)
    if (!registration) throw refusal(4004)
    return { ...picked(company, 'name', 'nameEn'), ...view(registration, company, wire) }
  })

export const businessHandlers: readonly SimHandler[] = [
  aboutRegistered(getBusiness, (registration, company) => ({
    ...picked(company, 'custId', 'creditCode', 'legalRep', 'capital', 'founded', 'regStatus', 'address'),
    authority: AUTHORITY,
    scope: SCOPE,
    ...picked(registration, 'shareholders', 'persons', 'branches', 'changes'),
  })),
  aboutRegistered(getOperating, ({ years, bids, news, taxRating, licences }, _, wire) => {
    const [newest] = years
    // Without a report there is no year to choose.
    const isInYear = ({ at }: { readonly at: string }) => !newest || at.slice(0, 4) === String(wire.year ?? newest.year)
    return {
      taxRating,
      licences,
      bids: bids.filter(isInYear),
      news: news.filter(isInYear),
      years: years.map((each) => picked(each, 'year', 'revenue', 'profit', 'tax', 'staff')),
    }
  }),
  aboutRegistered(getYearReport, ({ years }, _, wire) => {
    const report = years.find(({ year }) => year === Number(wire.year))
    if (!report) throw refusal(4004)
    return report
  }),
  aboutOne(getLinks, seenCompany, (company, context, { depth }) =>
    linksAround(context, company, Math.max(1, Number(depth ?? DEPTH))),
  ),
]
