import type { HostResult } from '#platform/host'
import { differences } from '../../plugins/public/conformance/differences'
import type { AnyMethod } from '../../plugins/public/conformance/runOnDevice'
import type { Case, CaseResult, Variant } from '../../plugins/public/conformance/types'

/** Results of a case's calls, or the error that prevented them. */
export interface PageRun {
  readonly id: string
  readonly results: readonly HostResult<unknown>[]
  /** ms */
  readonly took: number
  readonly error?: string
}

/**
 * Runs cases one after another in a page with the simulated host, each set up by rules and called through the app's own
 * bridge. The function is passed to the page as source text, so it must not use anything from outside its body. `view`:
 * of that page, if it is in a frame.
 */
export async function runInPage(cases: readonly Case[], view: Window = window): Promise<PageRun[]> {
  const { app, hostSim, localStorage } = view
  if (!app || !hostSim) throw new Error('no app and no simulated host on this page')
  const bridge = app.core.host
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  /** Time-out after which a call counts as not settled. ms */
  const patience = 45_000

  const arrange = ({ method, host }: Case): string[] => {
    const { outcome, payloads = [], encoding } = host
    const first = outcome === 'silent' ? undefined : payloads[0]
    const second = outcome === 'silent' ? payloads[0] : payloads[1]
    const rule = (nth: number, how: Case['host']['outcome'], payload: unknown) =>
      hostSim.rule({
        method,
        nth,
        // The bridge may look up a missing method more than once.
        times: how === 'absent' ? 9 : 1,
        then: how,
        ...(payload !== undefined && { payload }),
        ...(encoding && { encoding }),
      })
    const ids = [rule(1, outcome, first)]
    if (second !== undefined) ids.push(rule(2, 'success', second))
    return ids
  }

  /** Makes a recording first if the case downloads one: a host only downloads its own recordings. */
  const withRecording = async (one: Case): Promise<Case> => {
    if (one.method !== 'downloadAudio' || one.host.outcome !== 'success') return one
    const segment = await bridge.startRecording({ maxDuration: 1 })
    return segment.ok ? { ...one, request: { localAudioId: segment.data.localAudioId } } : one
  }

  const call = ({ method, request: written }: Case, signal?: AbortSignal): Promise<HostResult<unknown>> => {
    const token = localStorage.getItem('token') ?? ''
    const request = JSON.parse(JSON.stringify(written).replaceAll('{token}', token)) as object
    const { call: make }: AnyMethod = { call: bridge[method] }
    const made = make(request, signal ? { signal } : {})
    const late = pause(patience).then(() => {
      throw new Error('the call did not settle')
    })
    return Promise.race([made, late])
  }

  const act = async (one: Case): Promise<HostResult<unknown>[]> => {
    const controller = new AbortController()
    switch (one.act) {
      case 'two-at-once':
        return Promise.all([call(one), call(one)])
      case 'again-after-silence':
        return [await call(one), await call(one)]
      case 'again-after-late': {
        const first = await call(one)
        await pause(1500)
        return [first, await call(one)]
      }
      case 'abort': {
        const result = call(one, controller.signal)
        await pause(60)
        controller.abort()
        return [await result]
      }
      case 'abort-before':
        controller.abort()
        return [await call(one, controller.signal)]
      case 'background-then-answer': {
        const result = call(one)
        await hostSim.lifecycle('background')
        await pause(50)
        await hostSim.lifecycle('resume')
        return [await result]
      }
      default:
        return [await call(one)]
    }
  }

  const runs: PageRun[] = []
  for (const one of cases) {
    const startedAt = performance.now()
    const ready = await withRecording(one)
    const rules = arrange(ready)
    const results: HostResult<unknown>[] = []
    let error: string | undefined
    try {
      results.push(...(await act(ready)))
    } catch (thrown) {
      error = String(thrown)
    }
    for (const id of rules) hostSim.unrule(id)
    const took = Math.round(performance.now() - startedAt)
    runs.push({ id: one.id, results, took, ...(error !== undefined && { error }) })
    // A response too soon after another one could count as a repetition of it.
    await pause(60)
  }
  return runs
}

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
