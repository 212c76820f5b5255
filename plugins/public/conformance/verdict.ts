import { differences } from './differences'
import type { PageRun } from './runInPage'
import type { Case, CaseResult, Variant } from './types'

/** An unanswered call leaves its channel in doubt for 30 s, so it needs a page of its own. */
export const isAlone = ({ way, host, act }: Case): boolean =>
  way === 'native' && (['silent', 'late'].includes(host.outcome) || act === 'abort')

/** The web view ends during the call, and with it the page that runs the case. */
export const isReload = ({ act }: Case): boolean => act === 'reload'

/** Compares what a case gave in a page with what it expects. */
export function verdict(one: Case, variant: Variant, run: PageRun | undefined): CaseResult {
  const differs = run?.error ?? differences(run?.results ?? [], one.expect)
  return {
    id: one.id,
    variant,
    passed: differs === undefined,
    took: run?.took ?? 0,
    ...(differs !== undefined && { differs }),
  }
}
