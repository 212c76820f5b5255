import { type Day, days } from '#base/calendar'
import type { SimContext } from '#harness/backend/contract'
import { grantKind, isInForce } from '#harness/backend/core/grants'
import { notify, receivedToday } from '#harness/backend/kit'
import { applicationKind } from './records'

/** Days before the end of a role on which its holder is notified (domain/permissions.md 'Messages'). */
const NOTICE_DAYS: readonly number[] = [14, 3]
const TYPE = 'role.expiring'

/** Sends the employee's messages of today about roles that end, once. */
export function notifyExpiring(context: SimContext): void {
  const { store, employee, now } = context
  const today = days.of(now)
  const received = new Set(receivedToday(TYPE, context).map(({ params }) => params?.id))
  for (const grant of store.table(grantKind).values()) {
    const { id, loginName, applicationId, to } = grant
    const left = days.between(today, to as Day)
    if (loginName !== employee.loginName || !isInForce(grant, today) || !NOTICE_DAYS.includes(left)) continue
    const about = applicationId ?? id
    if (received.has(about)) continue
    const title = { en: `Your role ends in ${left} days`, zh: `您的角色将在 ${left} 天后到期` }
    const params = { id: about, items: '1' }
    const { name: kind } = applicationId ? applicationKind : grantKind
    const draft = {
      category: 'approval',
      type: TYPE,
      level: 'normal',
      title,
      subject: { kind, id: about },
      params,
    } as const
    notify([loginName], draft, context)
  }
}
