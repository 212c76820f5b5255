import type { Plugin } from '#platform/core'
import { choosePlugins } from './choosePlugins'
import { guarded } from './guarded'
import { createRegistry } from './registry'

const none = async () => ({ default: {} })
const plugins = ['core', 'leads', 'visits', 'risk'].map(
  (id): Plugin => ({ id, owner: `team-${id}`, locales: { en: none, 'zh-CN': none } }),
)
const ids = (choice: Partial<Parameters<typeof choosePlugins>[1]>) => {
  const { chosen, unknown } = choosePlugins(plugins, { only: '', off: '', ...choice })
  return [chosen.map(({ id }) => id), unknown]
}

test.each([
  [{}, ['core', 'leads', 'visits', 'risk'], []],
  [{ off: 'visits, risk' }, ['core', 'leads'], []],
  [{ off: 'visits risk' }, ['core', 'leads'], []],
  [{ only: 'risk' }, ['core', 'risk'], []],
  [{ off: 'core' }, ['core', 'leads', 'visits', 'risk'], ['core']],
  [{ off: 'visit' }, ['core', 'leads', 'visits', 'risk'], ['visit']],
  [{ only: 'lead' }, ['core'], ['lead']],
])('%j: %j', (choice, chosen, unknown) => {
  expect(ids(choice)).toEqual([chosen, unknown])
})

test('an area whose definition throws is left out, and named with its owner; the others are there', () => {
  const broken = guarded('visits', 'team-visits', () => {
    throw new Error('no such schema')
  })
  const registry = createRegistry([plugins[0], broken, plugins[1]].filter((each) => each !== undefined))
  expect(registry.plugins.map(({ id }) => id)).toEqual(['core', 'leads'])
  expect(registry.problems).toEqual([
    { code: 'definition-failed', plugin: 'visits', owner: 'team-visits', detail: 'Error: no such schema' },
  ])
})
