import { filterOf, needsPosition } from './filterOf'

test('only fields that are set are part of the filter; tab and launch parameters are not', () => {
  const search = {
    tab: 'mine',
    from: 'home',
    stages: [],
    keyword: '',
    followed: false,
    scoreMin: 0,
    due: 'late',
  } as const
  expect(filterOf({ ...search, stages: [...search.stages] })).toEqual({ scoreMin: 0, due: 'late' })
})

test('sorting by distance and a radius need a position', () => {
  expect([
    needsPosition({ sort: 'distance' }),
    needsPosition({ radius: 5000 }),
    needsPosition({ sort: 'gas' }),
  ]).toEqual([true, true, false])
})
