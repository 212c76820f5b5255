import type { HostLog } from './HostLog'
import type { Memory } from './memory'
import type { LogFilter, PendingCall, Step } from './types'

/** How far the steps of a scenario have come; part of the phone's memory, since steps may end the page they run on. */
export interface StepsPosition {
  /** Index of the next one. */
  readonly next: number
  /** The row of the log that a step waited for last. */
  readonly seen: number
}

interface StepsOptions {
  readonly memory: Pick<Memory, 'scenario' | 'steps'>
  readonly log: HostLog
  /** Carries a step out. */
  readonly act: (step: Step) => unknown
  /** Resolves once the app's first page stands, before any step; not asked where none is left. */
  readonly begin: () => Promise<unknown>
  /** True once the page is about to be left: the rest is the next page's. */
  readonly isLeaving: () => boolean
}

/** A person may take as long as they like: the longest that a timer can wait. ms */
const LONGEST = 2_147_483_647

/**
 * Runs what is left of the scenario's steps, one after the other. The log says how it ended: a 'nav' row `steps` with 'done',
 * or with the step that failed and why; nothing is run after that.
 */
export async function runSteps({ memory, log, act, begin, isLeaving }: StepsOptions): Promise<void> {
  const { steps = [] } = memory.scenario
  const note = (result: string, step?: Step) =>
    log.add({ kind: 'nav', method: 'steps', wire: step, decoded: step, result })
  let step = steps[memory.steps.next]
  if (!step) return
  try {
    await begin()
    for (; step; step = steps[memory.steps.next]) {
      const { when, afterMs = 0 } = step
      const seen = when ? await rowFor(when, log, memory.steps.seen) : memory.steps.seen
      if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs))
      if (isLeaving()) return
      // Before it happens: it may be the end of this page.
      memory.steps = { next: memory.steps.next + 1, seen }
      await act(step)
    }
    note('done')
  } catch (error) {
    const at = step ? `step ${steps.indexOf(step) + 1} (${step.call})` : 'steps'
    memory.steps = { ...memory.steps, next: steps.length }
    note(`${at}: ${error instanceof Error ? error.message : String(error)}`, step)
  }
}

/** Number of the row that fits, there or to come; one that an earlier step waited for does not count again. */
async function rowFor(filter: LogFilter, log: HostLog, seen: number): Promise<number> {
  const { n } = await log.waitFor({ ...filter, after: Math.max(filter.after ?? 0, seen) }, LONGEST)
  return n
}

/** `answer` names a method where a person would name the call: the one of it that waits longest, else the id as given. */
export function callToAnswer(name: string, pending: readonly PendingCall[]): string {
  return pending.find(({ method }) => method === name)?.id ?? name
}

/** Resolves once the app shows a page: the first element that says which (interfaces.md `data-route`). */
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
