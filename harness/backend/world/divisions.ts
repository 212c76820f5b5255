import { areaList } from '@vant/area-data'
import { groupedBy } from '../kit/memo'

/** Administrative divisions by code, provinces, cities and districts alike. */
const NAMES = new Map<string, string>(
  [areaList.province_list, areaList.city_list, areaList.county_list].flatMap((list) => Object.entries(list)),
)

/** A code without its trailing zeros, which mean 'all below': 440000 → 44, 440600 → 4406. */
export function areaPrefix(code: string): string {
  return code.replace(/(00)+$/, '')
}

/** Code of the division above; undefined for a province. */
export function areaParent(code: string): string | undefined {
  const prefix = areaPrefix(code)
  return prefix.length <= 2 ? undefined : prefix.slice(0, -2).padEnd(6, '0')
}

export function areaName(code: string): string | undefined {
  return NAMES.get(code)
}

/** Divisions and their ancestors by code, each with the one above it; the name of an unknown one is its code. */
export function areasAbove(codes: Iterable<string>) {
  const all = new Set<string>()
  for (const own of codes)
    for (let code: string | undefined = own; code !== undefined; code = areaParent(code)) all.add(code)
  return [...all].sort().map((code) => ({ code, name: areaName(code) ?? code, parent: areaParent(code) }))
}

/** Districts by name, with their city, since several have the same name. */
const DISTRICTS = new Map<string, { readonly code: string; readonly city: string }[]>()
for (const [code, name] of Object.entries(areaList.county_list)) {
  const city = (NAMES.get(areaParent(code) ?? '') ?? '').replace(/市$/, '')
  DISTRICTS.set(name, [...(DISTRICTS.get(name) ?? []), { code, city }])
}

interface TownCity {
  readonly code: string
  readonly name: string
  /** `short`: as an address often has it, without what it is. */
  readonly towns: readonly { readonly code: string; readonly name: string; readonly short: string }[]
}

/** Cities without districts, such as Zhongshan and Dongguan: their towns and streets stand in the districts' place. */
const TOWN_CITIES: readonly TownCity[] = [
  ...groupedBy(Object.entries(areaList.county_list), ([code]) => areaParent(code) ?? ''),
].flatMap(([code, parts]) => {
  const name = areaList.city_list[code]
  if (name === undefined || parts.some(([, part]) => /[区县旗市]$/.test(part))) return []
  const towns = parts.map(([town, full]) => ({
    code: town,
    name: full,
    short: full.replace(/(?:街道办事处|街道|镇|乡)$/, ''),
  }))
  return [{ code, name, towns }]
})

const PROVINCES = Object.values(areaList.province_list as Record<string, string>)

/** True if the address names the city first, or after its province: 中山市场 and 中山市 in the name of a shop are no city. */
function isInCity(address: string, city: string): boolean {
  const province = PROVINCES.find((name) => address.startsWith(name.replace(/省$/, ''))) ?? ''
  return [province, province.replace(/省$/, '')].some((before) => address.startsWith(before + city))
}

/** The town of an address in a city without districts, else that city. */
function townOfAddress(address: string): string | undefined {
  const city = TOWN_CITIES.find(({ name }) => isInCity(address, name))
  if (!city) return undefined
  const rest = address.slice(address.indexOf(city.name) + city.name.length)
  const town =
    city.towns.find(({ short }) => rest.startsWith(short)) ?? city.towns.find(({ name }) => rest.includes(name))
  return (town ?? city).code
}

/**
 * The district named in an address, or the town in a city that has none; undefined if no district or more than one
 * matches.
 */
export function areaOfAddress(address: string): string | undefined {
  // First, since towns such as 西区 are districts elsewhere.
  const town = townOfAddress(address)
  if (town !== undefined) return town
  for (const { index } of address.matchAll(/[区县旗市]/g)) {
    for (let start = Math.max(0, index - 6); start < index; start++) {
      const known = DISTRICTS.get(address.slice(start, index + 1)) ?? []
      const fitting = known.length > 1 ? known.filter(({ city }) => city !== '' && address.includes(city)) : known
      if (fitting.length === 1) return fitting[0]?.code
    }
  }
  return undefined
}

/**
 * Names of provinces, cities and districts that names of companies begin with. Provinces and cities are often written
 * without their last character; a district without it is often a brand.
 */
export const PLACE_NAMES: readonly ReadonlySet<string>[] = [
  [areaList.province_list, /(?:省|市|(?:壮族|回族|维吾尔)?自治区|特别行政区)$/],
  [areaList.city_list, /市$/],
  [areaList.county_list, /$^/],
].map(([list, last]) => {
  const names = Object.values(list as Record<string, string>)
  return new Set(names.flatMap((name) => [name, name.replace(last as RegExp, '')]))
})
