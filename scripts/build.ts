import { givenValues } from './build/values'
import { command } from './support/command'
import { buildProduction, reportBuild } from './support/production'

const OUTPUT = 'dist'

await command(async () => {
  const values = givenValues()
  if (!values.APP_ENV) console.log('APP_ENV is not given: building for FAT.')
  const start = Date.now()
  await buildProduction(OUTPUT, values)
  reportBuild(OUTPUT, start)
})
