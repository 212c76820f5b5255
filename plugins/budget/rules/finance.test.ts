import { IRR, MIRR, NPV } from '@formulajs/formulajs'
import fc from 'fast-check'
import { roundTo } from '#base/quantities'
import { depreciationOf, type FinanceInput, flowsOf, irr, npv, returnsOf, sensitivityOf, yearsOf } from './finance'

/** The 3 MW plant of domain/budget.md 4. */
const PLANT: FinanceInput = {
  capacity: 3000,
  investment: 7_206_150,
  years: 20,
  discount: 0.08,
  yield: 1050,
  degradation: 0.005,
  selfUse: 0.85,
  priceSelf: 0.58,
  priceFeed: 0.453,
  vat: 0.13,
  om: 42,
  growth: 0.02,
  insurance: 0.001,
  salvage: 0.05,
  incomeTax: 0.25,
  holidayFree: 3,
  holidayHalf: 3,
}
const FLOWS = flowsOf(PLANT)

describe('the 3 MW estimate', () => {
  test('depreciates 342,292.13 a year', () => expect(depreciationOf(PLANT)).toBe(342_292.13))

  test.each([
    [1, 3_150_000, 1_563_710.18, 133_206.15, 0, 1_430_504.03],
    [4, 3_102_985.86, 1_540_371.61, 140_918.36, 132_145.14, 1_267_308.11],
    [7, 3_056_673.4, 1_517_381.37, 149_102.61, 256_496.66, 1_111_782.1],
    [20, 2_863_842.22, 1_421_656.9, 190_764.36, 222_150.1, 1_369_049.94],
  ])('year %d', (year, kWh, revenue, cost, tax, flow) => {
    expect(yearsOf(PLANT)[year - 1]).toEqual({ year, kWh, revenue, cost, tax, flow })
  })

  test('half of the tax is due in the years 4 to 6, all of it from year 7, none before', () => {
    const whole = yearsOf({ ...PLANT, holidayFree: 0, holidayHalf: 0 })
    yearsOf(PLANT).forEach(({ year, tax }, index) => {
      const part = year <= 3 ? 0 : year <= 6 ? 0.5 : 1
      expect(tax).toBeCloseTo((whole[index]?.tax ?? 0) * part, 1)
    })
  })

  test('returns', () => {
    expect(returnsOf(FLOWS, PLANT.discount)).toMatchObject({
      npv: 4_667_586.92,
      irr: [16.67],
      payback: 5.34,
      dynamic: 7.54,
    })
  })

  test.each([
    ['investment', [5_998_845, 21.71, 5_333_216, 18.92, 4_001_958, 14.81, 3_336_329, 13.24]],
    ['price', [2_467_903, 12.68, 3_567_745, 14.69, 5_767_429, 18.62, 6_867_271, 20.56]],
    ['energy', [2_164_721, 12.12, 3_416_154, 14.41, 5_919_020, 18.89, 7_170_453, 21.1]],
    ['om', [4_905_678, 17.07, 4_786_632, 16.87, 4_548_542, 16.46, 4_429_496, 16.26]],
  ])('sensitivity to %s', (influence, expected) => {
    const found = sensitivityOf(PLANT).find((each) => each.influence === influence)
    expect(found?.results.flatMap((each) => [roundTo(each.npv, 0), each.irr[0]])).toEqual(expected)
  })
})

describe('returns of short flows at 8 %', () => {
  test.each([
    [[-1000, 400, 400, 400, 400], { npv: 324.85, irr: [21.86], payback: 2.5, dynamic: 2.9 }],
    [[-1000, 2500, -1540], { irr: [10, 40], mirr: 7.87, payback: undefined }],
    [[-1000, -100, -50], { irr: [], mirr: undefined, payback: undefined }],
    [[-1000, 300, 300], { irr: [-28.21], payback: undefined, dynamic: undefined }],
    [[0, 0, 0], { irr: [], npv: 0, payback: 0 }],
    // The highest and the lowest rate that are searched, and beyond them.
    [[-1, 6], { irr: [500] }],
    [[-1, 6.01], { irr: [] }],
    [[-1, 0.05], { irr: [-95] }],
    [[-1, 0.049], { irr: [] }],
    // No flow in the year before the crossing, and a sum of exactly nothing at the crossing.
    [[-1000, 500, 0, 500], { payback: 3 }],
    [[-1000, 500, 500, 0], { payback: 2 }],
    // Paid back twice: the last crossing counts.
    [[-1000, 1500, -1000, 1000], { payback: 2.5 }],
  ])('%j', (flows, expected) => expect(returnsOf(flows, 0.08)).toMatchObject(expected))

  test('without discounting both paybacks are the same', () => {
    const { npv: value, payback, dynamic } = returnsOf(FLOWS, 0)
    expect(dynamic).toBe(payback)
    expect(value).toBe(
      roundTo(
        FLOWS.reduce((sum, flow) => sum + flow, 0),
        2,
      ),
    )
  })
})

/** An investment and yearly flows, which have one root. */
const project = fc.tuple(
  fc.integer({ min: 1000, max: 10_000_000 }),
  fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 2, maxLength: 25 }),
  fc.integer({ min: 1, max: 30 }),
)
const THOUSAND = { numRuns: 1000, seed: 20_261_123 }

test('1,000 projects have the same NPV, IRR and MIRR as in a spreadsheet', () => {
  fc.assert(
    fc.property(project, ([investment, flows, percent]) => {
      const [rate, all] = [percent / 100, [-investment, ...flows]]
      const ours = returnsOf(all, rate)
      expect(ours.npv).toBeCloseTo(Number(NPV(rate, ...flows)) - investment, 1)
      expect(ours.mirr).toBeCloseTo(Number(MIRR(all, rate, rate)) * 100, 1)
      const [root] = ours.irr
      if (root === undefined) {
        // Outside of what is searched: below −95 % or above 500 %.
        expect(npv(-0.95, all) < 0 || npv(5, all) > 0).toBe(true)
        return
      }
      expect(ours.irr).toHaveLength(1)
      expect(root).toBeCloseTo(Number(IRR(all, root / 100 + 0.001)) * 100, 1)
    }),
    THOUSAND,
  )
})

test('at every rate of return the flows are worth nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 12 }), (flows) => {
      for (const rate of irr(flows)) {
        const [below, above] = [npv(rate / 100 - 0.0002, flows), npv(rate / 100 + 0.0002, flows)]
        expect(below * above).toBeLessThanOrEqual(0)
      }
    }),
    { numRuns: 300, seed: 7 },
  )
})
