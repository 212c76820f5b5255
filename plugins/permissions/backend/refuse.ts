import { type SimContext, SimRefusal } from '#harness/backend/contract'
import { organisation } from '#harness/backend/core/organisations'
import { personOf } from '#harness/backend/kit'

/** Refusals of the area (domain/permissions.md 'Calls'); the app has its own texts (`refused.<code>`). */
export const refuse = {
  held: () => new SimRefusal(5001, 'You have this role then.'),
  nobody: () => new SimRefusal(5002, 'Nobody can approve.'),
  urged: () => new SimRefusal(5003, 'Urged within 4 h.'),
  lastApprover: (orgCode: string) => {
    const org = organisation(orgCode)
    const data = { orgCode, orgName: org?.orgName, orgNameEn: org?.orgNameEn }
    return new SimRefusal(5004, `${org?.orgNameEn ?? orgCode} needs an approver.`, data)
  },
  /** `at`: when it was decided. */
  decided: (loginName: string, at: string, context: SimContext) => {
    const by = personOf(context, loginName)
    const minutes = Math.floor((context.now.getTime() - Date.parse(at)) / 60_000)
    return new SimRefusal(5005, `Decided by ${by.userNameEn} ${minutes} minutes ago.`, { by, at })
  },
}
