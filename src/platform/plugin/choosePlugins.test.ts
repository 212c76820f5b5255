import type { Plugin } from '#platform/core'
import { choosePlugins } from './choosePlugins'

const plugins = ['core', 'leads', 'visits', 'risk'].map((id): Plugin => ({ id, owner: `team-${id}` }))
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
