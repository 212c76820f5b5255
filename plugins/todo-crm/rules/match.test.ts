import { gasValue, industryShare, matchOf, needShare, pvValue, sizeShare, valueWithin, worthOf } from './match'

const needs = [
  { tag: 'steam', weight: 5 },
  { tag: 'heat', weight: 3 },
  { tag: 'saving', weight: 2 },
]
const groups: Readonly<Record<string, string>> = { C307: '10', C304: '10', C14: '20' }
const groupOf = (industry: string) => groups[industry]
const fit = { capMin: 4, capMax: 10 }

test.each([
  ['all', ['steam', 'heat', 'saving'], 1],
  ['5 and 3 of 10', ['steam', 'heat'], 0.8],
  ['2 of 10', ['saving'], 0.2],
  ['none', ['pv'], 0],
])('needs met: %s', (_name, tags, share) => {
  expect(needShare(needs, tags)).toBe(share)
})

test('without needs none is met', () => {
  expect(needShare([], ['pv'])).toBe(0)
})

test.each([
  ['the same', 'C307', ['C307'], 1],
  ['one of the same group', 'C304', ['C307'], 0.5],
  ['one of another group', 'C14', ['C307'], 0],
  ['an unknown one', 'X', ['Y'], 0],
  ['none of the customer', undefined, ['C307'], 0.5],
  ['none of the solution', 'C307', [], 0.5],
])('industry: %s', (_name, industry, industries, share) => {
  expect(industryShare(industry, industries, groupOf)).toBe(share)
})

test.each([
  [12, 0.5],
  [15, 0.5],
  [15.1, 0],
  [16, 0],
  [10, 1],
  [4, 1],
  [2, 0.5],
  [1.9, 0],
  [undefined, 0.5],
])('%s t/h for a solution of 4 to 10 t/h: %s', (capacity, share) => {
  expect(sizeShare(capacity, fit)).toBe(share)
})

test.each([
  [{ need: 0.8, industry: 1, size: 1 }, 88],
  [{ need: 0.2, industry: 0.5, size: 0 }, 25],
  [{ need: 0, industry: 1, size: 1 }, 40],
  [{ need: 1, industry: 1, size: 1 }, 100],
])('%j match by %i', (parts, match) => {
  expect(matchOf(parts)).toBe(match)
})

test('1,562,400 kWh of PV save 131,475.96 CNY a year', () => {
  expect(pvValue(1_562_400)).toBe(131_475.96)
})

test('4,199,897 m³ of gas estimated from equipment earn 1,175,971.16 to 1,763,956.74 CNY a year', () => {
  expect(gasValue(4_199_897)).toBe(1_469_963.95)
  expect(valueWithin(1_469_963.95, 'equipment')).toEqual({ low: 1_175_971.16, mid: 1_469_963.95, high: 1_763_956.74 })
  expect(valueWithin(100, 'bill')).toEqual({ low: 100, mid: 100, high: 100 })
})

test.each([
  ['PV of 2 MW', ['pv', 'power'], { capacity: 2, billed: 9, gas: 9 }, [141_372, 176_715, 212_058]],
  ['PV of an unknown size', ['pv'], { billed: 9, gas: 9 }, [0, 0, 0]],
  ['what needs no gas', ['charging', 'power'], { capacity: 2, billed: 1000, gas: 1000 }, [0, 0, 0]],
  ['billed gas', ['steam'], { capacity: 8, billed: 1000, gas: 900 }, [350, 350, 350]],
  ['gas for equipment', ['heat'], { capacity: 8, gas: 1000 }, [280, 350, 420]],
  ['gas of an industry', ['heat'], { gas: 1000 }, [175, 350, 525]],
  ['no gas', ['heat'], { gas: 0 }, [0, 0, 0]],
])('%s is worth', (_name, tags, use, [low, mid, high]) => {
  expect(worthOf(tags, use)).toEqual({ low, mid, high })
})
