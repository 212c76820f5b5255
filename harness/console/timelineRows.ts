import type { LogRow } from '../simulator/types'

/** A row of the timeline: a call with its answer, or something that happened by itself. */
export interface TimelineRow {
  readonly n: number
  readonly at: number
  readonly group: 'call' | 'event' | 'http' | 'nav' | 'problem'
  readonly method: string
  /** In short, what was sent. */
  readonly summary: string
  readonly result: string
  readonly tone: 'ok' | 'fail' | 'late' | 'event' | 'ask'
  readonly ms: number | undefined
  readonly encoding: string
  /** What the page sent, what the host answered or called, as text of the wire. */
  readonly out: unknown
  readonly in: unknown
  readonly decoded: unknown
  /** Id of a call that waits for the tester. */
  readonly waiting: string | undefined
}

export interface TimelineFilter {
  readonly text: string
  readonly groups: readonly TimelineRow['group'][]
}

const shortened = (value: unknown) => {
  if (value === undefined || value === null) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text === '{}' ? '' : text.slice(0, 120)
}

const TONES: Readonly<Record<string, TimelineRow['tone']>> = {
  success: 'ok',
  delivered: 'event',
  done: 'event',
  fail: 'fail',
  denied: 'fail',
  absent: 'fail',
  lost: 'fail',
  threw: 'fail',
  syntax: 'fail',
  network: 'fail',
  malformed: 'fail',
  cancel: 'late',
  'no-file': 'late',
  silent: 'late',
  late: 'late',
  twice: 'late',
  aborted: 'late',
  ask: 'ask',
}

function toneOf({ kind, result }: LogRow): TimelineRow['tone'] {
  if (kind === 'http') return /^[23]/.test(result) ? 'ok' : 'fail'
  if (kind === 'problem' || result.startsWith('step ')) return 'fail'
  return TONES[result] ?? 'event'
}

/** One row per call with its answer, per event, per request, oldest first. */
export function timelineRows(rows: readonly LogRow[]): readonly TimelineRow[] {
  const answers = new Map<string, LogRow>()
  for (const row of rows) if (row.kind === 'answer' && row.call) answers.set(row.call, row)
  return rows.flatMap((row) => {
    const { n, at, kind, method, wire, decoded } = row
    if (kind === 'answer' && row.call) return []
    const answer = row.call === undefined ? undefined : answers.get(row.call)
    const isCall = kind === 'call'
    const isWaiting = isCall && row.call !== undefined && row.result === 'ask' && !answer
    return {
      n,
      at,
      group: kind === 'answer' ? 'event' : kind,
      method,
      summary: kind === 'problem' ? row.result : shortened(isCall ? decoded : kind === 'http' ? '' : wire),
      result: answer && answer.result !== 'delivered' ? answer.result : row.result,
      tone: answer && answer.result !== 'delivered' ? toneOf(answer) : toneOf(row),
      ms: answer?.ms ?? row.ms,
      encoding: answer?.encoding ?? row.encoding ?? '',
      out: isCall || kind === 'http' ? wire : undefined,
      in: isCall ? answer?.wire : kind === 'http' ? decoded : wire,
      decoded: isCall ? answer?.decoded : decoded,
      waiting: isWaiting ? row.call : undefined,
    }
  })
}

/** Rows of these groups whose method, content or result has the text. */
export function filteredRows(rows: readonly TimelineRow[], { text, groups }: TimelineFilter): readonly TimelineRow[] {
  const wanted = text.trim().toLowerCase()
  return rows.filter(({ group, method, summary, result }) => {
    if (!groups.includes(group)) return false
    return wanted === '' || `${method} ${summary} ${result}`.toLowerCase().includes(wanted)
  })
}

/** Time since the first row: `07.240`; minutes before it from one minute on. */
export function sinceStart(ms: number): string {
  const seconds = (Math.floor(ms) % 60_000) / 1000
  const minutes = Math.floor(ms / 60_000)
  return `${minutes > 0 ? `${minutes}:` : ''}${seconds.toFixed(3).padStart(6, '0')}`
}
