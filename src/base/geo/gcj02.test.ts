import { toGcj02 } from './gcj02'
import { distanceBetween } from './sphere'

test('Beijing is shifted by about 150 m north and 530 m east', () => {
  const from = { lng: 116.4, lat: 39.9 }
  const to = toGcj02(from)
  expect(distanceBetween(from, { ...from, lat: to.lat })).toBeCloseTo(156, -1)
  expect(distanceBetween(from, { ...from, lng: to.lng })).toBeCloseTo(531, -1)
})

test.each([
  ['Hong Kong', 114.17, 22.3, true],
  ['Foshan', 113.1, 23.02, true],
  ['Seoul', 126.98, 37.57, false],
  ['Hanoi', 105.85, 21.03, false],
  ['Taipei', 121.56, 25.03, false],
  ['Paris', 2.35, 48.85, false],
])('%s is shifted: %s, %s, %s', (_, lng, lat, isShifted) => {
  expect(distanceBetween({ lng, lat }, toGcj02({ lng, lat })) > 100).toBe(isShifted)
})
