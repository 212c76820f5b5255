import type { SimHost } from './hosts'

/** Header of the response to a call of the app that has changed records; sign-ins and uploads change none. */
export const CHANGED = 'X-Sim-Changed'

/** A call as it was received (`GET /__sim/log`). */
export interface LogRow {
  /** From 1. */
  readonly n: number
  /** Wall-clock time, ISO 8601. */
  readonly at: string
  readonly host: SimHost
  readonly method: string
  /** Path relative to the host's base, as in the call's declaration. */
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** JSON and form fields unchanged, a file as `{ name, size, type }`, anything else as text; null without a body. */
  body: unknown
  /** HTTP status; null while it runs, 0 when the connection was dropped. */
  status: number | null
  /** Until the answer; null while it runs. ms */
  ms: number | null
}

/** Notes how a call has ended; status 0: its connection was dropped. */
export function endRow(row: LogRow, status: number): void {
  row.status = status
  row.ms = Date.now() - Date.parse(row.at)
}

const CAPACITY = 5_000

/** The newest calls of one store, oldest first. */
export class CallLog {
  private stored: LogRow[] = []
  private last = 0

  add(call: Omit<LogRow, 'n'>): LogRow {
    this.last += 1
    const row = { n: this.last, ...call }
    this.stored.push(row)
    // Trimmed in bulk, so that a long run does not copy the list for every call.
    if (this.stored.length >= CAPACITY * 1.1) this.stored = this.stored.slice(-CAPACITY)
    return row
  }

  /** Number of the last call, also of one that was cleared. */
  get lastCall(): number {
    return this.last
  }

  /** The newest rows; `last`: at most so many. */
  rows(last = CAPACITY): readonly LogRow[] {
    return this.stored.slice(-Math.min(last, CAPACITY))
  }

  clear(): void {
    this.stored = []
  }
}
