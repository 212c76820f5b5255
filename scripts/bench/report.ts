import type { DayRun, Run } from './measure'
import { CPU_SLOWDOWN, median } from './profile'
import type { LongList } from './scroll'

interface Line {
  readonly name: string
  readonly unit: string
  readonly digits?: number
  readonly of: (run: Run) => number
  /** Target (performance.md): a value, or a ratio to the floor. */
  readonly reach: { readonly most: number } | { readonly ratio: number }
}

const LINES: readonly Line[] = [
  { name: 'JS to first row, gzip', unit: 'kB', of: (run) => run.jsBytes / 1000, reach: { most: 200 } },
  { name: 'CSS to first row, gzip', unit: 'kB', digits: 1, of: (run) => run.cssBytes / 1000, reach: { most: 12 } },
  { name: 'requests to first row', unit: '', of: (run) => run.requests, reach: { most: 8 } },
  { name: 'requests until it is quiet', unit: '', of: (run) => run.quietRequests, reach: { most: 25 } },
  { name: 'first contentful paint', unit: 'ms', of: (run) => run.fcp, reach: { ratio: 0.6 } },
  { name: 'largest contentful paint', unit: 'ms', of: (run) => run.lcp, reach: { ratio: 1.3 } },
  { name: 'first row', unit: 'ms', of: (run) => run.row, reach: { ratio: 1.4 } },
  { name: 'interactive', unit: 'ms', of: (run) => run.interactive, reach: { ratio: 1.4 } },
  { name: 'total blocking time', unit: 'ms', of: (run) => run.tbt, reach: { ratio: 1.6 } },
  { name: 'longest task', unit: 'ms', of: (run) => run.longest, reach: { ratio: 1 } },
  { name: 'second visit, first row', unit: 'ms', of: (run) => run.second, reach: { ratio: 1.6 } },
  { name: 'tap to detail, shell', unit: 'ms', of: (run) => run.shell, reach: { most: 100 } },
  { name: 'tap to detail, data', unit: 'ms', of: (run) => run.data, reach: { most: 300 } },
  { name: 'layout shift', unit: '', digits: 3, of: (run) => run.shift, reach: { most: 0.01 } },
  { name: 'requests outside the origin', unit: '', of: (run) => run.outside, reach: { most: 0 } },
]

/** Targets on a phone that is slower than the usual one. */
const ON_SLOW_PHONES: Readonly<Record<string, Pick<Line, 'reach'>>> = { interactive: { reach: { ratio: 1.2 } } }

function row(...cells: string[]): string {
  const [name = '', ...rest] = cells
  return name.padEnd(32) + rest.map((cell) => cell.padStart(12)).join('')
}

/** The start page beside the floor, which has a list to show as well. */
const DAY_LINES: readonly {
  readonly name: string
  readonly of: (run: DayRun) => number
  readonly floor?: (run: Run) => number
  readonly reach: Line['reach']
}[] = [
  { name: 'start page, first row (ms)', of: ({ row }) => row, floor: ({ row }) => row, reach: { ratio: 1.4 } },
  {
    name: 'start page, second visit (ms)',
    of: ({ second }) => second,
    floor: ({ second }) => second,
    reach: { ratio: 1.6 },
  },
  { name: 'start page, second visit, fetched', of: ({ fetched }) => fetched, reach: { most: 25 } },
]

function printDay(floor: readonly Run[], day: readonly DayRun[]): void {
  for (const { name, of, floor: floorOf, reach } of DAY_LINES) {
    const least = floorOf ? median(floor.map(floorOf)) : Number.NaN
    const ours = median(day.map(of))
    const good = 'most' in reach ? ours <= reach.most : ours <= least * reach.ratio
    const [low, ratio] = floorOf ? [least.toFixed(0), `${(ours / least).toFixed(2)} ×`] : ['', '–']
    const aim = 'most' in reach ? `≤ ${reach.most}` : `≤ ${reach.ratio} ×`
    console.log(row(name, low, ours.toFixed(0), ratio, aim, good ? 'ok' : 'above'))
  }
}

interface Measured {
  readonly floor: readonly Run[]
  readonly app: readonly Run[]
  readonly day: readonly DayRun[]
  readonly list: LongList | undefined
}

/** The table of figures: floor, app, ratio, target. */
export function printReport({ floor, app, day, list }: Measured, cpu: number): void {
  console.log(row('', 'floor', 'app', 'ratio', 'reach', ''))
  const lines = cpu > CPU_SLOWDOWN ? LINES.map((line) => ({ ...line, ...ON_SLOW_PHONES[line.name] })) : LINES
  for (const { name, unit, digits = 0, of, reach } of lines) {
    const least = median(floor.map(of))
    const ours = median(app.map(of))
    const ratio = least > 0 ? ours / least : Number.NaN
    const good = 'most' in reach ? ours <= reach.most : ours <= least * reach.ratio
    const aim = 'most' in reach ? `≤ ${reach.most}` : `≤ ${reach.ratio} ×`
    const shown = Number.isNaN(ratio) ? '–' : `${ratio.toFixed(2)} ×`
    console.log(
      row(
        `${name}${unit && ` (${unit})`}`,
        least.toFixed(digits),
        ours.toFixed(digits),
        shown,
        aim,
        good ? 'ok' : 'above',
      ),
    )
  }
  printDay(floor, day)
  if (!list) return
  const long: readonly [string, string, number, boolean][] = [
    ['1,000 rows: heap after GC (MB)', (list.heap / 1e6).toFixed(1), 8.5, list.heap <= 8.5e6],
    ['1,000 rows: DOM elements', String(list.domNodes), 700, list.domNodes <= 700],
    ['1,000 rows: rows in the DOM', String(list.rowsInDom), 59, list.rowsInDom < 60],
    ['scrolling at CPU 4×: p95 (ms)', list.p95.toFixed(1), 25, list.p95 <= 25],
    ['scrolling: frames over 50 ms', String(list.slowFrames), 0, list.slowFrames === 0],
  ]
  for (const [name, value, most, good] of long)
    console.log(row(name, '', value, '', `≤ ${most}`, good ? 'ok' : 'above'))
}
