import { asDay, type Day, days } from '#base/calendar'
import type { SimContext, SimStore } from '#harness/backend/contract'
import { indexedBy } from '#harness/backend/kit'
import { companyKind, gasDays } from '#harness/backend/world'
import { dayTypeOf, isNormalAgain, type Reading } from '../rules/band'
import type { Cause } from '../rules/vocabulary'
import { type SimWarning, warningKind } from './records'
import { watchOf } from './watch'

/** Daily volumes of customers, from the shared world, without the days that handled warnings explain. */

/** Causes that say nothing about what the customer usually needs. */
const EXCLUDING: readonly Cause[] = ['shutdown', 'meter', 'holiday']

/** The last day of a warning's period. */
export function endOf({ granularity, date }: Pick<SimWarning, 'granularity' | 'date'>): Day {
  const first = asDay(date) ?? ('' as Day)
  if (granularity === 'week') return days.add(first, 6)
  return granularity === 'month' ? days.monthEnd(first) : first
}

/** A warning's days do not count: its cause has nothing to do with the customer's need. */
const isExcluding = ({ state, cause }: SimWarning) =>
  (state === 'handled' || state === 'closed') && cause !== undefined && EXCLUDING.includes(cause)

interface Kept {
  readonly key: string
  readonly readings: readonly Reading[]
  /** Whether days after this one were normal again. */
  readonly normal: Map<Day, boolean>
}
const kept = new WeakMap<SimStore, Map<string, Kept>>()
const warningsOf = indexedBy(warningKind, ({ custId }) => custId)

/** Computed once for a customer and day, until other days of theirs are excluded. */
function keptOf(custId: string, { store, now }: Pick<SimContext, 'store' | 'now'>): Kept {
  const all = kept.get(store) ?? new Map<string, Kept>()
  kept.set(store, all)
  const excluded = warningsOf(custId, { store, now }).filter(isExcluding)
  const key = [days.of(now), ...excluded.map(({ granularity, date }) => `${granularity} ${date}`)].join()
  const known = all.get(custId)
  if (known?.key === key) return known
  const company = store.table(companyKind).get(custId)
  const isExcluded = (day: Day) => excluded.some((warning) => day >= warning.date && day <= endOf(warning))
  const readings = (company ? gasDays({ now, since: watchOf({ store, now }).since }, company) : []).map(
    ({ day, volume }) => {
      return { day, volume, type: dayTypeOf(day), ...(isExcluded(day) && { excluded: true }) }
    },
  )
  const found: Kept = { key, readings, normal: new Map() }
  all.set(custId, found)
  return found
}

/** The last 180 days of a customer. */
export const readingsOf = (custId: string, context: Pick<SimContext, 'store' | 'now'>) =>
  keptOf(custId, context).readings

/** The volume was normal again after a warning. */
export function isOver(warning: SimWarning, context: Pick<SimContext, 'store' | 'now'>): boolean {
  const { readings, normal } = keptOf(warning.custId, context)
  const end = endOf(warning)
  const known = normal.get(end) ?? isNormalAgain(readings, end)
  normal.set(end, known)
  return known
}
