/** @jest-environment node */
import { changesBetween, importedNames, reportOf } from './changes'
import { signaturesOf } from './signature'

const api = (source: string) =>
  new Map([...signaturesOf('x.ts', source)].map(([name, signature]) => [`#kit/lists ${name}`, signature] as const))

test('a signature is the declaration without its body and comments', () => {
  const source =
    'export const sum = (a: number, b = 2): number => {\n  // adds\n  return a + b\n}\nexport type Id = string'
  expect([...signaturesOf('x.ts', source)]).toEqual([
    ['sum', 'sum = (a: number, b = 2): number =>'],
    ['Id', 'export type Id = string'],
  ])
})

test('another body is no change, another parameter and a missing name are', () => {
  const before = api('export function open(id: string) { return id }\nexport function gone() {}')
  const after = api('export function open(id: string, now: Date) { return now }\nexport function added() {}')
  expect(changesBetween(before, before)).toEqual([])
  expect(changesBetween(before, after).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'changed #kit/lists open',
    'removed #kit/lists gone',
  ])
})

test('the report names the areas that use what changed', () => {
  const changes = changesBetween(api('export const a = 1\nexport const b = 1'), api('export const b = 2'))
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
