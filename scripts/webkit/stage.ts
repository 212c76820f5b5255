import { mkdirSync, writeFileSync } from 'node:fs'
import { openDeployment } from '../../e2e/support/deployment'
import { openPreview } from '../support/previewServer'
import type { Outcome, Stage, TimedTest } from '../support/stages'
import { type Engine, ensureWebKit, startWebKit } from './engine'
import { browserJourneys, builtPaths, hostJourneys, type Journey, visitOf } from './journeys'
import { type Places, Visit } from './Visit'

const PORT = 8250
/** Screenshots of failed journeys. */
const PICTURES = 'test-results/webkit'

interface Verdict extends TimedTest {
  readonly problem?: string
}

/** Pages that one browser shows one after the other, because most of what a page costs is its browser's start. */
const IN_ONE = 8
/** Browsers beside each other. */
const AT_ONCE = 2

/**
 * Runs journeys one after the other in one browser; of each the problem, with a screenshot. Nothing follows a failed
 * one.
 */
async function play(journeys: readonly Journey[], engine: Engine, places: Places): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  const driver = await engine.open()
  try {
    const visit = await Visit.begin(driver, places)
    for (const { name, run } of journeys) {
      const start = Date.now()
      const problem = await problemOf(name, () => run(visit), visit)
      verdicts.push({ name, ms: Date.now() - start, ...(problem && { problem }) })
      if (problem) break
    }
    return verdicts
  } finally {
    await driver.close()
  }
}

async function problemOf(name: string, run: () => Promise<void>, visit: Visit): Promise<string | undefined> {
  try {
    await run()
    const errors = await visit.reportedErrors()
    return errors.length > 0 ? `the app reported ${errors.join('; ')}` : undefined
  } catch (error) {
    const picture = `${PICTURES}/${name.replaceAll(/[^\w]+/g, '-')}.png`
    mkdirSync(PICTURES, { recursive: true })
    writeFileSync(picture, await visit.driver.screenshot())
    return `${error instanceof Error ? error.message : error} (${picture})`
  }
}

/** Runs the journeys of pages, several in a browser; what was to follow a failed one goes on in another browser. */
async function playPages(pages: readonly Journey[], engine: Engine, places: Places): Promise<Verdict[]> {
  const waiting = [...pages]
  const verdicts: Verdict[] = []
  const lane = async () => {
    while (waiting.length > 0) {
      const taken = waiting.splice(0, IN_ONE)
      const done = await play(taken, engine, places)
      verdicts.push(...done)
      waiting.unshift(...taken.slice(done.length))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return verdicts
}

/** Opens the app once to list its pages. */
async function routeJourneys(engine: Engine, places: Places): Promise<{ browser: string; journeys: Journey[] }> {
  const driver = await engine.open()
  try {
    const visit = await Visit.begin(driver, places)
    await visit.open('/policy')
    return { browser: driver.browser, journeys: (await builtPaths(visit)).map(visitOf) }
  } finally {
    await driver.close()
  }
}

/**
 * A smoke journey of every built page, the main job in a browser and in both iOS hosts, and texts from outside in these
 * hosts, in WebKit.
 */
export function webkitStage(): Stage {
  const programs = ensureWebKit()
  return {
    name: 'journeys in WebKit',
    run: async (): Promise<Outcome> => {
      const engine = await startWebKit(programs)
      const preview = await openPreview({ port: PORT, lan: false, harness: true, simulator: [] })
      const backend = `http://localhost:${preview.place.port}`
      const deployment = await openDeployment(backend)
      // Pages are visited without the proxy: they may only frame pages of the preview's own port.
      const places = { app: backend, backend }
      const proxied = { app: deployment.origin, backend }
      try {
        const { browser, journeys } = await routeJourneys(engine, places)
        const verdicts = await playPages(journeys, engine, places)
        for (const journey of [...browserJourneys(deployment), ...hostJourneys]) {
          verdicts.push(...(await play([journey], engine, proxied)))
          deployment.isLost = false
        }
        const failed = verdicts.filter(({ problem }) => problem)
        return {
          passed: verdicts.length - failed.length,
          failed: failed.length,
          output: failed.map(({ name, problem }) => `${name}: ${problem}`).join('\n'),
          on: `WebKitGTK, ${browser}`,
          timed: verdicts,
        }
      } finally {
        await deployment.close()
        await preview.close()
        engine.close()
      }
    },
  }
}
