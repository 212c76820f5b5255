import { givenValues, simulatedValues } from './build/values'
import { command } from './support/command'
import { OUTPUT } from './support/freshness'
import { buildProduction, reportBuild } from './support/production'

await command(async () => {
  const start = Date.now()
  await buildProduction(OUTPUT.harness, simulatedValues(givenValues()))
  reportBuild(OUTPUT.harness, start)
})
