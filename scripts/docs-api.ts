import { writeFileSync } from 'node:fs'
import { declaredCalls, specifiedCalls } from './docs/calls'
import { renderCalls } from './docs/render'

const calls = await declaredCalls()
writeFileSync('docs/api.md', renderCalls(calls, specifiedCalls()))
console.log(`docs/api.md: ${calls.length} calls.`)
