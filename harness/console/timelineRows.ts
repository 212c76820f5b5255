import { isHanging, isOwnFunction, pathOf } from '../simulator/HostLog'
import type { LogFilter, LogRow } from '../simulator/types'

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

/** A request or event in one line: `channel *, type subscribe`. */
function inShort(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value).slice(0, LONGEST)
  if (Array.isArray(value)) return JSON.stringify(value).slice(0, LONGEST)
  return Object.entries(value)
    .filter(([, each]) => !isOwnFunction(each))
    .map(([name, each]) => `${name} ${typeof each === 'object' ? JSON.stringify(each) : each}`)
    .join(', ')
    .slice(0, LONGEST)
}

const LONGEST = 120

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
  stalled: 'late',
  waiting: 'late',
  ask: 'ask',
}

/** How the phone itself refused a call that no rule concerns; undefined if it did not. */
function refusalIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { code, reason, errorCode, isComplete } = answer as Readonly<Record<string, unknown>>
  if (code === -2) return 'no-file'
  if (code === -1) return reason === 'cancelled' ? 'cancel' : reason === 'denied' ? 'denied' : 'fail'
  return errorCode !== undefined || isComplete === '1' ? 'fail' : undefined
}

/** Result of a call: that of its delivery if this failed, else the phone's or the tester's answer, or the outcome. */
function ended(row: LogRow, answer: LogRow | undefined): LogRow {
  if (!answer) return row
  if (answer.result !== 'delivered') return answer
  if (row.result !== 'success' && row.result !== 'ask') return row
  return { ...row, result: refusalIn(answer.decoded) ?? 'success' }
}

function toneOf({ kind, result }: Pick<LogRow, 'kind' | 'result'>): TimelineRow['tone'] {
  if (kind === 'http' && !isHanging({ kind, result })) return /^[23]/.test(result) ? 'ok' : 'fail'
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
    const end = ended(row, answer)
    const isWaiting = isCall && row.call !== undefined && row.result === 'ask' && !answer
    return {
      n,
      at,
      group: kind === 'answer' ? 'event' : kind,
      method,
      summary: kind === 'problem' ? row.result : inShort(isCall ? decoded : kind === 'http' ? '' : wire),
      result: end.result,
      tone: toneOf(end),
      ms: isHanging(row) ? undefined : (answer?.ms ?? row.ms),
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

/** What a replay waits for to see such a row again. */
export function likeRow(row: LogRow): LogFilter {
  const { kind, method, result } = row
  return { kind, method: kind === 'http' ? pathOf(row) : method, result }
}
