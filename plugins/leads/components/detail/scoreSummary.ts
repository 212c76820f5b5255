import type { Coded } from '#src/wire'
import type { ScorePart } from '../../api'
import type { ScoreKey } from '../../rules/vocabulary'

/** Reason codes that the area has texts for, with the type of their value. */
const KNOWN = {
  gas: 'gas',
  noGas: 'none',
  distance: 'distance',
  noMain: 'none',
  noPoint: 'none',
  taxGrade: 'text',
  noGrade: 'none',
  recent: 'none',
  contacts30: 'none',
  quiet: 'none',
  decider: 'none',
  noDecider: 'none',
  noContact: 'none',
} as const satisfies Readonly<Record<string, 'gas' | 'distance' | 'text' | 'none'>>
type ReasonCode = keyof typeof KNOWN

const isKnown = (code: string): code is ReasonCode => Object.keys(KNOWN).includes(code)

export interface Reason {
  readonly code: ReasonCode
  readonly value:
    | { readonly kind: 'gas'; readonly amount: number }
    | { readonly kind: 'distance'; readonly amount: number }
    | { readonly kind: 'text'; readonly text: string }
}

/** Reason for the points of a part; undefined if the area has no text for it or its value is missing. */
export function reasonOf(part: ScorePart): Reason | undefined {
  const { why } = part
  if (!why || !isKnown(why.code)) return undefined
  const { code, value } = { ...why, code: why.code }
  const kind = KNOWN[code]
  if (kind === 'gas' || kind === 'distance') {
    return typeof value === 'number' ? { code, value: { kind, amount: value } } : undefined
  }
  return { code, value: { kind: 'text', text: String(value ?? '') } }
}

/** Demand and distance to the main are always in the summary. */
const ALWAYS: readonly Coded<ScoreKey>[] = ['need', 'main']

/** Reasons shown beside the score: demand, distance to the main, and the part with the lowest share of its points. */
export function scoreSummary(parts: readonly ScorePart[]): Reason[] {
  const share = (part: ScorePart) => (part.max > 0 ? part.got / part.max : 1)
  const rest = parts.filter((part) => !ALWAYS.includes(part.key)).sort((a, b) => share(a) - share(b))
  const [weakest] = rest
  const shown = [...parts.filter((part) => ALWAYS.includes(part.key)), ...(weakest ? [weakest] : [])]
  return shown.map(reasonOf).filter((reason) => reason !== undefined)
}
