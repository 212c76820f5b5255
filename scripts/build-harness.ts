import { givenValues, simulatedValues } from './build/values'
import { command } from './support/command'
import { HARNESS_OUTPUT } from './support/freshness'
import { buildProduction, reportBuild } from './support/production'

await command(async () => {
  const start = Date.now()
  await buildProduction(HARNESS_OUTPUT, simulatedValues(givenValues()))
  reportBuild(HARNESS_OUTPUT, start)
})
