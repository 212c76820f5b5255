import { parseArgs } from 'node:util'
import { UsageError } from '../harness/server/listen'
import { scaffold } from './scaffold/scaffold'
import { command } from './support/command'
import { run, tool } from './support/stages'

const USAGE = 'npm run new:plugin -- <id> [--zh CHINESE-NAME] [--owner TEAM]'

/** `npm run new:plugin -- complaints --zh 客户投诉`: writes a working area (docs/adding-a-plugin.md). */
await command(async () => {
  const { id, chinese, owner } = readOptions(process.argv.slice(2))
  const { written } = scaffold(process.cwd(), id, { chinese, owner })
  if (written.length === 0) {
    console.log(`plugins/${id} is there already; nothing to do.`)
    return
  }
  // Line widths and the order of imports follow from the names.
  const code = written.filter((file) => /\.(?:tsx?|json)$/.test(file))
  const formatted = await tool('biome', ['check', '--write', ...code])
  if (formatted.code !== 0) throw new Error(formatted.output)
  const documented = await run(process.execPath, ['--import', 'tsx', 'scripts/docs-api.ts'])
  if (documented.code !== 0) throw new Error(documented.output)
  console.log([...written, 'docs/api.md'].join('\n'))
  console.log(`\nNext: npm start -- --only ${id}   ·   npm test -- plugins/${id}   ·   docs/adding-a-plugin.md`)
})

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { zh: { type: 'string' }, owner: { type: 'string' } },
      allowPositionals: true,
    })
    const [id, ...more] = positionals
    if (id !== undefined && more.length === 0) return { id, chinese: values.zh, owner: values.owner }
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message.split('\n')[0] : error}\n${USAGE}`)
  }
  throw new UsageError(USAGE)
}
