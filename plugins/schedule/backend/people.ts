import type { SimContext } from '#harness/backend/contract'
import { dayOf, grantKind, isInForce } from '#harness/backend/core/grants'
import { isWithin } from '#harness/backend/core/organisations'

/** Login names of the nearest managers over an organisation. */
export function managersOver(orgCode: string, { store, now }: SimContext): string[] {
  const today = dayOf(now)
  const over = [...store.table(grantKind).values()].filter(
    (grant) => grant.roleName === 'manager' && isInForce(grant, today) && isWithin(orgCode, grant.orgCode),
  )
  const nearest = Math.max(0, ...over.map(({ orgCode: own }) => own.length))
  return over.filter(({ orgCode: own }) => own.length === nearest).map(({ loginName }) => loginName)
}
