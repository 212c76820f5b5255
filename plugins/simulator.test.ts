import { contributionProblems, holdExampleTime, listProblems, moveProblems } from '#harness/backend/kit/testing'
import { pluginDevs } from '#plugins/dev'
import { plugins } from '../spec/support/plugins'

/** Contract of every area's part of the simulator (docs/simulator.md); new areas are included automatically. */
describe.each(pluginDevs.map((dev) => [dev.id, dev] as const))('simulator of %s', (id, dev) => {
  test('lists: pages, counts, filters and sorts are right for the seed', () => {
    expect(listProblems(dev)).toEqual([])
  })

  test('moves: refusals, `can` and undo are right for the seed', () => {
    expect(moveProblems(dev)).toEqual([])
  })

  test('badges, today, search and messages: they run for each persona and lead to pages and records', async () => {
    holdExampleTime()
    const plugin = plugins.find((each) => each.id === id)
    expect(plugin && (await contributionProblems(plugin, dev, plugins))).toEqual([])
  })
})
