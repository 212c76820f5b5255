import type { SimContext } from '../contract'
import { employeeKind } from '../core/employees'
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

/** For examples of moves: the first employee besides the owner to whom the record may be given. */
export function anotherOwner(
  owner: string | undefined,
  rights: { readonly work: string; readonly assign: string },
  context: SimContext,
): string | undefined {
  const employees = [...context.store.table(employeeKind).values()]
  return employees.find(({ loginName }) => loginName !== owner && isAssignable(loginName, rights, context))?.loginName
}
