/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { changesBetween, importedNames, reportOf } from './changes'

/** Signatures of a source. The parser is an ES module, which Jest cannot load. */
function signatures(source: string): readonly (readonly [string, string])[] {
  const script = `import { signaturesOf } from './scripts/api/signature.ts'
    console.log(JSON.stringify([...signaturesOf('x.ts', ${JSON.stringify(source)})]))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

test('a signature is the declaration without its body and comments', () => {
  const source = `export const sum = (a: number, b = 2): number => {
    // adds
    return a + b
  }
  export function open(id: string /* of a record */): string { return id }
  export type Id = string`
  expect(signatures(source)).toEqual([
    ['sum', 'sum = (a: number, b = 2): number =>'],
    ['open', 'export function open(id: string ): string'],
    ['Id', 'export type Id = string'],
  ])
})

const api = (names: Readonly<Record<string, string>>) =>
  new Map(Object.entries(names).map(([name, signature]) => [`#kit/lists ${name}`, signature] as const))

test('another signature and a missing name are changes, a new name is none', () => {
  const before = api({ open: '(id)', gone: '()' })
  const after = api({ open: '(id, now)', added: '()' })
  expect(changesBetween(before, before)).toEqual([])
  expect(changesBetween(before, after).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'changed #kit/lists open',
    'removed #kit/lists gone',
  ])
})

test('the report names the areas that use what changed', () => {
  const changes = changesBetween(api({ a: 'a = 1', b: 'b = 1' }), api({ b: 'b = 2' }))
  const uses = new Map([
    ['leads', new Set(importedNames("import { a, type C } from '#kit/lists'\n"))],
    ['visits', new Set<string>()],
  ])
  expect(reportOf(changes, uses).split('\n')).toEqual([
    'leads',
    '  removed #kit/lists a',
    '    - a = 1',
    '',
    '(no area)',
    '  changed #kit/lists b',
    '    - b = 1',
    '    + b = 2',
  ])
})
