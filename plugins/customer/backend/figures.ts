import { asDay, type Day, days, monthNumber, monthOf, monthsUntil, twelveMonths } from '#base/calendar'
import type { SimContext } from '#harness/backend/contract'
import { gasMonths, type SimCompany } from '#harness/backend/world'
import { contractState } from '../rules/contract'

const YEAR = 12
/** Months without gas, the running one included, from which a company counts as silent or lost: 90 and 180 days. */
const SILENT = 3
const LOST = 6

/** Figures derived from a company's bills, as transmitted. */
export type Figures = ReturnType<typeof workOut>

function workOut(context: Pick<SimContext, 'now'>, company: SimCompany, today: Day) {
  const months = gasMonths(context, company)
  const first = monthNumber(today) - 2 * YEAR + 1
  const { total, ...year } = twelveMonths(months, today)
  return {
    ...year,
    gas12: total,
    /** The 12 months before `months`, of which the last is whole. m³ */
    before: Array.from({ length: YEAR }, (_, index) => months.get(monthOf(first + index)) ?? null),
    use: usageOf(company, months, today),
  }
}

/**
 * 1 active, 2 silent (90 days without gas), 3 lost (180 days, and no contract), 4 new. A company cannot have stopped for
 * longer than it has had bills; without any it is new.
 */
function usageOf({ contractEnd }: SimCompany, billed: ReadonlyMap<string, number>, today: Day) {
  const [first] = [...billed.keys()].sort()
  if (first === undefined) return '4'
  const isIdle = (count: number) => {
    const months = monthsUntil(today, count)
    return first <= (months[0] ?? '') && months.every((month) => (billed.get(month) ?? 0) <= 0)
  }
  const hasContract = ['active', 'ending'].includes(contractState(asDay(contractEnd ?? ''), today))
  if (isIdle(LOST) && !hasContract) return '3'
  return isIdle(SILENT) ? '2' : '1'
}

const cache = new WeakMap<SimCompany, { readonly today: Day; readonly figures: Figures }>()

/** Figures of a company on the day of the context; cached, because a list reads all of them. */
export function figuresOf(context: Pick<SimContext, 'now'>, company: SimCompany): Figures {
  const today = days.of(context.now)
  const cached = cache.get(company)
  if (cached?.today === today) return cached.figures
  const figures = workOut(context, company, today)
  cache.set(company, { today, figures })
  return figures
}
