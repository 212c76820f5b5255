import { DAY, days, monthNumber, monthOf } from '#base/calendar'
import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { aboutCompany, companies, isFollowed, notify, received } from '#harness/backend/kit'
import { getToday } from '../api/today'
import { RISK_KINDS, type RiskKind } from '../rules/riskKinds'
import { billsOf } from './bills'
import { isMine } from './companies'
import { unseenOf } from './risk'

/** New and due items of the employee's customers, and of those they follow (domain/customer.md 6). */

const SOON = 3

const mineOrFollowed = (context: SimContext) =>
  [...companies.all(context)].filter(
    (company) =>
      (isMine(company, context) || isFollowed(company, context)) && companies.may('customer.whole', company, context),
  )

/** New records of each company: the kind with the most of them, and their number. */
const risksOf = (context: SimContext) =>
  mineOrFollowed(context).flatMap((company) => {
    const unseen = unseenOf(context, company)
    const countOf = (kind: RiskKind) => unseen.filter((record) => record.kind === kind).length
    const [kind] = [...RISK_KINDS].sort((a, b) => countOf(b) - countOf(a))
    return kind && unseen.length > 0 ? [{ ...aboutCompany(company), kind, count: countOf(kind), unseen }] : []
  })

/** Bills that are due within some days. */
function billsDue(context: SimContext) {
  const today = days.of(context.now)
  const last = days.add(today, SOON)
  const month = monthNumber(today)
  const mine = mineOrFollowed(context).filter((company) => isMine(company, context))
  return mine.flatMap((company) =>
    billsOf(context, company, 'gas', monthOf(month - 1), monthOf(month))
      .filter(({ paid, amount, dueAt }) => paid !== '2' && amount > 0 && dueAt >= today && dueAt <= last)
      .map(({ amount, dueAt }) => ({ ...aboutCompany(company), amount, dueAt })),
  )
}

export const todayHandler: SimHandler = answer(getToday, (_, context) => ({
  risks: risksOf(context).map(({ unseen: _, ...risk }) => risk),
  bills: billsDue(context),
}))

/** Records that were found so many days ago are no news any more. */
const NEWS = 7

/** Notifies of new court records, once per company. */
export function notifyRisks(context: SimContext): void {
  const { employee, now } = context
  const type = 'customer.riskFound'
  const known = new Set(received(type, context).map(({ params }) => params?.id))
  const since = new Date(now.getTime() - NEWS * DAY).toISOString()
  for (const { custId, name, nameEn = name, kind, count, unseen } of risksOf(context)) {
    if (known.has(custId) || !unseen.some(({ foundAt }) => foundAt >= since)) continue
    const title = { en: `New court records about ${nameEn}`, zh: `${name}有新的司法记录` }
    const params = { id: custId, custId, name, kind, count: String(count) }
    notify([employee.loginName], { category: 'risk', type, level: 'important', title, params }, context)
  }
}
