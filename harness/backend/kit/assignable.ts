import type { SimContext } from '../contract'
import { rolesInForce } from '../core/grants'

/**
 * True for somebody who may be made owner of a record: a role in force with the right `work`, at an organisation where
 * the employee who assigns has the right `assign`.
 */
export function isAssignable(
  loginName: string,
  { work, assign }: { readonly work: string; readonly assign: string },
  { store, now, can, rolesWith }: SimContext,
): boolean {
  const roles = rolesWith(work)
  return rolesInForce(store, loginName, now).some(
    ({ roleName, orgCode }) => roles.includes(roleName) && can(assign, orgCode, 'any'),
  )
}
