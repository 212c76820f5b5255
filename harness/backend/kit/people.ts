import type { SimContext } from '../contract'
import { employeeKind } from '../core/employees'

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
