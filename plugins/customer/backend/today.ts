import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { aboutCompany, isFollowed, tell, told } from '#harness/backend/kit'
import { companyKind, type SimCompany } from '#harness/backend/world'
import { DAY, days } from '#src/calendar'
import { getToday } from '../api/today'
import { monthNumber, monthOf } from '../rules/months'
import { RISK_KINDS } from '../rules/riskKinds'
import { billsOf } from './bills'
import { accessTo, isMine } from './companies'
import { unseenOf } from './risk'

/** What of the employee's customers, and of those they follow, is new or due (domain/customer.md 6). */

const SOON = 3

function mineOrFollowed(context: SimContext): SimCompany[] {
  return [...context.store.table(companyKind).values()].filter(
    (company) =>
      (isMine(company, context) || isFollowed(company, context)) && accessTo(context, company).level === 'full',
  )
}

/** New records of each company: the kind with the most of them, and their number. */
function risksOf(context: SimContext) {
  return mineOrFollowed(context).flatMap((company) => {
    const unseen = unseenOf(context, company)
    const [kind] = [...RISK_KINDS]
      .map((each) => ({ each, count: unseen.filter((record) => record.kind === each).length }))
      .sort((a, b) => b.count - a.count)
    return kind && kind.count > 0 ? [{ company, kind: kind.each, count: kind.count, unseen }] : []
  })
}

function billsDue(context: SimContext) {
  const today = days.of(context.now)
  const last = days.add(today, SOON)
  const month = monthNumber(today)
  return mineOrFollowed(context)
    .filter((company) => isMine(company, context))
    .flatMap((company) =>
      billsOf(context, company, 'gas', monthOf(month - 1), monthOf(month))
        .filter(({ paid, amount, dueAt }) => paid !== '2' && amount > 0 && dueAt >= today && dueAt <= last)
        .map(({ amount, dueAt }) => ({ company, amount, dueAt })),
    )
}

export const todayHandler: SimHandler = answer(getToday, (_, context) => ({
  risks: risksOf(context).map(({ company, kind, count }) => ({ ...aboutCompany(company), kind, count })),
  bills: billsDue(context).map(({ company, ...bill }) => ({ ...aboutCompany(company), ...bill })),
}))

/** Records that were found so many days ago are no news any more. */
const NEWS = 7

/** Tells of new court records, once a company. */
export function tellRisks(context: SimContext): void {
  const { employee, now } = context
  const type = 'customer.riskFound'
  const known = new Set(told(type, context).map(({ params }) => params?.id))
  const since = new Date(now.getTime() - NEWS * DAY).toISOString()
  for (const { company, kind, count, unseen } of risksOf(context)) {
    const { custId, name, nameEn = name } = company
    if (known.has(custId) || !unseen.some(({ foundAt }) => foundAt >= since)) continue
    const title = { en: `New court records about ${nameEn}`, zh: `${name}有新的司法记录` }
    const params = { id: custId, custId, name, kind, count: String(count) }
    tell([employee.loginName], { category: 'risk', type, level: 'important', title, params }, context)
  }
}
