import { filterOf, needsPosition } from './filterOf'

test('only what is set makes a filter; tab and launch parameters do not', () => {
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

test('nearest and a radius cannot be asked for without a position', () => {
  expect([
    needsPosition({ sort: 'distance' }),
    needsPosition({ radius: 5000 }),
    needsPosition({ sort: 'gas' }),
  ]).toEqual([true, true, false])
})
