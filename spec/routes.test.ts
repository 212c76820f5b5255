import { createRegistry, describeProblems } from '#platform/plugin'
import { conformance } from './support/conformance'
import { plugins } from './support/plugins'

interface SpecifiedRoute {
  readonly path: string
  readonly plugin: string
  readonly keepAlive: boolean
  readonly homeEntry: boolean
}

const registry = createRegistry(plugins)
const all = conformance<SpecifiedRoute[]>('routes.json')

test('the list of plugins has no problems', () => {
  expect(describeProblems(registry.problems)).toBe('')
})

describe('routes of the specification (section 2)', () => {
  test.each(all)('$path', ({ path, plugin, keepAlive, homeEntry }) => {
    const entry = registry.routes.get(path)
    expect(entry?.plugin.id).toBe(plugin)
    expect(entry?.keepAlive ?? false).toBe(keepAlive)
    expect(entry?.homeEntry ?? false).toBe(homeEntry)
    expect(entry?.title).toBeTruthy()
    expect(entry?.source).toBeTruthy()
  })

  test('are 132', () => {
    expect(new Set(all.map(({ path }) => path)).size).toBe(132)
  })

  test('have a source of their own in the analytics', () => {
    const sources = [...registry.routes.values()].map(({ source }) => source)
    expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([])
  })

  test('all other routes except the workbench are under /x/', () => {
    const known = new Set(all.map((route) => route.path))
    const ours = [...registry.routes.keys()].filter((path) => !known.has(path))
    expect(ours.filter((path) => path !== '/' && !path.startsWith('/x/'))).toEqual([])
  })
})
