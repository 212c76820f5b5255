import type { SimContext } from '../contract'
import { refusal } from './refuse'

/** Throws 4003, which names the first of them, for an employee who has none of these rights for any record. */
export function needRight({ employee, can }: SimContext, ...rights: readonly [string, ...string[]]): void {
  if (!rights.some((right) => can(right, employee.orgCode, 'own'))) throw refusal(4003, { right: rights[0] })
}
