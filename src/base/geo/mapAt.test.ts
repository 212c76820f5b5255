import { defineRoute, href, optional, parseSearch } from '#base/routes'
import { mapAt, mapAtText } from './mapAt'

const route = defineRoute('/x/test/map', { search: { at: optional(mapAt) }, identity: [] })
const read = (at: string) => parseSearch(route, `at=${encodeURIComponent(at)}`)

test('a place and its zoom come back whole from an address', () => {
  const at = { center: { lng: 113.08, lat: 23.0165 }, zoom: 14 }
  const address = href(route, { at: mapAtText(at) })
  expect(parseSearch(route, address.split('?')[1] ?? '')).toEqual({ ok: true, search: { at }, dropped: [] })
})

test('the address names metres, not atoms', () => {
  expect(mapAtText({ center: { lng: 113.080_004_9, lat: -23.016_5 }, zoom: 14 })).toBe('113.08,-23.0165,14')
})

test.each([
  '',
  '113,23',
  '113,23,14,1',
  '181,23,14',
  '113,86,14',
  '113,23,2',
  '113,23,20',
  'x,23,14',
  ',23,14',
  'NaN,23,14',
])('what is no place does not parse: %j', (at) => {
  expect(read(at).ok).toBe(false)
})
