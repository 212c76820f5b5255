import { gasOfDevice } from '#domain/equipment/rules'
import { type SeedKit, seedOfCompanies } from '#harness/backend/kit'
import { type Random, recordId, type SimCompany } from '#harness/backend/world'
import { changeOf, type SimChange, type SimDevice } from '../devices'
import { BOILER, EXAMPLE, FIXED, KILN, KILN_TRADES, OTHERS, type SampledDevice, SIZES } from './deviceKinds'

/** Devices and changes of every company; numbered by company, so that a record is the same in every size. */

const MOST = 20
/** C-000001 has 14, as in the mock; C-000016 none. */
const COUNTS: Readonly<Record<number, number>> = { 1: 14, 16: 0 }

function drawDevice(random: Random, custId: string, number: number, at: number, main: SampledDevice): SimDevice {
  const { makers, capacity, ...sampled } = at < 2 || random.chance(0.4) ? main : random.pick(OTHERS)
  const year = random.int(2008, 2025)
  return {
    id: recordId('DV', number),
    version: 1,
    custId,
    ...sampled,
    capacity: capacity * random.pick(SIZES),
    count: random.int(1, 4),
    maker: random.pick(makers),
    year,
    plateCode: `${sampled.kind}${year}-${random.int(1000, 9999)}`,
    ...(random.chance(0.8) && {
      hours: random.pick([8, 12, 16, 24]),
      days: random.pick([270, 300, 340]),
      load: random.int(55, 85),
    }),
    // The second device of a company with several is often retired.
    state: at === 1 && random.chance(0.5) ? '3' : random.chance(0.12) ? '2' : '1',
  }
}

function devicesOf({ custId, industry, gas }: SimCompany, number: number, { random }: SeedKit): SimDevice[] {
  const count = COUNTS[number] ?? random.int(1, 5)
  const main = KILN_TRADES.includes(industry) ? KILN : BOILER
  const sampled = Array.from({ length: count }, (_, at) => {
    const device = drawDevice(random, custId, (number - 1) * MOST + at + 1, at, main)
    return { ...device, ...FIXED[device.id] }
  })
  // Devices in use burn about the billed volume.
  const burnt = sampled.filter(({ state }) => state !== '3').reduce((sum, each) => sum + gasOfDevice(each), 0)
  const scale = (gas * (0.9 + random.next() * 0.3)) / Math.max(burnt, 1)
  return sampled.map((each) => {
    const isFixed = each.id === EXAMPLE || gasOfDevice(each) === 0
    return isFixed ? each : { ...each, capacity: Number((each.capacity * scale).toPrecision(2)) }
  })
}

export const drawDevices = seedOfCompanies('device', devicesOf)

/** The first device of a company was added, its second one may have been retired. */
export const drawChanges = seedOfCompanies('device', (company, number, kit): SimChange[] => {
  const [first, second] = devicesOf(company, number, kit)
  const last = (number - 1) * MOST
  const change = (nth: number, ago: number, ...of: Parameters<typeof changeOf>) => {
    return { id: recordId('DC', last + nth), by: company.owner, at: kit.clock.day(-ago), ...changeOf(...of) }
  }
  if (!first) return []
  const added = change(1, 400 + (last % 97), undefined, first)
  return second?.state === '3' ? [added, change(2, 60 + (last % 53), second, undefined)] : [added]
})
