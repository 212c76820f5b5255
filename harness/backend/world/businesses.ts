import { randomOf } from './Random'
import { recordId } from './recordId'
import type { SimBusiness, SimCompany } from './records'
import type { SeedClock } from './SeedClock'

/**
 * Subjects of opportunities: Chinese, English, smallest and largest amount in 10⁴ CNY; product with its unit and what
 * one of the unit costs, in 10⁴ CNY.
 */
const NEEDS = [
  ['屋顶光伏', 'rooftop PV', 180, 2400, 'pv', 'kW', 0.4],
  ['蒸汽供应', 'steam supply', 80, 900, 'steam', 't/h', 60],
  ['燃气锅炉改造', 'gas boiler', 40, 450, 'boiler', 't/h', 30],
  ['天然气接入', 'gas supply', 60, 1200, 'gas', 'm³/d', 0.02],
  ['储能电站', 'storage', 150, 1800, 'storage', 'kWh', 0.12],
  ['余热利用', 'waste heat', 70, 600, 'wasteheat', 'kW', 0.2],
  ['空压站托管', 'compressed air', 50, 380, 'air', 'm³/min', 5],
  ['充电桩', 'chargers', 30, 260, 'charger', 'kW', 0.15],
] as const

/** One that no customer is bound to yet, and its owner. */
const UNBOUND = {
  number: 30,
  company: '新昊精密陶瓷有限公司',
  companyEn: 'Xinhao Precision Ceramics',
  orgCode: '440605',
  owner: 'rep01',
} as const

const STAGES: readonly SimBusiness['stage'][] = ['1', '1', '2', '2', '3', '3', '4', '5', '9']

/** The lead of the first company, which has become its opportunity. */
const FIRST_LEAD = 'L-000002'

/** Generates the opportunities; `B-000001` belongs to the first company in every size. */
export function drawBusinesses(
  seed: number,
  companies: readonly SimCompany[],
  count: number,
  clock: SeedClock,
): SimBusiness[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomOf(seed, 'business', index + 1)
    // Among the first companies, which every size has.
    const sampled = random.int(1, Math.min(companies.length, 200)) - 1
    const company = companies[index === 0 ? 0 : sampled] as SimCompany
    const [need, needEn, least, most, product, unit, price] = random.pick(NEEDS)
    const stage = random.pick(STAGES)
    const worth = Math.round(random.magnitude(least, most))
    const isUnbound = index + 1 === UNBOUND.number
    const {
      name,
      nameEn = name,
      orgCode,
      owner,
    } = isUnbound ? { ...UNBOUND, name: UNBOUND.company, nameEn: UNBOUND.companyEn } : company
    return {
      businessId: recordId('B', index + 1),
      version: 1,
      ...(isUnbound ? { company: name, companyEn: nameEn } : { custId: company.custId }),
      name: `${name} ${need}`,
      nameEn: `${nameEn}, ${needEn}`,
      stage,
      amount: worth * 10_000,
      needs: [{ product, capacity: { value: Math.round(worth / price), unit } }],
      orgCode,
      owner,
      createdAt: clock.past(-random.int(3, 240), random.int(510, 1060)),
      ...(index === 0 && { clueId: FIRST_LEAD }),
    }
  })
}
