/** Medians of cold starts of the app with a number of areas. */
export interface AreaFigures {
  readonly count: number
  /** JavaScript and page up to the first row, gzip. */
  readonly bytes: number
  /** ms */
  readonly interactive: number
  /** CPU time on a phone that is four times slower. ms */
  readonly busy: number
}

/** Maximum cost of many areas, as a ratio to few, and of each area. */
const AIMS = { ratio: 1.3, bytes: 400, ms: 0.3 } as const

export interface AreaLine {
  readonly text: string
  readonly isAbove: boolean
}

/** Two ratios and two costs of an area, each with its target. */
export function areaLines(few: AreaFigures, many: AreaFigures): readonly AreaLine[] {
  const added = many.count - few.count
  const line = (name: string, value: number, unit: string, digits: number, aim: number): AreaLine => {
    const isAbove = value > aim
    const reach = `≤ ${aim}${unit}`.padStart(10) + (isAbove ? 'above' : 'ok').padStart(8)
    return { text: `${name.padEnd(40)}${`${value.toFixed(digits)}${unit}`.padStart(10)}${reach}`, isAbove }
  }
  const to = `${many.count} areas to ${few.count}`
  const of = `of an area, ${few.count} → ${many.count}`
  return [
    line(`interactive, ${to}`, many.interactive / few.interactive, ' ×', 2, AIMS.ratio),
    line(`CPU time, ${to}`, many.busy / few.busy, ' ×', 2, AIMS.ratio),
    line(`bytes (gzip) ${of}`, (many.bytes - few.bytes) / added, '', 0, AIMS.bytes),
    line(`CPU time (ms) ${of}`, (many.busy - few.busy) / added, '', 2, AIMS.ms),
  ]
}
