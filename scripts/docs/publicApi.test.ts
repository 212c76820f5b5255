/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { docstringOf, publicNames, renderPublicApi } from './publicApi'

const names = publicNames()

test('docs/public-api.md lists the public API: run npm run docs:api, and read there what counts as breaking', () => {
  expect(names.length).toBeGreaterThan(500)
  expect(readFileSync('docs/public-api.md', 'utf8')).toBe(renderPublicApi(names))
})

test('every value of the public API has a docstring', () => {
  const bare = names.filter((each) => !each.isType && each.module !== undefined && docstringOf(each) === '')
  expect(bare.map(({ module, name }) => `${module}: say what ${name} gives`)).toEqual([])
})
