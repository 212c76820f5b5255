import { asDay, type Day, days, monthNumber, monthOf, twelveMonths } from '#base/calendar'
import type { SimContext } from '#harness/backend/contract'
import { gasMonths, type SimCompany } from '#harness/backend/world'
import { contractState } from '../rules/contract'
import { gasUseOf } from '../rules/gasUse'
import { useCodes } from '../rules/vocabulary'

const YEAR = 12

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
    asOf: today,
    use: useCodes.toWire(gasUseOf(months, hasContract(company, today), today)),
  }
}

const hasContract = ({ contractEnd }: SimCompany, today: Day) =>
  ['active', 'ending'].includes(contractState(asDay(contractEnd ?? ''), today))

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
