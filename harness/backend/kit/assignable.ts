import type { SimContext } from '../contract'
import { employeeKind } from '../core/employees'
import { rolesInForce } from '../core/grants'

/** Rights to work with records of a kind, and to assign them. */
interface OwnerRights {
  readonly work: string
  readonly assign: string
}

/**
 * Why somebody may not be made owner of a record: no role in force has the right `work`, or none of these is at an
 * organisation where the employee who assigns has the right `assign`. undefined: may.
 */
export function ownerRefusal(
  loginName: string,
  { work, assign }: OwnerRights,
  { store, now, can, rolesWith }: SimContext,
): 'noRole' | 'otherOrganisation' | undefined {
  const roles = rolesWith(work)
  const working = rolesInForce(store, loginName, now).filter(({ roleName }) => roles.includes(roleName))
  if (working.length === 0) return 'noRole'
  return working.some(({ orgCode }) => can(assign, orgCode, 'any')) ? undefined : 'otherOrganisation'
}

/** True for somebody who may be made owner of a record. */
export const isAssignable = (loginName: string, rights: OwnerRights, context: SimContext) =>
  ownerRefusal(loginName, rights, context) === undefined

/** For examples of moves: the first employee besides the owner to whom the record may be given. */
export function anotherOwner(owner: string | undefined, rights: OwnerRights, context: SimContext): string | undefined {
  const employees = [...context.store.table(employeeKind).values()]
  return employees.find(({ loginName }) => loginName !== owner && isAssignable(loginName, rights, context))?.loginName
}
