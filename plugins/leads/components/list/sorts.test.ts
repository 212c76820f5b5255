import { sortOf, sortParameter, sortsOf } from './sorts'

test('my leads are sorted by next step by default, other lists in the order of the back end', () => {
  expect(sortOf('mine', {})).toBe('nextStep')
  expect(sortOf('pool', {})).toBe('usual')
  expect(sortOf('org', { sort: 'gas' })).toBe('gas')
})

test('the pool cannot be sorted by next step, since its leads have none', () => {
  expect(sortsOf('pool')).toEqual(['usual', 'distance', 'score', 'gas'])
  expect(sortsOf('mine')).toEqual(['nextStep', 'distance', 'score', 'gas', 'lastContact'])
})

test('the default order is not written to the URL', () => {
  expect(sortParameter('mine', 'nextStep')).toBeUndefined()
  expect(sortParameter('org', 'usual')).toBeUndefined()
  expect(sortParameter('org', 'nextStep')).toBe('nextStep')
})
