import { DAY, days, monthNumber, monthOf } from '#base/calendar'
import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { aboutCompany, companies, groupedBy, isFollowed, notify, received } from '#harness/backend/kit'
import { companyKind, type SimCompany, usedEnergies } from '#harness/backend/world'
import { getToday } from '../api/today'
import { billsOf } from './bills'
import { isMine } from './companies'
import { unseenOf } from './risk'
import type { SimRisk } from './riskSeed'
import { KIND_NAMES } from './seed/riskWords'

/** New and due items of the employee's customers, and of those they follow (domain/customer.md 6). */

const SOON = 3

const mineOrFollowed = (context: SimContext) =>
  [...companies.all(context)].filter(
    (company) =>
      (isMine(company, context) || isFollowed(company, context)) && companies.may('customer.whole', company, context),
  )

/** Some records of a company by kind, with their number. */
const byKind = (company: SimCompany, records: readonly SimRisk[]) =>
  [...groupedBy(records, ({ kind }) => kind)].map(([kind, of]) => ({
    ...aboutCompany(company),
    kind,
    count: of.length,
  }))

/** Bills that are due within some days. */
function billsDue(context: SimContext) {
  const today = days.of(context.now)
  const last = days.add(today, SOON)
  const month = monthNumber(today)
  const mine = mineOrFollowed(context).filter((company) => isMine(company, context))
  return mine.flatMap((company) =>
    usedEnergies(company)
      .flatMap((energy) => billsOf(context, company, energy, monthOf(month - 1), monthOf(month)))
      .filter(({ paid, amount, dueAt }) => paid !== '2' && amount > 0 && dueAt >= today && dueAt <= last)
      .map(({ energy, amount, dueAt }) => ({ ...aboutCompany(company), energy, amount, dueAt })),
  )
}

export const todayHandler: SimHandler = answer(getToday, (_, context) => ({
  risks: mineOrFollowed(context).flatMap((company) => byKind(company, unseenOf(context, company))),
  bills: billsDue(context),
}))

/** Records that were found so many days ago are no news any more. */
const NEWS = 7

/** Notifies of court records that were found since the last message about the company, of each kind apart. */
export function notifyRisks(context: SimContext): void {
  const { employee, now } = context
  const type = 'customer.riskFound'
  const since = new Date(now.getTime() - NEWS * DAY).toISOString()
  const notified = new Map<string | undefined, string>()
  for (const { params, at } of received(type, context))
    if (at > (notified.get(params?.id) ?? '')) notified.set(params?.id, at)
  for (const company of mineOrFollowed(context)) {
    const last = notified.get(company.custId) ?? ''
    const found = unseenOf(context, company).filter(({ foundAt }) => foundAt > last)
    const news = new Set(found.filter(({ foundAt }) => foundAt >= since).map(({ kind }) => kind))
    for (const { custId, name, nameEn = name, kind, count } of byKind(company, found)) {
      if (!news.has(kind)) continue
      const words = KIND_NAMES[kind]
      const title = { en: `New court records about ${nameEn}: ${words.en}`, zh: `${name}有新的司法记录：${words.zh}` }
      const params = { id: custId, custId, name, kind, count: String(count) }
      const subject = { kind: companyKind.name, id: custId, name }
      notify([employee.loginName], { category: 'risk', type, level: 'important', title, subject, params }, context)
    }
  }
}
