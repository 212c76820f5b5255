import { ago } from '#base/calendar'
import type { SimContext } from '../contract'
import { employeeKind } from '../core/employees'
import { organisation } from '../core/organisations'

/** An employee as transmitted inside records. */
export function personOf({ store }: SimContext, loginName: string) {
  const person = store.table(employeeKind).get(loginName)
  return {
    loginName,
    userName: person?.userName ?? loginName,
    userNameEn: person?.userNameEn ?? loginName,
    orgCode: person?.orgCode,
  }
}

/** An organisation as transmitted inside records; the name of a deleted one is its code. */
export function organisationOf(orgCode: string) {
  const { orgName = orgCode, orgNameEn = orgCode } = organisation(orgCode) ?? {}
  return { orgCode, orgName, orgNameEn }
}

/**
 * Who did something and how long ago, for refusals because somebody was first: `data`, whose `kind` selects the app's text
 * (`refused.<code>_<kind>`), and the same as English text.
 */
export function doneBy(context: SimContext, loginName: string, at: string) {
  const { userName: name, userNameEn: nameEn } = personOf(context, loginName)
  const data = { name, nameEn, ...ago(context.now.getTime() - Date.parse(at)) }
  const when = data.kind === 'now' ? 'just now' : `${data.number} ${data.kind} ago`
  return { data, words: `${nameEn} ${when}` }
}
