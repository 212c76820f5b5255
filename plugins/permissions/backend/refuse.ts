import { type SimContext, SimRefusal } from '#harness/backend/contract'
import { organisation } from '#harness/backend/core/organisations'
import { personOf } from '#harness/backend/kit'

/** Refusals of the area (domain/permissions.md 'Calls'); the app has its own texts (`refused.<code>`). */
export const refuse = {
  held: () => new SimRefusal(5001, 'You have this role then.'),
  nobody: () => new SimRefusal(5002, 'Nobody can approve.'),
  urged: () => new SimRefusal(5003, 'Urged within 4 h.'),
  lastApprover: (orgCode: string) => {
    const { orgName: name = orgCode, orgNameEn: nameEn = orgCode } = organisation(orgCode) ?? {}
    return new SimRefusal(5004, `${nameEn} needs an approver.`, { orgCode, name, nameEn })
  },
  decided: (loginName: string, at: string, context: SimContext) => {
    const { userName: name, userNameEn: nameEn } = personOf(context, loginName)
    const data = { name, nameEn, ...ago(context.now.getTime() - Date.parse(at)) }
    const when = data.kind === 'now' ? 'just now' : `${data.number} ${data.kind} ago`
    return new SimRefusal(5005, `Decided by ${nameEn} ${when}.`, data)
  },
}

/** How long ago, in the largest unit that fits; the kind selects the app's text (`refused.5005_<kind>`). `time` in ms */
function ago(time: number): { readonly kind: 'now' | 'minutes' | 'hours' | 'days'; readonly number: number } {
  const minutes = Math.floor(time / 60_000)
  if (minutes < 1) return { kind: 'now', number: 0 }
  if (minutes < 60) return { kind: 'minutes', number: minutes }
  if (minutes < 24 * 60) return { kind: 'hours', number: Math.floor(minutes / 60) }
  return { kind: 'days', number: Math.floor(minutes / 60 / 24) }
}
