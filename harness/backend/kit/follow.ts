import type { SimContext } from '../contract'
import type { SimRecords, Versioned } from './simRecords'

/** A record that people follow (login names). */
interface Followed {
  readonly followers?: readonly string[]
}

/** True if the employee follows the record. */
export function isFollowed({ followers = [] }: Followed, { employee }: SimContext): boolean {
  return followers.includes(employee.loginName)
}

/** Follows or unfollows a visible record. The star belongs to the employee, so the record's version does not change. */
export function follow<T extends Versioned & Followed>(
  records: SimRecords<T>,
  id: unknown,
  isOn: boolean,
  context: SimContext,
): void {
  const record = records.read(id, context)
  const me = context.employee.loginName
  const others = (record.followers ?? []).filter((each) => each !== me)
  context.store.table(records.kind).put({ ...record, followers: isOn ? [...others, me] : others })
}
