/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { docstringOf, publicNames, renderPublicApi, stageOf } from './publicApi'

const names = publicNames()

test('docs/public-api.md lists the public API: run npm run docs:api, and read there what counts as breaking', () => {
  expect(names.length).toBeGreaterThan(500)
  expect(readFileSync('docs/public-api.md', 'utf8')).toBe(renderPublicApi(names))
})

test('every value of the public API has a docstring', () => {
  const bare = names.filter((each) => !each.isType && each.module !== undefined && docstringOf(each) === '')
  expect(bare.map(({ module, name }) => `${module}: say what ${name} gives`)).toEqual([])
})

test.each([
  ['/** A list. */', ''],
  ['/** A list. @beta */', ' (beta)'],
  ['/** @deprecated until 2027-01-31: use ListScreen. */', ' (going on 2027-01-31)'],
])('%s has its stage in the document', (docstring, stage) => expect(stageOf(docstring)).toBe(stage))

test('what is to go says on which day', () => {
  const open = names.filter((each) => stageOf(docstringOf(each)) === ' (going)')
  expect(open.map(({ module, name }) => `${module}: @deprecated of ${name} needs 'until <day>'`)).toEqual([])
})
