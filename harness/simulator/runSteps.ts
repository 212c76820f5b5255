import type { HostLog } from './HostLog'
import type { Memory } from './memory'
import type { LogFilter, PendingCall, Step, StepCall, Target } from './types'

/** Progress of a scenario's steps; part of the phone's state, because steps may end the page they run on. */
export interface StepsPosition {
  /** Index of the next step. */
  readonly next: number
  /** The control or text of that step is looked for. */
  readonly isLooking: boolean
  /** Log row that a step waited for last. */
  readonly seen: number
  /** The last log row before the last step that did something. */
  readonly done: number
}

interface StepsOptions {
  readonly memory: Pick<Memory, 'scenario' | 'steps'>
  readonly log: HostLog
  /** Runs a step, except those that wait for a row. */
  readonly act: (step: Step) => unknown
  /** Resolves once the page shows what a step names. */
  readonly find: (target: Target) => Promise<unknown>
  /** Resolves once the app's first page is shown; not called if no steps remain. */
  readonly begin: () => Promise<unknown>
  /** True once the page is about to unload; the next page runs the remaining steps. */
  readonly isLeaving: () => boolean
}

/** Longest delay of a timer, because the user may take any time. ms */
const LONGEST = 2_147_483_647
/** How long a step waits for a row, as long as a journey does. ms */
const PATIENCE = 15_000

/** Steps that do nothing: they wait for a row, or a text. */
const WAITING: readonly StepCall[] = ['see', 'waitFor']

export const doesSomething = ({ call }: Step): boolean => !WAITING.includes(call)

/**
 * Runs the remaining steps in sequence and logs the end: a 'nav' row `steps` with 'done', or with the failed step and
 * its reason; no step runs after a failure.
 */
export async function runSteps({ memory, log, act, find, begin, isLeaving }: StepsOptions): Promise<void> {
  const { steps = [] } = memory.scenario
  const look = (isLooking: boolean) => {
    memory.steps = { ...memory.steps, isLooking }
  }
  // The page before may have ended meanwhile.
  look(false)
  const note = (result: string, step?: Step) =>
    log.add({ kind: 'nav', method: 'steps', wire: step, decoded: step, result })
  let step = steps[memory.steps.next]
  if (!step) return
  try {
    await begin()
    for (; step; step = steps[memory.steps.next]) {
      const { when, since, afterMs = 0 } = step
      const from = since === 'step' ? Math.max(memory.steps.seen, memory.steps.done) : memory.steps.seen
      let seen = when ? await rowFor(when, log, from) : memory.steps.seen
      if (step.call === 'waitFor')
        seen = await rowFor(step.with[0], log, Math.max(seen, from), step.with[1] ?? PATIENCE)
      if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs))
      if (isLeaving()) return
      if (step.call === 'tap' || step.call === 'fill' || step.call === 'see') {
        look(true)
        await find(step.with[0])
        if (isLeaving()) return
      }
      // Saved before the step runs, because it may end this page.
      const done = doesSomething(step) ? log.lastRow : memory.steps.done
      memory.steps = { next: memory.steps.next + 1, seen, done, isLooking: false }
      if (step.call !== 'waitFor') await act(step)
    }
    note('done')
  } catch (error) {
    const at = step ? `step ${steps.indexOf(step) + 1} (${step.call})` : 'steps'
    memory.steps = { ...memory.steps, next: steps.length, isLooking: false }
    note(`${at}: ${error instanceof Error ? error.message : String(error)}`, step)
  }
}

/** Number of the existing or future row that matches; rows that an earlier step waited for are excluded. */
async function rowFor(filter: LogFilter, log: HostLog, seen: number, ms = LONGEST): Promise<number> {
  const { n } = await log.waitFor({ ...filter, after: Math.max(filter.after ?? 0, seen) }, ms)
  return n
}

/** Resolves the first argument of `answer`: a method means its oldest waiting call, otherwise it is a call id. */
export function callToAnswer(name: string, pending: readonly PendingCall[]): string {
  return pending.find(({ method }) => method === name)?.id ?? name
}

/** Resolves once the app shows a page: the first element with `data-route` (interfaces.md). */
export function firstPage(document: Document): Promise<void> {
  const isThere = () => document.querySelector('[data-route]') !== null
  if (isThere()) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isThere()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-route'] })
  })
}
