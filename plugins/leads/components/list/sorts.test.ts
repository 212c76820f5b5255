import { sortOf, sortParameter, sortsOf } from './sorts'

test('my leads come by next step, the other lists in their own order', () => {
  expect(sortOf('mine', {})).toBe('nextStep')
  expect(sortOf('pool', {})).toBe('usual')
  expect(sortOf('org', { sort: 'gas' })).toBe('gas')
})

test('the pool has no order by next step, for nobody has planned one there', () => {
  expect(sortsOf('pool')).toEqual(['usual', 'distance', 'score', 'gas'])
  expect(sortsOf('mine')).toEqual(['nextStep', 'distance', 'score', 'gas', 'lastContact'])
})

test('the usual order leaves the address alone', () => {
  expect(sortParameter('mine', 'nextStep')).toBeUndefined()
  expect(sortParameter('org', 'usual')).toBeUndefined()
  expect(sortParameter('org', 'nextStep')).toBe('nextStep')
})
