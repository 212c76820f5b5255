/** @jest-environment node */
import { renderGraph, withGraph } from './architecture'

const imported = (from: string, to: string) => ({
  from: `src/${from}/a.ts`,
  to: `src/${to}/index.ts`,
  name: '#x',
  line: 1,
})

const imports = [
  imported('kit/lists', 'kit/records'),
  imported('kit/detail', 'kit/lists'),
  imported('kit/detail', 'kit/records'),
  imported('kit/lists', 'ui/components'),
  imported('kit/lists', 'base/wire'),
  imported('ui/components', 'base/wire'),
  imported('kit/records', 'kit/records'),
]

test('an edge that follows from others is not in the graph', () => {
  const lines = renderGraph(imports)
    .split('\n')
    .map((line) => line.trim())
  expect(lines.filter((line) => line.includes('-->'))).toEqual([
    'kit_lists --> kit_records',
    'kit_detail --> kit_lists',
    'ui --> base',
    'kit --> ui',
  ])
})

test('what only tests import is not in the graph', () => {
  const test = { from: 'src/kit/lists/a.test.ts', to: 'src/kit/detail/index.ts', name: '#kit/detail', line: 1 }
  const support = { from: 'src/kit/lists/testing/a.ts', to: 'src/kit/detail/index.ts', name: '#kit/detail', line: 1 }
  expect(renderGraph([test, support])).toBe(renderGraph([]))
})

test('the graph replaces the one between the two lines of the page, and nothing else', () => {
  const page = 'a\n<!-- graph: written by npm run docs:api -->\nold\n<!-- /graph -->\nb\n'
  const written = withGraph(page, imports)
  expect(written).toMatch(
    /^a\n<!-- graph: written by npm run docs:api -->\n```mermaid\nflowchart TD\n[\s\S]*\n```\n<!-- \/graph -->\nb\n$/,
  )
  expect(withGraph(written, imports)).toBe(written)
  expect(() => withGraph('a\n', imports)).toThrow('docs/architecture.md')
})
