import { writeFileSync } from 'node:fs'
import { declaredCalls, specifiedCalls } from './docs/calls'
import { renderPublicApi } from './docs/publicApi'
import { renderCalls } from './docs/render'

const calls = await declaredCalls()
writeFileSync('docs/api.md', renderCalls(calls, specifiedCalls()))
writeFileSync('docs/public-api.md', renderPublicApi())
console.log(`docs/api.md: ${calls.length} calls.`)
