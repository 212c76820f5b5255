import { existsSync, readdirSync } from 'node:fs'
import { notRun } from './support/beside'
import { areasOf, testsOf } from './support/changed'
import { unitStage } from './support/checks'
import { command } from './support/command'
import { runStages } from './support/stages'
import { suite } from './support/suite'

/**
 * `npm test` is all that CI runs; `npm test -- src/platform/http` runs the unit tests of a folder or file,
 * those of an area with all that is checked of it without a build.
 */
await command(async () => {
  const places = process.argv.slice(2)
  const missing = places.find((place) => !existsSync(place))
  if (missing) {
    console.error(`${missing}: no such folder or file.`)
    process.exit(2)
  }
  process.exitCode = (await runStages(places.length > 0 ? testsOf(places).map(unitStage) : await suite())) ? 0 : 1
  const areas = areasOf(places)
  if (areas.length > 0) console.log(notRun(areas, readdirSync('e2e')).join('\n'))
})
