import type { SimContext } from '../contract'
import { EVERYONE } from '../core/rights'
import { refusal } from './refuse'

/** Throws 4003, which names the first of them, for an employee who has none of these rights for any record. */
export function needRight({ employee, can }: SimContext, ...rights: readonly [string, ...string[]]): void {
  if (!rights.some((right) => can(right, employee.orgCode, 'own'))) throw refusal(4003, { right: rights[0] })
}

/** The employee has the right, in whatever organisation; what `Core.decide` says on the device. */
export function hasRight({ employee, rolesWith }: SimContext, right: string): boolean {
  const roles = rolesWith(right)
  return roles.includes(EVERYONE) || employee.roles.some(({ roleName }) => roles.includes(roleName))
}
