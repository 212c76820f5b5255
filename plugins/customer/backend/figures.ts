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
  const year = twelveMonths(months, today)
  const figures: Figures = {
    ...year,
    before: Array.from({ length: YEAR }, (_, index) => months.get(monthOf(first + index)) ?? null),
    use: usageOf(company, year, today),
  }
  known.set(company, { today, figures })
  return figures
}

function usageOf({ contractEnd }: SimCompany, { months }: TwelveMonths, today: Day): Figures['use'] {
  const isIdle = (count: number) => months.slice(-count).every((volume) => (volume ?? 0) <= 0)
  const hasContract = ['active', 'ending'].includes(contractState(asDay(contractEnd ?? ''), today))
  if (isIdle(LOST) && !hasContract) return '3'
  return isIdle(SILENT) ? '2' : '1'
}
