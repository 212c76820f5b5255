import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { upgraded } from './api/upgrade'
import { command } from './support/command'

/** `npm run plugins:upgrade [-- <id>]`: makes the changes of docs/changes.md that a program can make in areas. */
await command(async () => {
  const root = join('plugins', process.argv[2] ?? '')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  let count = 0
  for (const file of files.map((name) => join(root, name))) {
    const before = readFileSync(file, 'utf8')
    const { source, did } = upgraded(before)
    if (source === before) continue
    writeFileSync(file, source)
    count++
    console.log(`${file}: ${did.join('; ')}`)
  }
  console.log(count > 0 ? `${count} files; now npm run check` : 'Nothing to change.')
})
