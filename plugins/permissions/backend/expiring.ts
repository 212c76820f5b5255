import { type Day, days } from '#base/calendar'
import type { SimContext } from '#harness/backend/contract'
import { grantKind, isInForce } from '#harness/backend/core/grants'
import { groupedBy, notify, receivedToday } from '#harness/backend/kit'
import { applicationKind } from './records'

/** Days before the end of a role on which its holder is notified (domain/permissions.md 'Messages'). */
const NOTICE_DAYS: readonly number[] = [14, 3]
const TYPE = 'role.expiring'

/** Sends the employee's messages of today about roles that end, once. */
export function notifyExpiring(context: SimContext): void {
  const { store, employee, now } = context
  const today = days.of(now)
  const received = new Set(receivedToday(TYPE, context).map(({ params }) => params?.id))
  const ending = [...store.table(grantKind).values()].filter(
    (grant) =>
      grant.loginName === employee.loginName &&
      isInForce(grant, today) &&
      NOTICE_DAYS.includes(days.between(today, grant.to as Day)),
  )
  // Roles of one application that end on one day are one message.
  for (const grants of groupedBy(ending, ({ id, applicationId = id, to }) => `${applicationId} ${to}`).values()) {
    const [grant] = grants
    if (!grant) continue
    const { id, applicationId, to } = grant
    const about = applicationId ?? id
    if (received.has(about)) continue
    const { length: count } = grants
    const left = days.between(today, to as Day)
    const title =
      count > 1
        ? { en: `${count} of your roles end in ${left} days`, zh: `您的 ${count} 个角色将在 ${left} 天后到期` }
        : { en: `Your role ends in ${left} days`, zh: `您的角色将在 ${left} 天后到期` }
    const params = { id: about, items: String(count) }
    const { name: kind } = applicationId ? applicationKind : grantKind
    const draft = {
      category: 'approval',
      type: TYPE,
      level: 'normal',
      title,
      subject: { kind, id: about },
      params,
    } as const
    notify([employee.loginName], draft, context)
  }
}
