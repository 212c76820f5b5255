import { type Day, days } from '#base/calendar'
import type { SimContext } from '#harness/backend/contract'
import { grantKind, isInForce } from '#harness/backend/core/grants'
import { tell, toldToday } from '#harness/backend/kit'

/** The holder of a role is told so many days before its end (domain/permissions.md 'Messages'). */
const TOLD: readonly number[] = [14, 3]
const TYPE = 'role.expiring'

/** Sends the employee's messages of today about roles that end, once; a role that came from no application has none. */
export function tellExpiring(context: SimContext): void {
  const { store, employee, now } = context
  const today = days.of(now)
  const told = new Set(toldToday(TYPE, context).map(({ params }) => params?.id))
  for (const grant of store.table(grantKind).values()) {
    const { loginName, applicationId, to } = grant
    const left = days.between(today, to as Day)
    if (loginName !== employee.loginName || !isInForce(grant, today) || !TOLD.includes(left)) continue
    if (applicationId === undefined || told.has(applicationId)) continue
    const title = { en: `Your role ends in ${left} days`, zh: `您的角色将在${left}天后到期` }
    const params = { id: applicationId, items: '1' }
    tell([loginName], { category: 'approval', type: TYPE, level: 'normal', title, params }, context)
  }
}
