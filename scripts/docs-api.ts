import { readFileSync, writeFileSync } from 'node:fs'
import { PAGE, withGraph } from './docs/architecture'
import { declaredCalls, specifiedCalls } from './docs/calls'
import { renderPublicApi } from './docs/publicApi'
import { renderCalls } from './docs/render'
import { readImports } from './imports/moduleGraph'

const calls = await declaredCalls()
writeFileSync('docs/api.md', renderCalls(calls, specifiedCalls()))
writeFileSync('docs/public-api.md', renderPublicApi())
writeFileSync(PAGE, withGraph(readFileSync(PAGE, 'utf8'), readImports(process.cwd())))
console.log(`docs/api.md: ${calls.length} calls.`)
