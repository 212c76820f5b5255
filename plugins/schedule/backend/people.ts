import type { SimContext } from '#harness/backend/contract'
import { holdersOf } from '#harness/backend/kit'

/** Login names of the managers of the nearest organisation that has any. */
export function managersOver(orgCode: string, context: SimContext): string[] {
  const managers = holdersOf('schedule.plan', orgCode, context).filter(({ roleName }) => roleName === 'manager')
  return managers.filter((each) => each.orgCode === managers[0]?.orgCode).map(({ loginName }) => loginName)
}
