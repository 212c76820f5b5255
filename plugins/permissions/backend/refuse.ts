import { type SimContext, SimRefusal } from '#harness/backend/contract'
import { doneBy, organisationOf } from '#harness/backend/kit'
import type { Period } from '../rules/period'

/** The same role was already applied for, for a period that overlaps. */
export const PENDING = 5006

/** Refusals of the area (domain/permissions.md 'Calls'); the app has its own texts (`refused.<code>`). */
export const refuse = {
  held: () => new SimRefusal(5001, 'You have this role then.'),
  nobody: () => new SimRefusal(5002, 'Nobody can approve.'),
  urged: () => new SimRefusal(5003, 'Urged within 4 h.'),
  lastApprover: (orgCode: string) => {
    const { orgName: name, orgNameEn: nameEn } = organisationOf(orgCode)
    return new SimRefusal(5004, `${nameEn} needs an approver.`, { orgCode, name, nameEn })
  },
  pending: (period: Period) => new SimRefusal(PENDING, 'The same application is waiting already.', period),
  decided: (loginName: string, at: string, context: SimContext) => {
    const { words, data } = doneBy(context, loginName, at)
    return new SimRefusal(5005, `Decided by ${words}.`, data)
  },
}
