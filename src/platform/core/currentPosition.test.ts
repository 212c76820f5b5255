import type { HostLocation, HostResult } from '#platform/host'
import { createTestCore } from '#testing'
import { CurrentPosition } from './currentPosition'

const here: HostLocation = {
  status: '0',
  city: '',
  district: '',
  province: '',
  address: '',
  latitude: 23.01,
  longitude: 113.08,
}

const placed = (getLocation: () => HostResult<HostLocation>) => {
  const core = createTestCore([])
  return new CurrentPosition({ ...core, host: { ...core.host, getLocation: async () => getLocation() } })
}

test('a recent position is not requested again', async () => {
  const location = jest.fn((): HostResult<HostLocation> => ({ ok: true, data: here }))
  const where = placed(location)
  await expect(where.find()).resolves.toEqual({ lng: 113.08, lat: 23.01 })
  await where.find()
  expect(location).toHaveBeenCalledTimes(1)
})

test.each([
  ['refused', (): HostResult<HostLocation> => ({ ok: false, code: -1, error: { kind: 'denied', text: '' } })],
  ['not good', (): HostResult<HostLocation> => ({ ok: true, data: { ...here, status: '1' } })],
])('a position that is %s is undefined', async (_, location) => {
  const where = placed(location)
  await expect(where.find()).resolves.toBeUndefined()
  expect(where.position).toBeUndefined()
})
