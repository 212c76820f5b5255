import { holdExampleTime, simCore, simulate } from '#harness/backend/kit/testing'
import { HERE } from '#harness/backend/world'
import { responseOf } from '#kit/records'
import { createTestCore } from '#testing'
import dev from './dev'
import plugin from './plugin'
import { visitListing, visitsChanged } from './stores'

test('a visit makes stale what shows its customer, its lead and whom it was with', () => {
  const core = createTestCore([])
  const stale = jest.spyOn(core, 'invalidateRecord')
  visitsChanged(core, { custId: 'C-000001', clueId: 'L-000001', contacts: [{ id: 'P-000002' }, { id: 'P-000003' }] })
  expect(stale.mock.calls.flat()).toEqual(['C-000001', 'L-000001', 'P-000002', 'P-000003'])
})

test('the list of visits says how far each is from the user, and begins with the nearest where it is sorted so', async () => {
  holdExampleTime()
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const filter = { sort: 'distance' as const }
  expect([visitListing.needsPosition?.(filter), visitListing.needsPosition?.({})]).toEqual([true, false])
  const query = visitListing.query({ tab: 'mine', filter, position: HERE }, 1, undefined)
  const { items } = (await responseOf(core, query)).value
  const distances = items.flatMap(({ distance }) => distance ?? [])
  expect(distances.length).toBeGreaterThan(1)
  expect(distances).toEqual([...distances].sort((a, b) => a - b))
})
