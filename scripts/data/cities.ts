import { areaList } from '@vant/area-data'
import { pinyin } from 'pinyin-pro'

/** Code, name, syllables of its pinyin: `['440600', '佛山', 'fo shan']`. */
export type CityRow = readonly [code: string, name: string, pinyin: string]

/** Suffix with the names of the peoples of an autonomous prefecture or county. */
const PEOPLES =
  /(?:朝鲜族|土家族|苗族|藏族|羌族|彝族|布依族|侗族|哈尼族|壮族|傣族|白族|景颇族|傈僳族|回族|黎族|蒙古族|蒙古|哈萨克|柯尔克孜)+自治[州县]$/
/** Code prefixes of the groups of counties that list places directly below a province. */
const GROUPS = ['4190', '4290', '4690', '6590']
/** A group of counties of Chongqing, which is a city itself. */
const LEFT_OUT = ['500200']
/** Code prefixes of provinces that are one city: their parts are no cities. */
const WHOLE = ['81', '82']
/** Readings that differ from the dictionary's. */
const READINGS: Readonly<Record<string, string>> = { 昌都: 'chang du', 喀什: 'ka shi' }

function shortName(name: string): string {
  return name
    .replace(PEOPLES, '')
    .replace(/特别行政区$/, '')
    .replace(/(.{2,})(?:市|地区|盟|林区|县)$/, '$1')
}

const pinyinOf = (name: string) => READINGS[name] ?? pinyin(name, { toneType: 'none', type: 'array' }).join(' ')

/** All cities of China by code, with the pinyin that they are looked up by. */
export function cityTable(): CityRow[] {
  const { province_list: provinces, city_list: cities, county_list: counties } = areaList
  const isGroup = (code: string) => GROUPS.some((group) => code.startsWith(group))
  const isWhole = (code: string) => WHOLE.some((province) => code.startsWith(province))
  const places = [
    ...Object.entries(cities).filter(([code]) => !isGroup(code) && !isWhole(code) && !LEFT_OUT.includes(code)),
    ...Object.entries(counties).filter(([code]) => isGroup(code)),
    ...Object.entries(provinces).filter(([code]) => isWhole(code)),
  ]
  const count = new Map<string, number>()
  for (const [, name] of places) count.set(shortName(name), (count.get(shortName(name)) ?? 0) + 1)
  return places
    .map(([code, name]): CityRow => {
      const short = shortName(name)
      // A city and a county of the same name retain their suffixes.
      return [code, (count.get(short) ?? 0) > 1 ? name : short, pinyinOf(short)]
    })
    .sort(([a], [b]) => a.localeCompare(b))
}

/** Path of the table in the app. */
export const CITY_FILE = 'src/ui/indexes/cities.json'

/** Content of that file: one city per line. */
export function cityFile(): string {
  const lines = cityTable().map((row) => `  [${row.map((part) => JSON.stringify(part)).join(', ')}]`)
  return `[\n${lines.join(',\n')}\n]\n`
}
