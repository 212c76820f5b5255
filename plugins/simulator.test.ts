import { listProblems, moveProblems } from '#harness/backend/kit/testing'
import { pluginDevs } from '#plugins/dev'

/** What every area's part of the simulator promises (docs/simulator.md); a new one is checked without a line here. */
describe.each(pluginDevs.map((dev) => [dev.id, dev] as const))('simulator of %s', (_id, dev) => {
  test('every list counts, filters, sorts and pages what the seed holds', () => {
    expect(listProblems(dev)).toEqual([])
  })

  test('every move refuses what it should, does what can says, and is undone to the byte', () => {
    expect(moveProblems(dev)).toEqual([])
  })
})
