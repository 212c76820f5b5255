import { faultsAfter, faultsWithout } from './memory'

test('what the tester adds to the faults is a condition of the next start, until all are removed', () => {
  const slow = { path: 'getClueList', delayMs: 3000 }
  const known = faultsAfter([slow], [{ status: 500 }, { path: 'getClueDetail', hold: true }])
  expect(known).toEqual([slow, { status: 500 }, { path: 'getClueDetail', hold: true }])
  expect(faultsAfter(known, null)).toEqual([])
})

test('holding whatever answer comes next is a moment, and no condition; a server that never answers is one', () => {
  expect(faultsAfter([], [{ nth: 1, hold: true }, { hold: true }])).toEqual([{ hold: true }])
})

test('one fault ends, in whatever order its fields are; an equal one stays', () => {
  const slow = { path: 'getClueList', delayMs: 3000 }
  const ended = { delayMs: 3000, path: 'getClueList' }
  expect(faultsWithout([slow, { status: 500 }, slow], [ended])).toEqual([{ status: 500 }, slow])
  expect(faultsWithout([slow], [{ path: 'getClueList' }])).toEqual([slow])
})
