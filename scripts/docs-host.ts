import { readFileSync, writeFileSync } from 'node:fs'
import { withTables } from './docs/hostTables'

const PAGE = 'docs/host-bridge.md'

writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8')))
console.log(`${PAGE}: tables drawn.`)
