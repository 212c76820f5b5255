import { competitionScore, priceGap, usefulPrice } from './competition'
import { reboundOf } from './rebound'

describe('a rebound (domain/risk.md 4)', () => {
  const COURSE = [8600, 8400, 8500, 8900, 9600, 10_950, 11_100, 11_300]

  test('of the example is found on the last day: trough 8500, recovery 71.6 %', () => {
    const rebound = reboundOf(COURSE, 12_130)
    expect(rebound?.trough).toBe(8500)
    expect(rebound?.recovery).toBeCloseTo(0.716, 3)
    expect(reboundOf(COURSE.slice(0, -1), 12_130)).toBeUndefined()
  })

  test('begins at nine tenths of the level before', () => {
    expect(reboundOf([8500, 10_917, 10_917, 10_917], 12_130)).toBeDefined()
    expect(reboundOf([8500, 10_917, 10_917, 10_916], 12_130)).toBeUndefined()
  })

  test('needs three days, and is whole where the volume never was below the level before', () => {
    expect(reboundOf([12_000, 12_000], 12_130)).toBeUndefined()
    expect(reboundOf([12_130, 12_130, 12_130], 12_130)).toEqual({ trough: 12_130, recovery: 1 })
  })
})

describe('useful energy', () => {
  test.each([
    ['price', 3.6, 110.23],
    ['lng', 4350, 96.5],
    ['electric', 0.62, 175.74],
    ['biomass', 1250, 100.81],
  ] as const)('of %s at %d costs %d CNY/GJ', (kind, price, useful) => {
    expect(usefulPrice(price, kind)).toBeCloseTo(useful, 2)
  })

  test.each([
    ['lng', 4350, 12.5],
    ['electric', 0.62, -59.4],
    ['biomass', 1250, 8.5],
  ] as const)('%s at %d is %d %% below ours at 3.60', (kind, price, gap) => {
    expect(100 * priceGap(3.6, price, kind)).toBeCloseTo(gap, 1)
  })
})

describe('the level of a competitor', () => {
  const FIRST = { volumeAtRisk: 3_200_000, gap: 0.125, move: 'offer', contractDays: 74, proof: 'customer' } as const
  const changed = (change: object) => competitionScore({ ...FIRST, ...change })

  test('of CR-1 is (2 + 2 + 1 + 3) · 0.8 = 6.4, medium', () => {
    const { parts, score, level } = competitionScore(FIRST)
    expect(parts.map(({ got }) => got)).toEqual([2, 2, 1, 3])
    expect([score, level]).toEqual([6.4, 'medium'])
  })

  test.each([
    [99_999, 0],
    [100_000, 1],
    [999_999, 1],
    [1_000_000, 2],
    [5_000_000, 3],
  ])('%d m³/y have %d points', (volumeAtRisk, got) => {
    expect(changed({ volumeAtRisk }).parts[0].got).toBe(got)
  })

  test.each([
    [-0.594, 0],
    [0.049, 0],
    [0.05, 1],
    [0.1, 2],
    [0.2, 3],
    [undefined, 1],
  ])('a gap of %d has %d points', (gap, got) => {
    expect(changed({ gap }).parts[1].got).toBe(got)
  })

  test.each([
    [366, 0],
    [365, 1],
    [180, 2],
    [91, 2],
    [90, 3],
    [undefined, 3],
  ])('%d days of contract have %d points', (contractDays, got) => {
    expect(changed({ contractDays }).parts[3].got).toBe(got)
  })

  test.each([
    [{ proof: 'document' }, 8, 'high'],
    [{ proof: 'document', move: 'heard', contractDays: 365 }, 5, 'medium'],
    [{ proof: 'rumour' }, 4.8, 'low'],
    [{ proof: 'rumour', move: 'signed' }, 6, 'high'],
  ])('with %j it is %d, %s', (change, score, level) => {
    expect(changed(change)).toMatchObject({ score, level })
  })
})
