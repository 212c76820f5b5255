import * as v from 'valibot'
import { defineRecent } from '#kit/records'

/** Uses of menu entries that count. */
const MOST = 60

const use = v.object({
  entry: v.string(),
  /** ms since the epoch */
  at: v.number(),
})

/** Which menu entries the user opened lately, the latest first. */
export const usedAreas = defineRecent('core.usedAreas', use, { most: MOST, isSame: (a, b) => a.at === b.at })

/** Menu entries in the order in which they are used, those used as often in the order given. */
export function byUse<E extends { readonly id: string }>(
  entries: readonly E[],
  uses: readonly { readonly entry: string }[],
): readonly E[] {
  const count = (id: string) => uses.filter(({ entry }) => entry === id).length
  return [...entries].sort((a, b) => count(b.id) - count(a.id))
}
