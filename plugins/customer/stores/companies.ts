import { days } from '#src/calendar'
import { listBusinesses, listContacts } from '#src/directory'
import type { ResponseOf } from '#src/http'
import { type Asked, ask, currentBy, defineRecords, known, type Loadable, type OpenRecord } from '#src/records'
import { type Company, type CompanyRow, company, getCompany } from '../api/company'
import { type Bills, getBills } from '../api/energy'
import { getRiskCounts, type RiskCounts } from '../api/risk'
import { listLog } from '../api/serviceLog'
import { monthsUntil } from '../rules/months'
import { companyRows } from './companyRows'

type None = Readonly<Record<never, never>>
/** Parts of the page of a company; undefined where the user may not see them. */
interface Parts {
  readonly risk: RiskCounts | undefined
  readonly bills: Bills | undefined
  readonly contacts: ResponseOf<typeof listContacts> | undefined
  readonly businesses: ResponseOf<typeof listBusinesses> | undefined
  readonly log: ResponseOf<typeof listLog> | undefined
}
export type OpenCompany = OpenRecord<Company, None, Parts, Loadable, CompanyRow>

/** Months of gas bills that the page looks at: what is open, and the latest. */
const BILL_MONTHS = 12

function recentBills(custId: string) {
  const [from = '', to = from] = [monthsUntil(days.today(), BILL_MONTHS)[0], days.today().slice(0, 7)]
  return ask(getBills, { custId, energy: 'gas', from, to })
}

/** Of a company that is seen whole; a part that may not be seen is not asked for. */
const whole =
  <A>(asks: (custId: string) => Asked<A>, may: (company: Company) => boolean = () => true) =>
  (id: string, record: Company | undefined): Asked<A | undefined> =>
    record?.access.level === 'full' && may(record) ? asks(id) : known(undefined)

/** Opened companies (/customerDetails and the pages below it). */
export const companies = defineRecords<Company, None, Parts, Loadable, CompanyRow>('customer.companies', {
  rows: companyRows,
  read: (custId) => ask(getCompany, { custId }),
  parts: {
    risk: whole((custId) => ask(getRiskCounts, { custId })),
    bills: whole(recentBills, ({ access }) => access.bills),
    contacts: whole((custId) => ask(listContacts, { custId, page: 1 })),
    businesses: whole((custId) => ask(listBusinesses, { custId, page: 1 })),
    log: whole((custId) => ask(listLog, { custId, page: 1 })),
  },
  current: currentBy(company),
})
