import { makeAutoObservable, runInAction } from 'mobx'
import type { Case, CaseResult, Variant } from '../../plugins/public/conformance/types'
import { isAlone, isReload, runInPage, verdict } from '../conformance/runInPage'

/** The cases of a host; loaded with the first run, because only a run needs them. */
async function casesOf(variant: Variant): Promise<readonly Case[]> {
  const { CASES } = await import(/* webpackChunkName: 'conformance' */ '../../plugins/public/conformance/cases')
  return CASES.filter(({ runs, variants }) => runs.simulator && variants.includes(variant))
}
const fitsOnePage = (one: Case) => !isAlone(one) && !isReload(one)

/**
 * The conformance table in the phone's page: each call of the host under each answer, and whether it ends as it should.
 */
export class Conformance {
  results: readonly CaseResult[] = []
  /** Cases of this run. */
  count = 0
  /** Cases that need a page of their own each, which only the command line gives them. */
  left = 0
  problem = ''
  private running: AbortController | undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get isRunning(): boolean {
    return this.running !== undefined
  }

  /** Runs the cases of a host one after another in its page, until it ends or is stopped. */
  async start(variant: Variant, view: Window): Promise<void> {
    const running = new AbortController()
    this.stop()
    Object.assign(this, { running, results: [], count: 0, left: 0, problem: '' })
    try {
      const cases = await casesOf(variant)
      if (running.signal.aborted) return
      const chosen = cases.filter(fitsOnePage)
      runInAction(() => Object.assign(this, { count: chosen.length, left: cases.length - chosen.length }))
      for (const one of chosen) {
        const [run] = await runInPage([one], view)
        if (running.signal.aborted) return
        runInAction(() => {
          this.results = [...this.results, verdict(one, variant, run)]
        })
      }
    } catch (error) {
      if (!running.signal.aborted) runInAction(() => this.fail(error))
    }
    if (!running.signal.aborted) runInAction(() => this.stop())
  }

  stop(): void {
    this.running?.abort()
    this.running = undefined
  }

  private fail(error: unknown): void {
    this.problem = error instanceof Error ? error.message : String(error)
  }
}
