import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { UsageError } from '../harness/server/listen'
import { givenValues } from './build/values'
import { checkDeployment, expectedOf, hasFaults, reportLines } from './deploy/check/checkDeployment'
import { openSite } from './deploy/check/Site'
import { givenServerValues, portOf } from './deploy/variables'
import { command } from './support/command'

const USAGE = 'npm run deploy:check -- https://host [--ca FILE]   with the variables of the build (.env)'

function readArguments() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { ca: { type: 'string' } } })
    const [given = '', ...others] = positionals
    const url = URL.canParse(given) ? new URL(given) : undefined
    // The app is at the root of its host.
    if (url?.protocol !== 'https:' || url.pathname !== '/' || others.length > 0) throw new UsageError(USAGE)
    return { url, ca: values.ca === undefined ? undefined : readFileSync(values.ca, 'utf8') }
  } catch (error) {
    throw error instanceof UsageError
      ? error
      : new UsageError(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}

/** `npm run deploy:check`: probes a running server, and prints what is wrong and the line that mends it. */
await command(async () => {
  const [values, server] = [givenValues(), givenServerValues()]
  const site = openSite({ ...readArguments(), plainPort: portOf(server, 'HTTP_PORT') })
  try {
    const checked = await checkDeployment(site, expectedOf(site, values, server))
    for (const line of reportLines(checked)) console.log(line)
    const wrong = checked.filter(hasFaults).length
    console.log(
      `\n${checked.length} checks of ${site.url.origin}: ${wrong === 0 ? 'all is well' : `${wrong} found faults`}`,
    )
    process.exitCode = wrong === 0 ? 0 : 1
  } finally {
    site.close()
  }
})
