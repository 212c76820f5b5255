import { type ListedPlugin, loadPlugins } from './loadPlugins'
import { createRegistry } from './registry'

const listed = (id: string): ListedPlugin => ({
  id,
  owner: `team-${id}`,
  load: async () => ({ default: { id, owner: `team-${id}` } }),
})

test('an area whose definition throws is left out, and named with its owner; the others are there', async () => {
  const broken: ListedPlugin = {
    id: 'visits',
    owner: 'team-visits',
    load: () => Promise.reject(new Error('no such schema')),
  }
  const registry = createRegistry(await loadPlugins([listed('core'), broken, listed('leads')]))
  expect(registry.plugins.map(({ id }) => id)).toEqual(['core', 'leads'])
  expect(registry.problems).toEqual([
    { code: 'definition-failed', plugin: 'visits', owner: 'team-visits', detail: 'Error: no such schema' },
  ])
})
