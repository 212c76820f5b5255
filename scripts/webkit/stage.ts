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

/** Runs one journey in its own browser; returns the problem, with a screenshot. */
async function play({ name, run }: Journey, engine: Engine, places: Places): Promise<Verdict> {
  const start = Date.now()
  const took = () => Date.now() - start
  const driver = await engine.open()
  try {
    const visit = await Visit.begin(driver, places)
    await run(visit)
    const errors = await visit.reportedErrors()
    return { name, ms: took(), ...(errors.length > 0 && { problem: `the app reported ${errors.join('; ')}` }) }
  } catch (error) {
    const picture = `${PICTURES}/${name.replaceAll(/[^\w]+/g, '-')}.png`
    mkdirSync(PICTURES, { recursive: true })
    writeFileSync(picture, await driver.screenshot())
    return { name, ms: took(), problem: `${error instanceof Error ? error.message : error} (${picture})` }
  } finally {
    await driver.close()
  }
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

/** A smoke journey of every built page, and the main job in a browser and in both iOS hosts, in WebKit. */
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
        const verdicts: Verdict[] = []
        for (const journey of journeys) verdicts.push(await play(journey, engine, places))
        for (const journey of [...browserJourneys(deployment), ...hostJourneys]) {
          verdicts.push(await play(journey, engine, proxied))
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
