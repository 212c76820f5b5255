import { createTestCore } from '#testing'
import { visitsChanged } from './stores'

test('a visit makes stale what shows its customer, its lead and whom it was with', () => {
  const core = createTestCore([])
  const stale = jest.spyOn(core, 'invalidateRecord')
  visitsChanged(core, { custId: 'C-000001', clueId: 'L-000001', contacts: [{ id: 'P-000002' }, { id: 'P-000003' }] })
  expect(stale.mock.calls.flat()).toEqual(['C-000001', 'L-000001', 'P-000002', 'P-000003'])
})
