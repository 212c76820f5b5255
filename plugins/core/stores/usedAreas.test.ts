import { byUse } from './usedAreas'

test('entries that are used more come first, the others keep their order', () => {
  const entries = [{ id: 'leads' }, { id: 'map' }, { id: 'visits' }]
  const uses = ['visits', 'map', 'visits'].map((entry) => ({ entry }))
  expect(byUse(entries, uses).map(({ id }) => id)).toEqual(['visits', 'map', 'leads'])
  expect(byUse(entries, [])).toEqual(entries)
})
