import { randomOf } from './Random'
import { recordId } from './recordId'
import type { SimBusiness, SimCompany } from './records'
import type { SeedClock } from './SeedClock'

/** Subjects of opportunities: Chinese, English, smallest and largest amount in 10⁴ CNY. */
const NEEDS = [
  ['屋顶光伏', 'rooftop PV', 180, 2400],
  ['蒸汽供应', 'steam supply', 80, 900],
  ['燃气锅炉改造', 'gas boiler', 40, 450],
  ['天然气接入', 'gas supply', 60, 1200],
  ['储能电站', 'storage', 150, 1800],
  ['余热利用', 'waste heat', 70, 600],
  ['空压站托管', 'compressed air', 50, 380],
  ['充电桩', 'chargers', 30, 260],
] as const

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
    const [need, needEn, least, most] = random.pick(NEEDS)
    return {
      businessId: recordId('B', index + 1),
      version: 1,
      custId: company.custId,
      name: `${company.name} ${need}`,
      nameEn: `${company.nameEn ?? company.name}, ${needEn}`,
      stage: random.pick(STAGES),
      amount: Math.round(random.magnitude(least, most)) * 10_000,
      orgCode: company.orgCode,
      owner: company.owner,
      createdAt: clock.past(-random.int(3, 240), random.int(510, 1060)),
      ...(index === 0 && { clueId: FIRST_LEAD }),
    }
  })
}
