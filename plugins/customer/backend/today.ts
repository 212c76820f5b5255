import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { messageKind } from '#harness/backend/core/messages'
import { tell } from '#harness/backend/kit'
import { companyKind, type SimCompany } from '#harness/backend/world'
import { DAY, days } from '#src/calendar'
import { getToday } from '../api/today'
import { monthNumber, monthOf } from '../rules/months'
import { RISK_KINDS } from '../rules/riskKinds'
import { billsOf } from './bills'
import { accessTo } from './companies'
import { unseenOf } from './risk'
import { isFollowed } from './view'

/** What of the employee's customers, and of those they follow, is new or due (domain/customer.md 6). */

const SOON = 3
const isMine = ({ owner }: SimCompany, { employee }: SimContext) => owner === employee.loginName

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
        .filter(({ paid, dueAt }) => paid !== '2' && dueAt >= today && dueAt <= last)
        .map(({ amount, dueAt }) => ({ company, amount, dueAt })),
    )
}

const named = ({ custId, name, nameEn }: SimCompany) => ({ custId, name, nameEn })

export const todayHandler: SimHandler = answer(getToday, (_, context) => ({
  risks: risksOf(context).map(({ company, kind, count }) => ({ ...named(company), kind, count })),
  bills: billsDue(context).map(({ company, ...bill }) => ({ ...named(company), ...bill })),
}))

/** Records that were found so many days ago are no news any more. */
const NEWS = 7

/** Tells of new court records, once a company. */
export function tellRisks(context: SimContext): void {
  const { store, employee, now } = context
  const told = new Set(
    [...store.table(messageKind).values()]
      .filter(({ to, type }) => to === employee.loginName && type === 'customer.riskFound')
      .map(({ params }) => params?.id),
  )
  const since = new Date(now.getTime() - NEWS * DAY).toISOString()
  for (const { company, kind, count, unseen } of risksOf(context)) {
    const { custId, name, nameEn = name } = company
    if (told.has(custId) || !unseen.some(({ foundAt }) => foundAt >= since)) continue
    tell(
      [context.employee.loginName],
      {
        category: 'risk',
        type: 'customer.riskFound',
        level: 'important',
        title: { en: `New court records about ${nameEn}`, zh: `${name}有新的司法记录` },
        params: { id: custId, custId, name, kind, count: String(count) },
      },
      context,
    )
  }
}
