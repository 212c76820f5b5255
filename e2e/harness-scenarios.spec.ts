import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { staticFiles } from '../harness/server/files'
import { findPlace, serve, stopServing, urlsOf } from '../harness/server/listen'
import { playwrightTest } from '../harness/simulator/exportScenario'
import { checkScenario } from '../harness/simulator/scenarioText'
import type { Scenario } from '../harness/simulator/types'
import { expect, full, Host, hostTest, type Page, screen, test, VARIANTS } from './fixtures'
import { App } from './support/App'

/* Scenarios: each ready one is replayed and passes as an exported test; a recorded session replays in every host. */

interface Area {
  readonly scenarios: readonly { readonly title: { readonly en: string }; readonly scenario: unknown }[]
}

/** Runs the body of an exported test, as Playwright would with the file in this folder. */
async function runExported(scenario: Scenario, app: App, host: Host): Promise<void> {
  const text = playwrightTest(scenario)
  const body = text.slice(text.indexOf('=> {') + 4, text.lastIndexOf('})'))
  const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor
  await new AsyncFunction('app', 'host', 'allow', body)(app, host, () => undefined)
}

/** Result of the steps of a scenario that the simulated host does by itself. */
const replayed = (host: Host) => host.waitFor({ kind: 'nav', method: 'steps' }, 60_000)

test(
  'every ready scenario replays, and passes twice as an exported test',
  full,
  async ({ browser, request, baseURL }) => {
    test.setTimeout(600_000)
    const areas: readonly Area[] = await (await request.get('/__sim/areas')).json()
    const ready = areas.flatMap((area) => area.scenarios)
    expect(ready.length).toBeGreaterThanOrEqual(17)
    for (const { title, scenario: raw } of ready) {
      await test.step(title.en, async () => {
        const scenario = checkScenario(raw)
        // Each run has a phone and a back end of its own, as each journey has.
        const onNewPhone = async (run: (page: Page, host: Host) => Promise<unknown>) => {
          const context = await browser.newContext()
          await context.addCookies([{ name: 'sim', value: randomUUID(), url: baseURL ?? '' }])
          const page = await context.newPage()
          await run(page, new Host(page, 'browser'))
          await context.close()
        }
        await Promise.all([
          onNewPhone(async (_, host) => {
            await host.begin(scenario.launch?.path ?? '/', scenario)
            expect((await replayed(host)).result).toBe('done')
          }),
          onNewPhone((page, host) => runExported(scenario, new App(page), host)),
        ])
        await onNewPhone((page, host) => runExported(scenario, new App(page), host))
      })
    }
  },
)

hostTest.describe('a recorded session', full, () => {
  hostTest.use({ variant: 'partner-android' })

  hostTest('of the main job replays in all five hosts', async ({ page, host, sim }) => {
    hostTest.setTimeout(240_000)
    await host.open('/')
    await expect(screen(page, '/')).toHaveAttribute('data-state', 'ready')
    await host.call('record', true)
    await page.getByRole('button', { name: /^Leads/ }).click()
    await screen(page, '/clueList').getByRole('link', { name: 'Hongsheng Ceramics' }).click()
    await screen(page, '/clueDetail').getByRole('button', { name: 'Follow up', exact: true }).click()
    const form = screen(page, '/x/leads/followUp')
    await form.getByText('Call', { exact: true }).first().click()
    await form.getByLabel(/What was/).fill('They want a price for two boilers by Friday.')
    await form.getByRole('button', { name: 'Mon 23' }).click()
    await form.getByLabel(/^About/).fill('Send the price')
    await form.getByRole('button', { name: 'Save follow-up' }).click()
    await expect(screen(page, '/clueDetail')).toBeVisible()
    await page
      .getByText(/^They want a price/)
      .first()
      .click({ modifiers: ['Alt'] })
    await host.call('record', false)
    const recorded = checkScenario(JSON.parse(await host.call('export', 'scenario')))
    expect(recorded.steps?.map(({ call }) => call)).toEqual([
      ...['tap', 'tap', 'tap', 'tap', 'fill', 'tap', 'fill', 'tap', 'see'],
    ])
    // Whether the tile had its count yet is another matter on each machine.
    expect(recorded.steps?.[0]?.with).toEqual([{ role: 'button', name: 'Leads' }])
    expect((await host.call('export', 'url')).length).toBeLessThan(2000)

    for (const variant of VARIANTS) {
      await hostTest.step(variant, async () => {
        await sim.reset()
        const other = new Host(page, variant)
        const { device: _, host: __, os: ___, launch, ...same } = recorded
        await other.begin('/', { ...same, ...other.scenario, launch: launch ?? { path: '/' } })
        expect((await replayed(other)).result).toBe('done')
        await expect.poll(() => sim.log('ennNewClueTrack/insert')).toHaveLength(1)
      })
    }
  })
})

test.describe('in the console', full, () => {
  test.use({ viewport: { width: 1280, height: 860 }, isMobile: false, hasTouch: false })

  test('a scenario that is replayed again begins with a phone that has stored nothing', async ({ page, allow }) => {
    test.setTimeout(120_000)
    allow(/request failed|console (?:error|warning)/)
    const inPhone = <R>(run: () => R | undefined) =>
      Promise.resolve(page.frame('phone-1')?.evaluate(run)).catch(() => undefined)
    const session = () => inPhone(() => window.hostSim?.state().origin.session)
    await page.goto('/harness.html')
    await expect(page.frameLocator('#phone-1').locator('[data-route]:not([hidden])')).toBeVisible()
    await page.getByRole('tab', { name: /^Scenarios/ }).click()
    const stalls = page.getByRole('row').filter({ hasText: 'An upload stalls at 60 %' })
    for (const time of ['first', 'second']) {
      await test.step(`${time} replay`, async () => {
        const before = await session()
        await stalls.getByRole('button', { name: 'Replay' }).click()
        await expect.poll(async () => ![before, undefined].includes(await session())).toBe(true)
        const end = await inPhone(() => window.hostSim?.waitFor({ kind: 'nav', method: 'steps' }, 60_000))
        expect(end?.result).toBe('done')
      })
    }
  })
})

test.describe('on a static server', full, () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 860 }, isMobile: false, hasTouch: false })

  test('the back end answers from a service worker, and keeps what was changed', async ({ page, allow }) => {
    allow(/outside the origin|\/__sim\/state/)
    const place = await findPlace(9300, false)
    const outside = { connect: [], script: [], image: [], frame: [] }
    const server = await serve(place, staticFiles(resolve('dist-preview-harness'), outside))
    const star = page.frameLocator('#phone-1').getByRole('button', { name: 'Follow', exact: true })
    try {
      const [address = ''] = urlsOf(place)
      await page.goto(`${address}harness.html`)
      await page.getByRole('combobox', { name: 'Path', exact: true }).fill('/clueDetail?id=L-000008')
      await page.getByRole('combobox', { name: 'Path', exact: true }).press('Enter')
      const kept = page.waitForResponse((response) => response.url().includes('clueAttention'))
      await star.click()
      await kept
      await page.getByRole('button', { name: 'Cold start', exact: true }).click()
      await expect(page.frameLocator('#phone-1').getByRole('button', { name: 'Stop following' })).toBeVisible()
      // Shift and Reload goes past the worker that answers.
      const browser = await page.context().newCDPSession(page)
      await browser.send('Page.reload', { ignoreCache: true })
      await expect(page.frameLocator('#phone-1').locator('[data-route]:not([hidden])')).toHaveAttribute(
        'data-state',
        'ready',
      )
    } finally {
      await stopServing(server)
    }
  })
})
