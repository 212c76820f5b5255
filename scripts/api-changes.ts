import { UsageError } from '../harness/server/listen'
import { apiChanges } from './api/checkout'
import { command } from './support/command'

/** `npm run api:changes -- <commit> [<commit>]`: changed signatures of the public API, by the areas that use them. */
await command(async () => {
  const [from, to, ...more] = process.argv.slice(2)
  if (from === undefined || more.length > 0) throw new UsageError('npm run api:changes -- <commit> [<commit>]')
  console.log(apiChanges(from, to) || 'No area has to change anything.')
})
