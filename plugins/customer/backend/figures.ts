import type { SimContext } from '#harness/backend/contract'
import type { SimCompany } from '#harness/backend/world'
import { asDay, type Day, days } from '#src/calendar'
import { contractState } from '../rules/contract'
import { monthNumber, monthOf } from '../rules/months'
import { type TwelveMonths, twelveMonths } from '../rules/twelveMonths'
import { gasMonths } from './bills'

/** What is worked out from a company's bills, as transmitted. */
export interface Figures extends TwelveMonths {
  /** The 12 months before `months`, of which the last is whole. m³ */
  readonly before: readonly (number | null)[]
  /** 1 active, 2 silent (90 days without gas), 3 lost (180 days, and no contract). */
  readonly use: '1' | '2' | '3'
}

const YEAR = 12
/** Months without gas, the running one included, from which a company counts as silent or lost: 90 and 180 days. */
const SILENT = 3
const LOST = 6

const known = new WeakMap<SimCompany, { readonly today: Day; readonly figures: Figures }>()

/** Figures of a company on the day of the context; kept, because a list asks for all of them. */
export function figuresOf(context: Pick<SimContext, 'now'>, company: SimCompany): Figures {
  const today = days.of(context.now)
  const kept = known.get(company)
  if (kept?.today === today) return kept.figures
  const months = gasMonths(context, company)
  const first = monthNumber(today) - 2 * YEAR + 1
  const figures: Figures = {
    ...twelveMonths(months, today),
    before: Array.from({ length: YEAR }, (_, index) => months.get(monthOf(first + index)) ?? null),
    use: usageOf(company, months, today),
  }
  known.set(company, { today, figures })
  return figures
}

function usageOf({ contractEnd }: SimCompany, months: ReadonlyMap<string, number>, today: Day): Figures['use'] {
  const idle = (count: number) =>
    Array.from({ length: count }, (_, back) => months.get(monthOf(monthNumber(today) - back)) ?? 0).every(
      (volume) => volume <= 0,
    )
  const hasContract = ['active', 'ending'].includes(contractState(asDay(contractEnd ?? ''), today))
  if (idle(LOST) && !hasContract) return '3'
  return idle(SILENT) ? '2' : '1'
}
