/** The meaning of a series; it decides colour and line, which no screen chooses itself. */
export type Look = 'now' | 'before' | 'plan' | 'good' | 'risk'

export interface Series {
  readonly name: string
  readonly kind: 'bar' | 'line' | 'band'
  /** One value a category, in the unit of the chart; `[low, high]` for a band, null for a missing value. */
  readonly values: readonly (number | readonly [number, number] | null)[]
  /** `now` unless given. */
  readonly look?: Look | undefined
  /** Index of the category that is not over yet: its bar is dashed, its value a sum so far. */
  readonly running?: number | undefined
  /** False where the categories are no course up to today: all in full colour, none with its value. */
  readonly hasLatest?: false | undefined
  /** Bars of the same stack are rendered on top of one another; at most four, in this order of weight. */
  readonly stack?: string | undefined
}

/** What happened in a category: a line and its words. */
export interface Mark {
  /** Index of the category. */
  readonly at: number
  readonly label: string
}

/** Colours by token; a theme changes them without another render. */
export interface Paint {
  readonly fill: string
  /** At least 3:1 against the card. */
  readonly edge: string
  readonly line: string
  /** On and off, px at the design width; a whole line without. */
  readonly dash?: readonly number[] | undefined
}

const LOOKS: Readonly<Record<Look, Paint>> = {
  now: { fill: 'var(--chart-now-weak)', edge: 'var(--chart-now-edge)', line: 'var(--chart-now)' },
  before: { fill: 'var(--surface-sunk)', edge: 'var(--chart-prev)', line: 'var(--chart-prev)' },
  plan: { fill: 'var(--surface)', edge: 'var(--chart-prev)', line: 'var(--chart-prev)', dash: [4, 3] },
  good: { fill: 'var(--good-weak)', edge: 'var(--good)', line: 'var(--good)' },
  risk: { fill: 'var(--risk-weak)', edge: 'var(--risk)', line: 'var(--risk)', dash: [1, 3] },
}

/** Parts of a stack from the bottom: each has an edge of its own, so that they part without colour, too. */
const PARTS: readonly Paint[] = [
  { fill: 'var(--chart-now)', edge: 'var(--chart-now)', line: 'var(--chart-now)' },
  LOOKS.now,
  { fill: 'var(--chart-prev)', edge: 'var(--chart-prev)', line: 'var(--chart-prev)' },
  LOOKS.before,
]

/** The colours of a series; parts of a stack without a look take the next of four. */
export function paintOf(series: readonly Series[], index: number): Paint {
  const own = series[index]
  if (!own?.stack || own.look) return LOOKS[own?.look ?? 'now']
  const place = series.slice(0, index).filter(({ stack, look }) => stack === own.stack && !look).length
  return PARTS[place % PARTS.length] ?? LOOKS.now
}

/** Rendered in full colour with its value, where there is a latest one. */
export const highlightOf = (series: Series) => (series.hasLatest === false ? undefined : latestOf(series))

/** The last one that is over. Undefined without values. */
export function latestOf({ values, running }: Series): number | undefined {
  for (let at = values.length - 1; at >= 0; at -= 1) {
    if (at !== running && values[at] !== null && values[at] !== undefined) return at
  }
  return undefined
}
