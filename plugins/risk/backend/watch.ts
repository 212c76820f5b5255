import { type Day, days } from '#base/calendar'
import type { SimContext, SimKind } from '#harness/backend/contract'
import type { SeedKit } from '#harness/backend/kit'

/** Up to where the readings of customers were looked at; one record. Days `2026-11-20`. */
interface SimWatch {
  readonly id: string
  /** The day of the seed. */
  readonly since: Day
  /** Readings before this day were looked at. */
  readonly upTo: Day
}

export const watchKind: SimKind<SimWatch> = { name: 'gas-watch', id: ({ id }) => id }
const ID = 'readings'

export function seedWatch({ clock }: SeedKit): SimWatch[] {
  const today = days.of(clock.now)
  return [{ id: ID, since: today, upTo: today }]
}

export const watchOf = ({ store, now }: Pick<SimContext, 'store' | 'now'>): SimWatch =>
  store.table(watchKind).get(ID) ?? { id: ID, since: days.of(now), upTo: days.of(now) }

/** Remembers that readings up to yesterday were looked at. */
export function watched({ store, now }: Pick<SimContext, 'store' | 'now'>): void {
  store.table(watchKind).put({ ...watchOf({ store, now }), upTo: days.of(now) })
}
