/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { declaredCalls, specifiedCalls } from './calls'
import { renderCalls } from './render'

test('docs/api.md is up to date (npm run docs:api writes it)', async () => {
  expect(readFileSync('docs/api.md', 'utf8')).toBe(renderCalls(await declaredCalls(), specifiedCalls()))
})
