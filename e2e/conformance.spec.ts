import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { isAlone, isReload, type PageRun, runInPage, verdict } from '../harness/conformance/runInPage'
import { CASES } from '../plugins/public/conformance/cases'
import type { AnyMethod } from '../plugins/public/conformance/runOnDevice'
import type { Case, CaseResult, Variant } from '../plugins/public/conformance/types'
import { expect, fullUnless, type Host, hostTest, isFull, VARIANTS } from './fixtures'

/* The conformance table in Chromium on the simulated hosts, called by the app's real bridge. `npm run conformance`,
   which also prints the matrix, and `npm run test:all` run all of it; `npm test` a tenth, in one host of each kind.
   spec/hostConformance.test.ts runs all of it on the engine. */

const REPRESENTATIVES: readonly Variant[] = ['partner-android', 'browser']
/** The one in which cases run that take seconds of the page's time. */
const PATIENT: Variant = 'partner-android'
/** Read by `npm run conformance`. */
const REPORTS = '.cache/reports/conformance'

/** Groups of cases that share a page. */
function batches(cases: readonly Case[]): readonly (readonly Case[])[] {
  const together = cases.filter((one) => !isAlone(one))
  return [...(together.length > 0 ? [together] : []), ...cases.filter(isAlone).map((one) => [one])]
}

/** Ends the web view during the call and opens the app again; checks what the next page knows of it. */
async function reload(one: Case, page: Page, host: Host): Promise<PageRun> {
  const startedAt = Date.now()
  await host.open('/demo')
  await host.rule({ method: one.method, then: 'success', payload: one.host.payloads?.[0], delayMs: 3000 })
  await page.evaluate(
    ([method]) => {
      const host = window.app?.core.host
      if (!host) throw new Error('no app on this page')
      const { call }: AnyMethod = { call: host[method] }
      void call({}, {})
    },
    [one.method] as const,
  )
  await host.waitFor({ kind: 'call', method: one.method })
  await host.lifecycle('kill')
  await host.lifecycle('restore')
  await page.evaluate(() => window.hostSim?.ready)
  const left = () =>
    page.evaluate(
      async (method) => (await window.app?.core.host.interrupted())?.find((call) => call.method === method),
      one.method,
    )
  const wantsAnswer = one.expect[0]?.ok === true
  await expect
    .poll(async () => {
      const call = await left()
      return call !== undefined && (!wantsAnswer || call.result !== undefined)
    })
    .toBe(true)
  const result = (await left())?.result ?? {
    ok: false as const,
    code: -1 as const,
    error: { kind: 'interrupted' as const, text: 'fail' },
  }
  return { id: one.id, results: [result], took: Date.now() - startedAt }
}

/** Writes the results for `npm run conformance`, and fails if a case did. */
function conclude(name: string, results: readonly CaseResult[]): void {
  if (isFull) {
    mkdirSync(REPORTS, { recursive: true })
    writeFileSync(`${REPORTS}/${name}.json`, JSON.stringify(results, undefined, 2))
  }
  expect(results.filter(({ passed }) => !passed).map(({ id, differs }) => `${id}: ${differs}`)).toEqual([])
}

const isSlow = ({ act }: Case) => act === 'background' || act === 'reload'

for (const variant of VARIANTS) {
  hostTest.describe(variant, () => {
    hostTest.use({ variant })
    const isChosen = (one: Case) => one.quick && (variant === PATIENT || !isSlow(one))
    const cases = CASES.filter(
      (one) => one.runs.simulator && one.variants.includes(variant) && (isFull || isChosen(one)),
    )
    const details = fullUnless(REPRESENTATIVES.includes(variant))

    hostTest(`${variant}: every call of the table ends as it says`, details, async ({ host, page, allow }) => {
      hostTest.setTimeout(isFull ? 600_000 : 60_000)
      // Some cases produce late answers or a message without an owner.
      allow(/an answer came/)
      allow(/nobody owns messages of type probe/)
      const results: CaseResult[] = []
      for (const batch of batches(cases.filter((one) => !isReload(one)))) {
        await host.open('/demo')
        await expect(page.getByRole('heading', { name: 'closeWebView' })).toBeAttached()
        const runs = await page.evaluate(runInPage, batch)
        for (const one of batch) {
          const run = runs.find(({ id }) => id === one.id)
          results.push(verdict(one, variant, run))
        }
      }
      conclude(variant, results)
    })

    for (const one of cases.filter(isReload)) {
      hostTest(`${variant}: ${one.method} is known to the page after`, details, async ({ host, page }) => {
        conclude(`${variant}.${one.id}`, [verdict(one, variant, await reload(one, page, host))])
      })
    }
  })
}
