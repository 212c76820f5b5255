import { answer, type PluginDev, type SimContext } from '#harness/backend/contract'
import { refusal, seedKit } from '#harness/backend/kit'
import type { SimCompany } from '#harness/backend/world'
import { getBusiness, getLinks, getOperating, getYearReport } from '../api/business'
import { seenCompany } from './companies'
import { linksAround } from './links'
import { registrationKind, type SimRegistration, seedRegistrations } from './registrations'

/** Registration, operating figures and relations of companies in the simulator: a part of the area's `dev.ts`. */

function registrationOf({ custId }: SimCompany, { store }: SimContext): SimRegistration {
  const found = store.table(registrationKind).get(custId)
  if (!found) throw refusal(4004)
  return found
}

const inYear =
  (year: unknown) =>
  ({ at }: { readonly at: string }) =>
    at.slice(0, 4) === String(year)

export const businessDev: Pick<PluginDev, 'handlers' | 'kinds' | 'seed'> = {
  handlers: [
    answer(getBusiness, (wire, context) => {
      const company = seenCompany(context, wire.custId)
      const { shareholders, persons, branches, changes } = registrationOf(company, context)
      const { custId, name, nameEn, creditCode, legalRep, capital, founded, regStatus, address } = company
      return {
        ...{ custId, name, nameEn, creditCode, legalRep, capital, founded, regStatus, address },
        authority: '佛山市市场监督管理局',
        scope: '研发、生产、销售本行业产品；货物进出口；节能技术服务。',
        ...{ shareholders, persons, branches, changes },
      }
    }),
    answer(getOperating, (wire, context) => {
      const company = seenCompany(context, wire.custId)
      const { years, bids, news, licences, taxRating } = registrationOf(company, context)
      const year = wire.year ?? years[0]?.year
      return {
        ...{ name: company.name, nameEn: company.nameEn, taxRating, licences },
        years: years.map(({ year: of, revenue, profit, tax, staff }) => ({ year: of, revenue, profit, tax, staff })),
        bids: bids.filter(inYear(year)),
        news: news.filter(inYear(year)),
      }
    }),
    answer(getYearReport, (wire, context) => {
      const company = seenCompany(context, wire.custId)
      const report = registrationOf(company, context).years.find(({ year }) => year === Number(wire.year))
      if (!report) throw refusal(4004)
      return { name: company.name, nameEn: company.nameEn, ...report }
    }),
    answer(getLinks, (wire, context) => linksAround(context, seenCompany(context, wire.custId))),
  ],
  kinds: [registrationKind],
  seed: (options) => ({ registration: () => seedRegistrations(seedKit(options)) }),
}
