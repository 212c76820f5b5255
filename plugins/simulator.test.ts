import { listProblems, moveProblems } from '#harness/backend/kit/testing'
import { pluginDevs } from '#plugins/dev'

/** Contract of every area's part of the simulator (docs/simulator.md); new areas are included automatically. */
describe.each(pluginDevs.map((dev) => [dev.id, dev] as const))('simulator of %s', (_id, dev) => {
  test('lists: pages, counts, filters and sorts are right for the seed', () => {
    expect(listProblems(dev)).toEqual([])
  })

  test('moves: refusals, `can` and undo are right for the seed', () => {
    expect(moveProblems(dev)).toEqual([])
  })
})
