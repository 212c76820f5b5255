import { days, monthsUntil } from '#base/calendar'
import { listBusinesses, listContacts } from '#domain/directory'
import { todosChanged } from '#domain/todos'
import { currentBy, defineMove, defineRecords, fixedQuery, type OpenOf, type Query, queryOf } from '#kit/records'
import { type Core, canReach } from '#platform/core'
import { clueDetail } from '../../leads/routes'
import { type Company, company, getCompany } from '../api/company'
import { getBills } from '../api/energy'
import { listLeads } from '../api/leads'
import { type LabelChange, moveOwner, restoreCompany, saveLabel } from '../api/moves'
import { getRiskCounts } from '../api/risk'
import { listLog } from '../api/serviceLog'
import { BILL_MONTHS } from '../rules/vocabulary'
import { customerChoices } from './choices'
import { companyRows } from './companyRows'
import { foundCompanies } from './search'

/** Gas bills: the unpaid ones, and the latest. */
function recentBills(custId: string) {
  const [from = '', to = from] = [monthsUntil(days.today(), BILL_MONTHS)[0], days.today().slice(0, 7)]
  return queryOf(getBills, { custId, energy: 'gas', from, to })
}

/** Part of a company that the user may see whole; other users do not request it, and it stays undefined. */
const whole =
  <A>(asks: (custId: string) => Query<A>, may: (company: Company, core: Core) => boolean = () => true) =>
  (id: string, record: Company | undefined, core: Core): Query<A | undefined> =>
    record?.access.level === 'full' && may(record, core) ? asks(id) : fixedQuery(undefined)

/** True if this user has the area of leads; it may be switched off. */
const hasLeads = (_: Company, core: Core) => clueDetail !== undefined && canReach(core, clueDetail.path)

/** Opened companies (/customerDetails and the pages below it). */
export const companies = defineRecords('customer.companies', {
  rows: companyRows,
  read: (custId: string) => queryOf(getCompany, { custId }),
  parts: {
    risk: whole((custId) => queryOf(getRiskCounts, { custId })),
    bills: whole(recentBills, ({ access }) => access.bills),
    contacts: whole((custId) => queryOf(listContacts, { custId, state: ['active'], page: 1 })),
    businesses: whole((custId) => queryOf(listBusinesses, { custId, page: 1 })),
    leads: whole((custId) => queryOf(listLeads, { custId, page: 1 }), hasLeads),
    log: whole((custId) => queryOf(listLog, { custId, page: 1 })),
  },
  current: currentBy(company),
  changed: (core, { id, owner }, before) => {
    core.store(companyRows).invalidate()
    core.store(foundCompanies).invalidateRecord(id)
    // To-dos about the company's issues are the new owner's.
    if (before && before.owner?.id !== owner?.id) todosChanged(core)
  },
})
export type OpenCompany = OpenOf<typeof companies>

const versionOf = ({ id, version }: Company) => ({ custId: id, version })
const undo = ({ id, version }: Company) => queryOf(restoreCompany, { id, version })

/** Adds, removes or recolours a label. */
export const changeLabel = defineMove(
  companies,
  'label',
  (company, change: LabelChange) => queryOf(saveLabel, { ...versionOf(company), ...change }),
  {
    undo,
    after: (core, { id }) => {
      // A new label is one of the choices of all customers.
      core.store(customerChoices).invalidate()
      // Leads show the labels of their company.
      for (const lead of core.store(companies).of(id).parts.leads.value?.items ?? []) core.invalidateRecord(lead.id)
    },
  },
)

/** Assigns the company to another owner; `to` is the login name. */
export const changeOwner = defineMove(
  companies,
  'owner',
  (company, { to }: { readonly to: string }) => queryOf(moveOwner, { ...versionOf(company), to }),
  { undo },
)
