import { cents } from './cents'

/** Yearly cash flow and what follows from it (domain/budget.md 4): pure figures in CNY, shares and rates as parts of 1. */

export interface FinanceInput {
  /** kW; CNY without VAT, contingency included. */
  readonly capacity: number
  readonly investment: number
  readonly years: number
  readonly discount: number
  /** kWh per kW in the first year, and its loss per year. */
  readonly yield: number
  readonly degradation: number
  readonly selfUse: number
  /** CNY/kWh, VAT included. */
  readonly priceSelf: number
  readonly priceFeed: number
  readonly vat: number
  /** CNY per kW in the first year, and its growth. */
  readonly om: number
  readonly growth: number
  /** Part of the investment per year, and at the end. */
  readonly insurance: number
  readonly salvage: number
  readonly incomeTax: number
  /** Years without income tax, and then years with half of it. */
  readonly holidayFree: number
  readonly holidayHalf: number
}

export interface Year {
  readonly year: number
  readonly kWh: number
  readonly revenue: number
  readonly cost: number
  readonly tax: number
  readonly flow: number
}

/** Straight-line depreciation per year. */
export const depreciationOf = ({ investment, salvage, years }: FinanceInput) =>
  cents((investment * (1 - salvage)) / years)

/** The years of operation; the investment itself is year 0 (`flowsOf`). */
export function yearsOf(input: FinanceInput): Year[] {
  const { years, investment, incomeTax, holidayFree, holidayHalf } = input
  const depreciation = depreciationOf(input)
  const price = (input.selfUse * input.priceSelf + (1 - input.selfUse) * input.priceFeed) / (1 + input.vat)
  return Array.from({ length: years }, (_, index) => {
    // Every figure is rounded before the next one is computed from it: what is shown adds up.
    const kWh = cents(input.capacity * input.yield * (1 - input.degradation) ** index)
    const revenue = cents(kWh * price)
    const cost = cents(input.capacity * input.om * (1 + input.growth) ** index + investment * input.insurance)
    const part = index < holidayFree ? 0 : index < holidayFree + holidayHalf ? 0.5 : 1
    const tax = cents(Math.max(0, revenue - cost - depreciation) * incomeTax * part)
    const end = index === years - 1 ? investment * input.salvage : 0
    return { year: index + 1, kWh, revenue, cost, tax, flow: cents(revenue - cost - tax + end) }
  })
}

/** Flows by year, the investment first. */
export const flowsOf = (input: FinanceInput): number[] => [
  0 - cents(input.investment),
  ...yearsOf(input).map(({ flow }) => flow),
]

/** Net present value of flows at a rate, the first one undiscounted. */
export function npv(rate: number, flows: readonly number[]): number {
  return flows.reduceRight((value, flow) => value / (1 + rate) + flow, 0)
}

/** Rates that are searched for roots. Thousandths */
const LEAST_RATE = -950
const MOST_RATE = 5000
const RATE_STEP = 5
const HALVINGS = 60
/** A net present value this small, as a part of all flows, is a root. */
const ROOT = 1e-11

/** Internal rates of return in %, to 0.01: none, one or several. */
export function irr(flows: readonly number[]): number[] {
  const size = flows.reduce((sum, flow) => sum + Math.abs(flow), 0)
  if (size === 0) return []
  const at = (rate: number) => {
    const value = npv(rate, flows)
    return Math.abs(value) < ROOT * size ? 0 : value
  }
  const roots: number[] = []
  let before = 0
  for (let step = LEAST_RATE; step <= MOST_RATE; step += RATE_STEP) {
    const value = at(step / 1000)
    if (value === 0) roots.push(step / 1000)
    else if (before * value < 0) roots.push(bisected((step - RATE_STEP) / 1000, step / 1000, at))
    before = value
  }
  return roots.map((rate) => cents(rate * 100))
}

function bisected(from: number, to: number, at: (rate: number) => number): number {
  let [low, high] = [from, to]
  const isNegative = at(low) < 0
  for (let turn = 0; turn < HALVINGS; turn++) {
    const middle = (low + high) / 2
    if (at(middle) < 0 === isNegative) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Modified internal rate of return in %, financed and reinvested at one rate; undefined without both signs. */
export function mirr(rate: number, flows: readonly number[]): number | undefined {
  const last = flows.length - 1
  const ends = flows.reduce((sum, flow, year) => sum + Math.max(0, flow) * (1 + rate) ** (last - year), 0)
  const spent = flows.reduce((sum, flow, year) => sum + Math.max(0, -flow) / (1 + rate) ** year, 0)
  return ends > 0 && spent > 0 ? cents(((ends / spent) ** (1 / last) - 1) * 100) : undefined
}

/** Years from the start of operation until the flows are paid back, linear within a year; undefined if never. */
export function payback(flows: readonly number[], rate = 0): number | undefined {
  let sum = 0
  let paid: number | undefined = 0
  flows.forEach((flow, year) => {
    const value = flow / (1 + rate) ** year
    const before = sum
    sum += value
    // Sums of decimal fractions miss zero by some last digits.
    if (Math.abs(sum) < 1e-6) sum = 0
    if (sum < 0) paid = undefined
    else if (before < 0) paid = year - 1 - before / value
  })
  return paid === undefined ? undefined : cents(paid)
}

export interface Returns {
  readonly npv: number
  /** % */
  readonly irr: readonly number[]
  readonly mirr: number | undefined
  readonly payback: number | undefined
  readonly dynamic: number | undefined
}

export function returnsOf(flows: readonly number[], discount: number): Returns {
  return {
    npv: cents(npv(discount, flows)),
    irr: irr(flows),
    mirr: mirr(discount, flows),
    payback: payback(flows),
    dynamic: payback(flows, discount),
  }
}

export const FACTORS = [0.8, 0.9, 1.1, 1.2] as const
export const INFLUENCES = ['investment', 'price', 'energy', 'om'] as const
export type Influence = (typeof INFLUENCES)[number]

/** The input with one influence scaled; the investment takes depreciation, insurance and salvage along. */
const SCALED: Readonly<Record<Influence, (input: FinanceInput, factor: number) => FinanceInput>> = {
  investment: (input, factor) => ({ ...input, investment: input.investment * factor }),
  price: (input, factor) => ({ ...input, priceSelf: input.priceSelf * factor }),
  energy: (input, factor) => ({ ...input, yield: input.yield * factor }),
  om: (input, factor) => ({ ...input, om: input.om * factor }),
}

export interface Sensitivity {
  readonly influence: Influence
  /** By `FACTORS`. */
  readonly results: readonly { readonly factor: number; readonly npv: number; readonly irr: readonly number[] }[]
}

export function sensitivityOf(input: FinanceInput): Sensitivity[] {
  return INFLUENCES.map((influence) => ({
    influence,
    results: FACTORS.map((factor) => {
      const flows = flowsOf(SCALED[influence](input, factor))
      return { factor, npv: cents(npv(input.discount, flows)), irr: irr(flows) }
    }),
  }))
}
