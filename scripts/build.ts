import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { givenValues } from './build/values'
import { command } from './support/command'
import { buildProduction } from './support/production'

const OUTPUT = 'dist'

await command(async () => {
  const values = givenValues()
  if (!values.APP_ENV) console.log('APP_ENV is not given: building for FAT.')
  const start = Date.now()
  await buildProduction(OUTPUT, values)

  const files = readdirSync(OUTPUT, { recursive: true, encoding: 'utf8' }).filter((name) => !/\.(?:br|gz)$/.test(name))
  const bytes = files
    .map((name) => statSync(join(OUTPUT, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0)
  console.log(
    `${OUTPUT}/: ${files.length} files, ${Math.round(bytes / 1000)} kB, built in ${((Date.now() - start) / 1000).toFixed(1)} s.`,
  )
})
