import type { SimContext } from '#harness/backend/contract'
import type { SimCompany } from '#harness/backend/world'
import { RISK_LEVELS, type RiskKind, type RiskLevel } from '../rules/vocabulary'

/** What is worked out from a company's bills and risk records, as transmitted. */
export interface Figures {
  /** m³ of the running month to date and the 11 before */
  readonly gas12: number
  /** Share of the year before; undefined for a new customer. */
  readonly change?: number
  readonly months: readonly (number | null)[]
  readonly of?: number
  /** The 12 months before, of which the last is whole. */
  readonly before?: readonly (number | null)[]
  /** 1 active, 2 silent (90 days without gas), 3 lost (180 days, no contract). */
  readonly use: '1' | '2' | '3'
  readonly risk: { readonly level?: RiskLevel; readonly points: number }
  readonly counts?: Readonly<Partial<Record<RiskKind, number>>>
}

/** Figures of a company on the day of the context. */
export function figuresOf(_context: SimContext, { custId, gas }: SimCompany): Figures {
  const number = Number(custId.slice(-6))
  const level = RISK_LEVELS[number % 7]
  return {
    gas12: gas,
    change: ((number % 21) - 10) / 100,
    months: Array<number>(12).fill(gas / 12),
    use: '1',
    risk: { ...(level && { level }), points: level ? 20 : 0 },
  }
}
