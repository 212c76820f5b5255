import { definedFields, type SeedKit, seedRecords } from '#harness/backend/kit'
import { recordId, type SimCompany } from '#harness/backend/world'
import { SHAPES } from '../../rules/absorption'
import { ROW, type SimPark, type SimParkRow } from '../records'
import { PARK_CITIES, PARKS } from './parkNames'

const MOST_ROWS = 40
const LEAST_ROWS = 8

/** The rows of domain/creation.md 3. */
const EXAMPLE = [
  { mwh: 1500, shape: 'one' },
  { mwh: 2000, shape: 'continuous' },
] as const

/** The rows of a park are numbered from its hundred. */
const rowId = (park: number, index: number) => recordId(ROW, park * 100 + index + 1)

/** What the companies of a park use: customers of the world, by the first number. */
function drawRows(number: number, { random, world }: SeedKit): SimParkRow[] {
  const first = number * 20
  return Array.from({ length: random.int(LEAST_ROWS, MOST_ROWS) }, (_, index) => {
    const { custId, name, nameEn } = world.companies[first + index] as SimCompany
    const drawn = { mwh: Math.round(random.magnitude(120, 9000)), shape: random.pick(SHAPES) }
    const use = number === 1 ? (EXAMPLE[index] ?? drawn) : drawn
    return { id: rowId(number, index), ...definedFields({ custId, name, nameEn }), ...use }
  })
}

/** Parks of all organisations; the first one is that of the worked example. */
export const seedParks = seedRecords<SimPark>(
  'PK',
  { small: PARKS.length, default: PARKS.length, large: PARKS.length },
  { 1: { absorbers: [rowId(1, 0), rowId(1, 1)] } },
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
      rows: drawRows(number, kit),
      absorbers: [],
    }
  },
)
