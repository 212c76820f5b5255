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

/** What is to be decided, and by whom. */
export interface ToDecide {
  readonly right: string
  readonly orgCode: string
  /** Who sent it, and so does not decide. */
  readonly sender: string
  /** Those with this role only. */
  readonly role?: string | undefined
  /** Those of the nearest organisation that has any. */
  readonly isNearest?: boolean | undefined
}

/** Login names of those who decide on what somebody sent, the nearest first, each once. */
export function decidersOf(
  { right, orgCode, sender, role, isNearest = false }: ToDecide,
  context: SimContext,
): readonly string[] {
  const all = holdersOf(right, orgCode, context).filter(
    ({ loginName, roleName }) => loginName !== sender && (role === undefined || roleName === role),
  )
  const wanted = isNearest ? all.filter((each) => each.orgCode === all[0]?.orgCode) : all
  return [...new Set(wanted.map(({ loginName }) => loginName))]
}

const GROUP = '00'
const depthOf = ({ orgCode }: Holder) => (orgCode === GROUP ? 0 : orgCode.length)
