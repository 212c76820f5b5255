import { type Day, days } from '#base/calendar'
import type { useCodes } from './vocabulary'

/** Days without gas from which a company counts as silent, and without a contract as lost (domain/customer.md 1). */
const SILENT = 90
const LOST = 180

/**
 * How a company uses gas, by its volumes per month (m³); a month with gas counts to its last day. Without any bill the
 * company is new, and it cannot have stopped for longer than it has had bills.
 */
export function gasUseOf(
  volumes: ReadonlyMap<string, number>,
  hasContract: boolean,
  today: Day,
): (typeof useCodes.words)[number] {
  const months = [...volumes.keys()].sort()
  const [first] = months
  if (first === undefined) return 'new'
  const last = months.filter((month) => (volumes.get(month) ?? 0) > 0).pop()
  const since = last === undefined ? (`${first}-01` as Day) : days.monthEnd(`${last}-01` as Day)
  const idle = days.between(since, today)
  if (idle >= LOST && !hasContract) return 'lost'
  return idle >= SILENT ? 'silent' : 'active'
}
