import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { givenValues, simulatedValues } from './build/values'
import { screenStage } from './pictures/changedScreens'
import { changedAreas } from './pictures/findings'
import { notRun, screensOf } from './support/beside'
import { areasOf, changedFiles, relatedTests } from './support/changed'
import { staticStages, unitStage } from './support/checks'
import { findChromium } from './support/chromium'
import { command } from './support/command'
import { OUTPUT, staleness } from './support/freshness'
import { runStages } from './support/stages'

/**
 * `npm run check`: format, lint, types and unused code of the whole project, and the unit tests affected by changes
 * since the last commit; `-- --all`: all unit tests. Accessibility and layout of the screens of changed areas, too, if
 * the preview is built already; `-- --screens` builds it first, `-- --no-screens` leaves them out.
 */
await command(async () => {
  const options = { all: { type: 'boolean' }, screens: { type: 'boolean' } } as const
  const { all, screens } = parseArgs({ options, allowNegative: true }).values
  const changed = changedFiles()
  const areas = changedAreas(changed ?? [])
  const opened = screensOf({
    wanted: screens,
    areas,
    stale: staleness(OUTPUT.preview, simulatedValues(givenValues())),
    hasBrowser: findChromium() !== undefined,
  })
  const stages = [
    ...staticStages(),
    ...relatedTests(all ? undefined : changed).map(unitStage),
    ...(opened === 'run' ? [screenStage(changed ?? [])] : []),
  ]
  process.exitCode = (await runStages(stages)) ? 0 : 1
  console.log(notRun(areasOf(changed ?? []), readdirSync('e2e'), opened === 'later' ? areas : []).join('\n'))
})
