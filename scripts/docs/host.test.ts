/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { withTables } from './hostTables'

test('the tables of docs/host-bridge.md are up to date (npm run docs:host writes them)', () => {
  const page = readFileSync('docs/host-bridge.md', 'utf8')
  expect(page).toContain('`getQDLocationInfo`')
  expect(page).toBe(withTables(page))
})
