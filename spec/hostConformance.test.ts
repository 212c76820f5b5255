import { CASES, IMPOSSIBLE } from '../plugins/public/conformance/cases'
import { differences } from '../plugins/public/conformance/differences'
import { SITUATIONS } from '../plugins/public/conformance/methodCases'
import { type Act, type Case, VARIANTS, type Variant } from '../plugins/public/conformance/types'
import { wayIn } from '../plugins/public/conformance/ways'
import { HOST_METHODS } from '../src/platform/host/calls'
import { HOSTS } from '../src/platform/host/engine/hosts'
import { type HostResult, hostFailure } from '../src/platform/host/HostResult'
import { FakeHostApp, HOST_OF, type Page } from './support/hostRig'

/* Runs the conformance table on the bridge's engine: every case in each of its variants, with a host that implements
   only the wire (docs/host-bridge.md). e2e/conformance.spec.ts runs the same table in Chromium on the simulators. */

type Result = HostResult<unknown>

/** Longer than any call can take. ms */
const PATIENCE = 90_000

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T09:41:00+08:00') }))
afterEach(() => jest.useRealTimers())

/** Advances the time until all calls have settled. */
async function settle(calls: readonly Promise<Result>[]): Promise<Result[]> {
  let results: Result[] | undefined
  void Promise.all(calls).then((all) => {
    results = all
  })
  for (let passed = 0; passed < PATIENCE && !results; passed += 500) await jest.advanceTimersByTimeAsync(500)
  if (!results) throw new Error('a call did not settle')
  return results
}

const call = ({ engine }: Page, { method, request }: Case, signal?: AbortSignal): Promise<Result> =>
  engine.call(method, request as never, signal ? { signal } : {})

const ACTS: Readonly<Record<Act, (app: FakeHostApp, page: Page, one: Case) => Promise<readonly Result[]>>> = {
  call: (_app, page, one) => settle([call(page, one)]),
  'two-at-once': (_app, page, one) => settle([call(page, one), call(page, one)]),
  'again-after-silence': async (_app, page, one) => [
    ...(await settle([call(page, one)])),
    ...(await settle([call(page, one)])),
  ],
  'again-after-late': async (_app, page, one) => {
    const first = await settle([call(page, one)])
    await jest.advanceTimersByTimeAsync(5000)
    return [...first, ...(await settle([call(page, one)]))]
  },
  abort: async (_app, page, one) => {
    const controller = new AbortController()
    const result = call(page, one, controller.signal)
    await jest.advanceTimersByTimeAsync(100)
    controller.abort()
    return settle([result])
  },
  'abort-before': async (app, page, one) => {
    const controller = new AbortController()
    controller.abort()
    const results = await settle([call(page, one, controller.signal)])
    expect(app.posted).toEqual([])
    return results
  },
  'before-ready': async (_app, page, one) => {
    const result = call(page, one)
    await jest.advanceTimersByTimeAsync(1000)
    page.makeReady()
    return settle([result])
  },
  'never-ready': (_app, page, one) => settle([call(page, one)]),
  background: async (app, page, one) => {
    const result = call(page, one)
    await jest.advanceTimersByTimeAsync(100)
    app.document.show('hidden')
    await jest.advanceTimersByTimeAsync(600_000)
    app.document.show('visible')
    return settle([result])
  },
  'background-then-answer': async (app, page, one) => {
    const result = call(page, one)
    await jest.advanceTimersByTimeAsync(100)
    app.document.show('hidden')
    await jest.advanceTimersByTimeAsync(600_000)
    app.document.show('visible')
    await jest.advanceTimersByTimeAsync(1000)
    app.release()
    return settle([result])
  },
  reload: async (app, page, one) => {
    void call(page, one)
    await jest.advanceTimersByTimeAsync(1000)
    const next = app.open()
    app.release()
    await jest.advanceTimersByTimeAsync(100)
    const [left] = await next.interrupted()
    expect(left).toMatchObject({ method: one.method, route: '/here' })
    if (left?.answer === undefined) return [hostFailure('interrupted', 'fail')]
    return [await next.engine.read(one.method, left.answer)]
  },
  'reload-then-again': async (app, page, one) => {
    void call(page, one)
    await jest.advanceTimersByTimeAsync(1000)
    const next = app.open()
    app.release()
    await jest.advanceTimersByTimeAsync(2000)
    const result = call(next, one)
    await jest.advanceTimersByTimeAsync(1000)
    app.release()
    return settle([result])
  },
  'reload-and-again': async (app, page, one) => {
    void call(page, one)
    await jest.advanceTimersByTimeAsync(1000)
    const result = call(app.open(), one)
    await jest.advanceTimersByTimeAsync(1000)
    app.release(1)
    return settle([result])
  },
}

async function run(one: Case, variant: Variant): Promise<string | undefined> {
  const app = new FakeHostApp(variant, one)
  const page = app.open(one.act !== 'before-ready' && one.act !== 'never-ready')
  page.usesRealWays = one.way === 'web' && !SITUATIONS.some((situation) => situation === one.situation)
  return differences(await ACTS[one.act](app, page, one), one.expect)
}

describe.each(VARIANTS)('%s', (variant) => {
  const cases = CASES.filter(({ runs, variants }) => runs.engine && variants.includes(variant))
  test.each(cases.map((one) => [one.id, one] as const))('%s', async (_id, one) => {
    expect(await run(one, variant)).toBeUndefined()
  })
})

describe('the table', () => {
  test('has unique case ids', () => {
    const ids = CASES.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test.each(HOST_METHODS)('%s covers every situation in every variant, or states why not', (method) => {
    const open = VARIANTS.flatMap((variant) => {
      const here = CASES.filter((one) => one.method === method && one.variants.includes(variant))
      if (here.some(({ way }) => way === 'none')) return []
      const known = [...here, ...IMPOSSIBLE.filter((each) => each.method === method && each.variants.includes(variant))]
      return SITUATIONS.filter((situation) => !known.some((each) => each.situation === situation)).map(
        (situation) => `${variant} ${situation}`,
      )
    })
    expect(open).toEqual([])
  })

  test.each(HOST_METHODS)("%s is implemented as the bridge's table says", (method) => {
    const expected = VARIANTS.map((variant) => {
      const way = HOSTS[HOST_OF[variant].kind][method]
      return way.way === 'native' && !way.reply && !way.joins ? 'own' : way.way
    })
    expect(VARIANTS.map((variant) => wayIn(method, variant))).toEqual(expected)
  })

  test('the cases that always run are about a tenth', () => {
    const count = (cases: readonly Case[]) => cases.reduce((sum, { variants }) => sum + variants.length, 0)
    const simulated = CASES.filter(({ runs }) => runs.simulator)
    const share = count(simulated.filter(({ quick }) => quick)) / count(simulated)
    expect(share).toBeGreaterThan(0.07)
    expect(share).toBeLessThan(0.15)
  })
})
