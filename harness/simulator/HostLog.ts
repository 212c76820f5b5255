import type { LogFilter, LogRow, Step, StepPlace } from './types'

const PATIENCE = 5000

interface Waiting {
  readonly filter: LogFilter
  readonly notify: (row: LogRow) => void
}

/** Log of everything exchanged between page and host, oldest first. */
export class HostLog {
  private readonly all: LogRow[]
  private waiting: Waiting[] = []
  private last: number

  constructor(rows: readonly LogRow[] = []) {
    this.all = [...rows]
    this.last = rows[rows.length - 1]?.n ?? 0
  }

  /** Number of the last row, also of one that was cleared. */
  get lastRow(): number {
    return this.last
  }

  add(row: Omit<LogRow, 'n' | 'at'>): LogRow {
    this.last += 1
    const known: LogRow = { n: this.last, at: Date.now(), ...row }
    this.all.push(known)
    const reported = this.waiting.filter(({ filter }) => fits(known, filter))
    this.waiting = this.waiting.filter((each) => !reported.includes(each))
    for (const { notify } of reported) notify(known)
    return known
  }

  rows(filter: LogFilter = {}): LogRow[] {
    return this.all.filter((row) => fits(row, filter))
  }

  clear(): void {
    this.all.length = 0
  }

  waitFor(filter: LogFilter, ms = PATIENCE): Promise<LogRow> {
    const [known] = this.rows(filter)
    if (known) return Promise.resolve(known)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting = this.waiting.filter((each) => each !== entry)
        const seen = this.all.map(({ kind, method, result }) => `${kind} ${method} ${result}`).slice(-12)
        reject(
          new Error(`nothing like ${JSON.stringify(filter)} within ${ms} ms; last: ${seen.join(', ') || 'nothing'}`),
        )
      }, ms)
      const entry: Waiting = {
        filter,
        notify: (row) => {
          clearTimeout(timer)
          resolve(row)
        },
      }
      this.waiting.push(entry)
    })
  }
}

/** A request without its query, which has a new timestamp each time. */
export const pathOf = ({ method }: LogRow): string => method.replace(/\?.*$/, '')

/** A request that has not ended. */
export const isHanging = ({ kind, result }: Pick<LogRow, 'kind' | 'result'>): boolean =>
  kind === 'http' && (result === 'stalled' || result === 'waiting')

/** Name of a function that the page made for one call (wire.md): another one after each load. */
export const isOwnFunction = (name: unknown): boolean => typeof name === 'string' && name.startsWith('__hb')

/** When what a row reports has begun. ms since the epoch */
const beginOf = ({ at, ms = 0 }: LogRow): number => at - ms

/**
 * That the wait for a row counts from the step before it: an earlier row of the log would end it at once. What has
 * begun before that step may end before it in a replay, and is waited for as usual.
 */
export function sinceStep(
  row: LogRow,
  filter: LogFilter,
  log: readonly LogRow[],
  before: StepPlace | undefined,
): Pick<Step, 'since'> {
  if (!before || row.n <= before.done || beginOf(row) < before.at) return {}
  return log.some((each) => each.n <= before.done && fits(each, filter)) ? { since: 'step' } : {}
}

function fits(row: LogRow, { kind, method, result, after }: LogFilter): boolean {
  return (
    (kind === undefined || row.kind === kind) &&
    (method === undefined || row.method === method || (row.kind === 'http' && pathOf(row) === method)) &&
    (result === undefined || row.result === result) &&
    (after === undefined || row.n > after)
  )
}
