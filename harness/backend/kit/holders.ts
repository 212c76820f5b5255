import type { SimContext } from '../contract'
import { employeeKind } from '../core/employees'
import { rolesInForce } from '../core/grants'
import { isWithin } from '../core/organisations'

/** An employee with a right, and the organisation of the role that gives it. */
export interface Holder {
  readonly loginName: string
  readonly roleName: string
  readonly orgCode: string
}

/** Who has a right over an organisation: roles in force at it or above it, the nearest first. */
export function holdersOf(right: string, orgCode: string, { store, now, rolesWith }: SimContext): readonly Holder[] {
  const roles = rolesWith(right)
  return [...store.table(employeeKind).values()]
    .flatMap(({ loginName }) => rolesInForce(store, loginName, now).map((role) => ({ loginName, ...role })))
    .filter((role) => roles.includes(role.roleName) && isWithin(orgCode, role.orgCode))
    .sort((a, b) => depthOf(b) - depthOf(a))
}

const GROUP = '00'
const depthOf = ({ orgCode }: Holder) => (orgCode === GROUP ? 0 : orgCode.length)
