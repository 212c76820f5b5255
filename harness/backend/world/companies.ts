import { salesOf } from '../core/grants'
import { drawCreditCode } from './creditCode'
import { FIXED_COMPANIES, type FixedCompany } from './fixedCompanies'
import { GENERAL_LABELS } from './labels'
import { drawPerson } from './people'
import { PLACES, pointIn } from './places'
import { drawDay, type Random, randomOf } from './Random'
import { recordId } from './recordId'
import { type SimCompany, TAX_GRADES, type TaxGrade } from './records'
import type { SeedClock } from './SeedClock'
import { drawCompanyName, drawTrade, HEAT_TRADES, STEAM_TRADES, TRADES } from './trades'

/** Organisations, repeated by their share in 20 companies. */
const ORGANISATIONS = [
  ...Array<string>(9).fill('440605'),
  ...Array<string>(3).fill('440604'),
  ...Array<string>(3).fill('440606'),
  ...Array<string>(3).fill('4420'),
  ...Array<string>(2).fill('3302'),
]
const GRADES: readonly (TaxGrade | undefined)[] = [...TAX_GRADES, 'A', 'B', 'B', 'M', undefined, undefined]

/** Scales with their minimum gas volume. m³/y */
const SCALES = [
  ['1', 2_000_000],
  ['2', 400_000],
  ['3', 60_000],
] as const

function scaleOf(gas: number): SimCompany['scale'] {
  return SCALES.find(([, least]) => gas >= least)?.[0] ?? '4'
}

/** Contract and last visit; generated last, so that companies without them do not change. */
function drawHistory(
  random: Random,
  clock: SeedClock,
  industry: string,
  { contractDays, visitDays }: Pick<FixedCompany, 'contractDays' | 'visitDays'>,
): Partial<SimCompany> {
  const sampled = { contract: random.chance(0.85) ? random.int(-40, 700) : null, visit: random.int(-160, -1) }
  const contract = contractDays === undefined ? sampled.contract : contractDays
  const visit = visitDays ?? (random.chance(0.9) ? sampled.visit : undefined)
  return {
    ...(contract !== null && { contractEnd: clock.day(contract) }),
    ...(visit !== undefined && { lastVisit: clock.day(visit) }),
    energies: [
      ...(['gas', 'elec'] as const),
      ...(HEAT_TRADES.has(industry) ? (['heat'] as const) : []),
      ...(STEAM_TRADES.has(industry) ? (['steam'] as const) : []),
    ],
    ...(random.chance(0.08) && { followers: ['rep01'] }),
  }
}

/** Generates a company, the same for its number in every size; `names` contains names in use and gets the new one. */
function drawCompany(seed: number, clock: SeedClock, number: number, names: Set<string>): SimCompany {
  const random = randomOf(seed, 'company', number)
  const {
    point: fixedPoint,
    contractDays,
    visitDays,
    ...fixed
  }: Partial<FixedCompany> = FIXED_COMPANIES[number - 1] ?? {}
  const orgCode = fixed.orgCode ?? random.pick(ORGANISATIONS)
  const place = random.pick(PLACES[orgCode] ?? [])
  const trade = TRADES.find(({ industry }) => industry === fixed.industry) ?? drawTrade(random)
  let name = fixed.name ?? drawCompanyName(random, trade, place)
  while (names.has(name)) name = drawCompanyName(random, trade, place)
  names.add(name)
  const gas = Math.round(random.magnitude(trade.gas[0], trade.gas[1]) / 1000) * 1000
  const taxGrade = random.pick(GRADES)
  const labels = new Set(random.chance(0.7) ? [random.pick(trade.labels)] : [])
  for (let left = random.int(0, 2); left > 0; left--) labels.add(random.pick(GENERAL_LABELS))
  const point = pointIn(place, random)
  return {
    custId: recordId('C', number),
    version: 1,
    name,
    creditCode: drawCreditCode(random, place.areaCode),
    industry: trade.industry,
    scale: scaleOf(gas),
    legalRep: drawPerson(random).name,
    capital: Math.round(random.magnitude(500_000, 200_000_000) / 100_000) * 100_000,
    founded: drawDay(random, 1992, 2015),
    regStatus: '1',
    address: `${place.address}${random.pick(place.roads)}${random.int(1, 268)}号`,
    areaCode: place.areaCode,
    ...(fixedPoint !== null && { point: fixedPoint ?? point }),
    labels: [...labels],
    orgCode,
    owner: random.pick(salesOf(orgCode)),
    since: drawDay(random, 2016, 2024),
    ...(taxGrade && { taxGrade }),
    gas,
    ...drawHistory(random, clock, trade.industry, { contractDays, visitDays }),
    ...fixed,
  }
}

/** Generates the companies; `FIXED_COMPANIES` are first in every size. */
export function drawCompanies(seed: number, clock: SeedClock, count: number): SimCompany[] {
  const names = new Set<string>()
  const length = Math.max(count, FIXED_COMPANIES.length)
  return Array.from({ length }, (_, index) => drawCompany(seed, clock, index + 1, names))
}

/** Generates a single one of `FIXED_COMPANIES`; undefined for other ids. */
export function drawFixedCompany(seed: number, clock: SeedClock, custId: string): SimCompany | undefined {
  const number = FIXED_COMPANIES.findIndex((_, index) => recordId('C', index + 1) === custId) + 1
  return number === 0 ? undefined : drawCompany(seed, clock, number, new Set())
}
