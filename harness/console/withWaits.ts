import { isOwnFunction, sinceStep } from '../simulator/HostLog'
import { doesSomething } from '../simulator/runSteps'
import type { LogFilter, LogRow, RecordedRows, Step, StepPlace } from '../simulator/types'
import { likeRow } from './timelineRows'

/**
 * The recorded steps with a wait for each of these rows where it occurred; undefined without a recording that brings
 * all of them about. All waits are in the order of their rows, because each looks after the row of the one before.
 * `log`: all rows of the phone, among which an earlier one may be like one of these.
 */
export function withWaits(
  steps: readonly Step[],
  { from, to = Number.POSITIVE_INFINITY, steps: rowsOfSteps }: RecordedRows,
  selected: readonly LogRow[],
  log: readonly LogRow[],
): readonly Step[] | undefined {
  // What such a function is told has another name in a replay.
  const rows = selected.filter(({ method }) => !isOwnFunction(method))
  if (rows.length === 0 || rows.some(({ n }) => n <= from || n > to)) return undefined
  // Of steps before another persona's session the rows are those of another log.
  const before = steps.slice(0, steps.length - rowsOfSteps.length)
  const marked = rowsOfSteps.map((row, index) => ({ ...row, step: steps[before.length + index] }))
  const waits = new Map<number, LogFilter>(rows.map((row) => [row.n, likeRow(row)]))
  for (const { when = 0, step } of marked) if (step?.when && when > from && !waits.has(when)) waits.set(when, step.when)
  const known = new Map([...log, ...rows].map((row) => [row.n, row]))
  const left = [...waits].sort(([a], [b]) => a - b)
  const result = [...before]
  let last: StepPlace | undefined
  const waitUntil = (end: number) => {
    while (left[0] && left[0][0] <= end) {
      const [n, filter] = left[0]
      const row = known.get(n)
      result.push({ call: 'waitFor', with: [filter], ...(row && sinceStep(row, filter, log, last)) })
      left.shift()
    }
  }
  for (const { done, at, when = 0, step } of marked) {
    if (!step) continue
    waitUntil(done)
    const { when: _, since: __, ...rest } = step
    result.push(when > from ? rest : step)
    if (doesSomething(step)) last = { done, at }
  }
  waitUntil(Number.POSITIVE_INFINITY)
  return result
}
