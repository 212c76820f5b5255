import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { upgraded } from './api/upgrade'
import { isJourneyOf } from './support/beside'
import { command } from './support/command'

/**
 * `npm run plugins:upgrade [-- <id>]`: makes the changes of docs/changes.md that a program can make in areas and their
 * journeys.
 */
await command(async () => {
  const id = process.argv[2]
  const areas = id ? [id] : readdirSync('plugins')
  const root = join('plugins', id ?? '')
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name))
  const journeys = readdirSync('e2e').filter((name) => areas.some((area) => isJourneyOf(area, name)))
  let count = 0
  for (const file of [...sources, ...journeys.map((name) => join('e2e', name))]) {
    if (!/\.tsx?$/.test(file)) continue
    const before = readFileSync(file, 'utf8')
    const { source, did } = upgraded(before)
    if (source === before) continue
    writeFileSync(file, source)
    count++
    console.log(`${file}: ${did.join('; ')}`)
  }
  console.log(count > 0 ? `${count} files; now npm run check` : 'Nothing to change.')
})
