import type { SeedKit } from '#harness/backend/kit'
import { type Random, randomOf, recordId, type SimCompany } from '#harness/backend/world'
import { effectOf, gasOfDevice } from '../../rules/devices'
import { briefOf, type SimChange, type SimDevice } from '../devices'

/** Devices and changes of every company; numbered by company, so that a record is the same in every size. */

const MOST = 20
/** C-000001 has 14, as in the mock; C-000016 none. */
const COUNTS: Readonly<Record<number, number>> = { 1: 14, 16: 0 }
const KILN_TRADES = new Set(['C307', 'C304', 'C302', 'C33'])

type Drawn = Pick<SimDevice, 'kind' | 'capacity' | 'fuel'> & { readonly makers: readonly string[] }

const BOILER: Drawn = { kind: 'B', capacity: 4, fuel: 'gas', makers: ['方快锅炉', '杭锅', '迪森', '力聚'] }
const KILN: Drawn = { kind: 'K', capacity: 1500, fuel: 'gas', makers: ['科达', '中窑', '摩德娜'] }
const OTHERS: readonly Drawn[] = [
  { kind: 'C', capacity: 600, fuel: 'power', makers: ['格力', '美的', '约克'] },
  { kind: 'P', capacity: 2000, fuel: 'gas', makers: ['颜巴赫', '济柴'] },
  { kind: 'S', capacity: 800, fuel: 'power', makers: ['隆基', '晶澳'] },
  { kind: 'E', capacity: 1000, fuel: 'power', makers: ['宁德时代', '比亚迪'] },
  { kind: 'G', capacity: 120, fuel: 'power', makers: ['特来电', '星星充电'] },
]
const SIZES = [0.5, 1, 1, 1.5, 2, 3]

function drawDevice(random: Random, custId: string, number: number, at: number, main: Drawn): SimDevice {
  const { makers, capacity, ...drawn } = at < 2 || random.chance(0.4) ? main : random.pick(OTHERS)
  const year = random.int(2008, 2025)
  return {
    id: recordId('DV', number),
    version: 1,
    custId,
    ...drawn,
    capacity: capacity * random.pick(SIZES),
    count: random.int(1, 4),
    maker: random.pick(makers),
    year,
    plateCode: `${drawn.kind}${year}-${random.int(1000, 9999)}`,
    ...(random.chance(0.8) && {
      hours: random.pick([8, 12, 16, 24]),
      days: random.pick([270, 300, 340]),
      load: random.int(55, 85),
    }),
    // The second one of a company with more has often gone.
    state: at === 1 && random.chance(0.5) ? '3' : random.chance(0.12) ? '2' : '1',
  }
}

function devicesOf({ custId, industry, gas }: SimCompany, seed: number): SimDevice[] {
  const number = Number(custId.slice(2))
  const random = randomOf(seed, 'device', number)
  const count = COUNTS[number] ?? random.int(1, 5)
  const main = KILN_TRADES.has(industry) ? KILN : BOILER
  const drawn = Array.from({ length: count }, (_, at) => {
    return fixed(drawDevice(random, custId, (number - 1) * MOST + at + 1, at, main))
  })
  // What is in use burns about what is billed.
  const burnt = drawn.filter(({ state }) => state !== '3').reduce((sum, each) => sum + gasOfDevice(each), 0)
  const scale = (gas * (0.9 + random.next() * 0.3)) / Math.max(burnt, 1)
  return drawn.map((each) => {
    const isFixed = each.id === EXAMPLE || gasOfDevice(each) === 0
    return isFixed ? each : { ...each, capacity: Number((each.capacity * scale).toPrecision(2)) }
  })
}

const EXAMPLE = recordId('DV', 1)
const WORKED_EXAMPLE: Partial<SimDevice> = {
  ...{ kind: 'B', capacity: 12, count: 1, fuel: 'gas', maker: '方快锅炉', plateCode: 'B2014-1207', year: 2014 },
  ...{ hours: 12, days: 270, load: 70, state: '1' },
}

/** The first device of C-000001 is the boiler of the worked example, its second one was retired. */
function fixed(device: SimDevice): SimDevice {
  if (device.id === EXAMPLE) return { ...device, ...WORKED_EXAMPLE }
  return device.id === recordId('DV', 2) ? { ...device, state: '3' } : device
}

export const drawDevices = ({ world, seed }: SeedKit): SimDevice[] =>
  world.companies.flatMap((company) => devicesOf(company, seed))

/** A retired device was replaced by the one before it. */
export function drawChanges({ world, seed, clock }: SeedKit): SimChange[] {
  return world.companies.flatMap((company) => {
    const own = devicesOf(company, seed)
    const [first, second] = own
    if (!first) return []
    const number = (Number(company.custId.slice(2)) - 1) * MOST
    const base = { custId: company.custId, by: company.owner }
    const added = { ...base, id: recordId('DC', number + 1), kind: 'A', device: briefOf(first) } as const
    const changes: SimChange[] = [{ ...added, at: clock.day(-400 - (number % 97)), effect: effectOf(undefined, first) }]
    if (second?.state === '3') {
      const gone = { ...base, id: recordId('DC', number + 2), kind: 'X', device: briefOf(second) } as const
      changes.push({ ...gone, at: clock.day(-60 - (number % 53)), effect: effectOf(second, undefined) })
    }
    return changes
  })
}
