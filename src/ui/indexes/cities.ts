import { lazyOnce } from '#base/loading'

/** A city of China, by its code of divisions. */
export interface City {
  /** `440600` */
  readonly code: string
  readonly name: string
  /** `Foshan`, `Xi'an`. */
  readonly nameEn: string
  /** The letter of its group: `F`. */
  readonly letter: string
  /** `fo`, `shan`; without tones. */
  readonly syllables: readonly string[]
}

/** Where a syllable begins with a vowel, its beginning would be read with the one before. */
const joined = (syllables: readonly string[]) =>
  syllables.reduce((name, syllable) => name + (name && /^[aeo]/.test(syllable) ? "'" : '') + syllable, '')

function cityOf([code = '', name = '', pinyin = '']: readonly string[]): City {
  const syllables = pinyin.split(' ')
  const latin = joined(syllables)
  const nameEn = latin.slice(0, 1).toUpperCase() + latin.slice(1)
  return { code, name, nameEn, letter: nameEn.slice(0, 1), syllables }
}

/** All cities of China by their pinyin; the table is a file of its own, loaded with the first use. */
export const loadCities = lazyOnce(async (): Promise<readonly City[]> => {
  const { default: rows } = await import('./cities.json')
  return rows.map(cityOf).sort((a, b) => compare(a.nameEn, b.nameEn) || compare(a.code, b.code))
})

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** `ü` is typed as v, and often as u. */
const spellings = (syllable: string) =>
  syllable.includes('ü') ? [syllable, syllable.replace('ü', 'v'), syllable.replace('ü', 'u')] : [syllable]

/** True when a text is made of the beginnings of syllables in their order: `gz`, `gzhou`, `guangz`. */
function isBeginning(text: string, syllables: readonly string[]): boolean {
  if (text === '') return true
  const [first, ...rest] = syllables
  if (first === undefined) return false
  return spellings(first).some((spelling) => {
    for (let length = Math.min(spelling.length, text.length); length > 0; length -= 1) {
      if (text.startsWith(spelling.slice(0, length)) && isBeginning(text.slice(length), rest)) return true
    }
    return false
  })
}

/**
 * Cities that a text may mean: part of the name, pinyin, or its initials (`佛`, `foshan`, `fs`), those that begin so
 * first. All for an empty text.
 */
export function findCities(cities: readonly City[], text: string): readonly City[] {
  const wanted = text
    .trim()
    .toLowerCase()
    .replace(/['’\s]/g, '')
  if (wanted === '') return cities
  const isFirst = ({ name, syllables }: City) => name.startsWith(wanted) || isBeginning(wanted, syllables)
  return [...cities.filter(isFirst), ...cities.filter((city) => !isFirst(city) && city.name.includes(wanted))]
}
