import { faultsAfter } from './memory'

test('what the tester adds to the faults is a condition of the next start, until all are removed', () => {
  const slow = { path: 'getClueList', delayMs: 3000 }
  const known = faultsAfter([slow], [{ status: 500 }, { path: 'getClueDetail', hold: true }])
  expect(known).toEqual([slow, { status: 500 }, { path: 'getClueDetail', hold: true }])
  expect(faultsAfter(known, null)).toEqual([])
})

test('holding whatever answer comes next is a moment, and no condition', () => {
  expect(faultsAfter([], [{ nth: 1, hold: true }])).toEqual([])
})
