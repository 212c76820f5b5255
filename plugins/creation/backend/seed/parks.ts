import { definedFields, type SeedKit, seedRecords } from '#harness/backend/kit'
import { recordId, type SimCompany } from '#harness/backend/world'
import { SHAPES } from '../../rules/absorption'
import type { SimPark, SimParkRow } from '../records'
import { PARK_CITIES, PARKS } from './parkNames'

const MOST_ROWS = 40
const LEAST_ROWS = 8

/** The rows of domain/creation.md 3. */
const EXAMPLE = [
  { mwh: 1500, shape: 'one' },
  { mwh: 2000, shape: 'continuous' },
] as const

/** What the companies of a park use: customers of the world, by the first number. */
function drawRows(parkId: string, number: number, { random, world }: SeedKit): SimParkRow[] {
  const first = number * 20
  return Array.from({ length: random.int(LEAST_ROWS, MOST_ROWS) }, (_, index) => {
    const { custId, name, nameEn } = world.companies[first + index] as SimCompany
    const drawn = { mwh: Math.round(random.magnitude(120, 9000)), shape: random.pick(SHAPES) }
    const use = number === 1 ? (EXAMPLE[index] ?? drawn) : drawn
    return { rowId: `${parkId}/${index + 1}`, ...definedFields({ custId, name, nameEn }), ...use }
  })
}

/** Parks of all organisations; the first one is that of the worked example. */
export const seedParks = seedRecords<SimPark>(
  'PK',
  { small: PARKS.length, default: PARKS.length, large: PARKS.length },
  { 1: { absorbers: ['PK-000001/1', 'PK-000001/2'] } },
  (parkId, number, kit) => {
    const [name, nameEn, city, of, pvKw] = PARKS[number - 1] as (typeof PARKS)[number]
    const isOf = ({ custId, orgCode }: SimCompany) =>
      typeof of === 'number' ? custId === recordId('C', of) : orgCode === of
    const { custId, point } = kit.world.companies.find(isOf) as SimCompany
    return {
      parkId,
      version: 1,
      custId,
      name,
      nameEn,
      pvKw,
      city: PARK_CITIES[city],
      ...(point && { point }),
      rows: drawRows(parkId, number, kit),
      absorbers: [],
    }
  },
)
