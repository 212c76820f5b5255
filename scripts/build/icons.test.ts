/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { usedIconWeights } from './icons'
import iconWeights from './lean/iconWeights.mjs'

const DEFINITION = 'node_modules/@phosphor-icons/react/dist/defs/Star.es.js'

function lean(weights: Record<string, string[]>): string {
  return iconWeights.call(
    { resourcePath: DEFINITION, getOptions: () => ({ weights }) },
    readFileSync(DEFINITION, 'utf8'),
  )
}

function weightsIn(code: string): string[] {
  return [...code.matchAll(/^ {4}"(\w+)",/gm)].map(([, weight = '']) => weight)
}

test("an icon keeps the weights in use, in the library's spelling", () => {
  expect(weightsIn(readFileSync(DEFINITION, 'utf8'))).toEqual(['bold', 'duotone', 'fill', 'light', 'regular', 'thin'])
  expect(weightsIn(lean({ Star: ['regular', 'fill'] }))).toEqual(['fill', 'regular'])
  expect(
    () => new Function(lean({ Star: ['regular'] }).replace(/^(?:import .*|export \{[\s\S]*\};?)$/gm, '')),
  ).not.toThrow()
})

test('a missing weight is replaced by the regular one', () => {
  const base = 'node_modules/@phosphor-icons/react/dist/lib/IconBase.es.js'
  const code = iconWeights.call({ resourcePath: base, getOptions: () => ({ weights: {} }) }, readFileSync(base, 'utf8'))
  expect(code).toMatch(/\|\| \w+\.get\("regular"\)/)
})

test('an icon that no source names is unchanged', () => {
  expect(lean({})).toBe(readFileSync(DEFINITION, 'utf8'))
})

test('the star of a followed lead keeps its filled weight', () => {
  expect(usedIconWeights(process.cwd()).Star).toEqual(expect.arrayContaining(['regular', 'fill']))
})
