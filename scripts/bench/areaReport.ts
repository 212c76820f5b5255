/** Medians of cold starts of the app with so many areas. */
export interface AreaFigures {
  readonly count: number
  /** JavaScript and page up to the first row, gzip. */
  readonly bytes: number
  /** ms */
  readonly interactive: number
  /** CPU time on a phone that is four times slower. ms */
  readonly busy: number
}

/** What `AIM_AT` areas may cost, as a ratio to the fewest, and what each area may add. */
const AIMS = { ratio: 1.3, bytes: 300, ms: 0.3 } as const
const AIM_AT = 140

export interface AreaLine {
  readonly text: string
  readonly isAbove: boolean
}

/** Two ratios and two costs of an area, each with what to reach. The ratios have an aim at 140 areas only. */
export function areaLines(first: AreaFigures, before: AreaFigures, each: AreaFigures): readonly AreaLine[] {
  const added = each.count - before.count
  const ratioAim = each.count === AIM_AT ? AIMS.ratio : undefined
  const line = (name: string, value: number, unit: string, digits: number, aim: number | undefined): AreaLine => {
    const isAbove = aim !== undefined && value > aim
    const reach = aim === undefined ? '' : `≤ ${aim}${unit}`.padStart(10) + (isAbove ? 'above' : 'ok').padStart(8)
    return { text: `${name.padEnd(40)}${`${value.toFixed(digits)}${unit}`.padStart(10)}${reach}`, isAbove }
  }
  const to = `${each.count} areas to ${first.count}`
  const of = `of an area, ${before.count} → ${each.count}`
  return [
    line(`interactive, ${to}`, each.interactive / first.interactive, ' ×', 2, ratioAim),
    line(`CPU time, ${to}`, each.busy / first.busy, ' ×', 2, ratioAim),
    line(`bytes (gzip) ${of}`, (each.bytes - before.bytes) / added, '', 0, AIMS.bytes),
    line(`CPU time (ms) ${of}`, (each.busy - before.busy) / added, '', 2, AIMS.ms),
  ]
}
