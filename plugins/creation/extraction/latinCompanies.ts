import type { CompanyHit } from './customer'
import { hits } from './hits'
import {
  COMMON,
  GIVEN_NAMES,
  LATIN_SUFFIXES,
  LATIN_SURNAMES,
  LEGAL_FORMS,
  PLAIN_SUFFIXES,
  SUFFIX_MODIFIERS,
} from './names'
import { isLatinPlace } from './places'
import { misspelt } from './spelling'

interface Word {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly lower: string
  readonly isCapital: boolean
}

/** Common words that begin or continue a name where they are capitalised: Golden Bay, Nanhai East Hospital. */
const IN_NAMES = new Set(
  'new old big great good long high north south east west green hot cold water gas oil steam solar power energy electric natural first second third main central city town district area point home car battery storage air bus road street hall block lead quarter data service services supply general chief head open free light like sun spring may august march present staff office lunch tea coffee evening morning night day water ground floor partner sales trade station stations of one two three four five six seven eight nine ten hundred thousand million international works factory plant workshop'.split(
    ' ',
  ),
)
/** Words that are always what they mean, also in capitals. */
const NEVER =
  /^(?:pv|lng|chp|cchp|kw|mw|mwh|kwh|gwh|rt|rmb|cny|usd|eur|tph|o&m|ev|ok|asap|fyi|tel|ps|ppa|bess|ess|hvac|gm|ceo|cfo|q[1-4]|h[12]|roi|epc|irr|kva|lpg|dc|ac)$/

/** Words joined by a blank, a dash, '&' or the point of 'Co.': what a name may consist of. */
function runsIn(text: string): Word[][] {
  const runs: Word[][] = []
  let last: Word | undefined
  for (const { from, to, text: raw } of hits(/[A-Za-z][A-Za-z0-9'&]*|\d+[A-Za-z]*(?=\s[A-Z])/g, text)) {
    const own = raw.replace(/'s?$/, '')
    const word = { from, to: from + own.length, text: own, lower: own.toLowerCase(), isCapital: /^[A-Z]/.test(own) }
    const between = last ? text.slice(last.to, from) : ''
    const isJoined =
      last && (/^(?: | & |-)$/.test(between) || (/^\.,? ?$/.test(between) && /^(?:co|st|no)$/.test(last.lower)))
    if (isJoined) runs[runs.length - 1]?.push(word)
    else runs.push([word])
    last = own === raw ? word : undefined
    if (to === -1) last = undefined
  }
  return runs
}

/** Elevator, Elevators. */
const isInList = (word: string) => LATIN_SUFFIXES.has(word) || LATIN_SUFFIXES.has(`${word}s`)
const isSuffix = ({ lower, isCapital }: Word) => LATIN_SUFFIXES.has(lower) && (isCapital || !PLAIN_SUFFIXES.has(lower))

function isNameWord(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (word && (isNumbered(words, at) || isOf(words, at))) return true
  if (!word?.isCapital || NEVER.test(word.lower)) return false
  if (!COMMON.has(word.lower)) return true
  const [before, after] = [words[at - 1], words[at + 1]]
  const isJoined = (one: Word | undefined) =>
    one?.isCapital === true && (!COMMON.has(one.lower) || LATIN_SUFFIXES.has(one.lower))
  if (LATIN_SUFFIXES.has(word.lower) && before?.isCapital && (isJoined(before) || IN_NAMES.has(before.lower)))
    return true
  return IN_NAMES.has(word.lower) && (isJoined(after) || isJoined(before))
}

/** Bank of Foshan. */
function isOf(words: readonly Word[], at: number): boolean {
  const [before, after] = [words[at - 1], words[at + 1]]
  return (
    words[at]?.text === 'of' &&
    /^(?:Bank|University|Port|College|Institute|Ministry|Bureau)$/.test(before?.text ?? '') &&
    after?.isCapital === true
  )
}

/** No. 3 Middle School. */
function isNumbered(words: readonly Word[], at: number): boolean {
  const [word, next, last] = [words[at], words[at + 1], words[at - 1]]
  if (word?.text === 'No') return /^\d+$/.test(next?.text ?? '')
  return /^\d+$/.test(word?.text ?? '') && last?.text === 'No'
}

/** Index behind the lower-case words that complete a name: Xinao ceramics, Minghua parts plant. */
function suffixEnd(words: readonly Word[], start: number): number {
  let end = start
  let at = start
  while (at < words.length && at - start < 3) {
    const word = words[at]
    if (!word || word.isCapital) break
    if (isSuffix(word)) end = at + 1
    else if (!SUFFIX_MODIFIERS.has(word.lower)) break
    at++
  }
  return end
}

/** Endings of words that are made for names of companies. */
const ENDING =
  /^(?:sons|bros|brothers|partners)$|^.{2,}(?:works|ware|wear|tex|chem|plast|pack|tech|tronics?|pharm|steel|metals?|mills?|yards?|gear|foods?)$/
const SITE =
  /^(?:plants?|factory|works|warehouse|depot|terminal|airport|port|yard|campus|branch|store|shop|site|base|industrial|town|district)$/
/** A long name is hardly anything else. */
const LONG = 2

function companyOf(text: string, words: readonly Word[], points: number): CompanyHit | undefined {
  const [first, last] = [words[0], words[words.length - 1]]
  if (!first || !last) return undefined
  const hasSuffix =
    words.length > 1 &&
    words.some((word, at) => isInList(word.lower) || misspeltSuffix(word) || (at > 0 && ENDING.test(word.lower)))
  const isLegal = LEGAL_FORMS.has(last.lower)
  const to = isLegal && text[last.to] === '.' && /^\.\s[a-z]|^\.[,:)]/.test(text.slice(last.to)) ? last.to + 1 : last.to
  return {
    from: first.from,
    to,
    name: text.slice(first.from, last.to),
    hasSuffix,
    points: points + form(words, hasSuffix),
  }
}

/** Points for the words: a place, or a person, is hardly a company. */
function form(words: readonly Word[], hasSuffix: boolean): number {
  // Shishan plant, Foshan factory
  if (
    words.length > 1 &&
    words.slice(0, -1).every(({ lower }) => isLatinPlace(lower)) &&
    SITE.test(words[words.length - 1]?.lower ?? '')
  )
    return -4
  if (hasSuffix) return 0
  const isPerson =
    words.length <= 3 &&
    (GIVEN_NAMES.has(words[0]?.lower ?? '') ||
      (words.length > 1 && words.some(({ lower }) => LATIN_SURNAMES.has(lower))))
  if (words.every(({ lower }) => isLatinPlace(lower)) || isPerson) return -3
  return words.length >= LONG ? 1 : 0
}

const misspeltSuffix = ({ lower, isCapital }: Word) => !isCapital && misspelt(lower, FREQUENT_SUFFIXES) !== undefined
const FREQUENT_SUFFIXES = [
  ...[
    'ceramics',
    'garments',
    'textile',
    'textiles',
    'plastics',
    'packaging',
    'furniture',
    'factory',
    'hospital',
    'hotel',
  ],
  ...[
    'chemical',
    'aluminium',
    'foods',
    'glass',
    'metals',
    'logistics',
    'electronics',
    'machinery',
    'printing',
    'dyeing',
  ],
  ...['brewery', 'castings', 'hardware', 'works', 'school', 'paper', 'rubber', 'cement', 'tiles'],
]

function capitalCompanies(text: string, words: readonly Word[]): CompanyHit[] {
  const found: CompanyHit[] = []
  for (let start = 0; start < words.length; start++) {
    if (!isNameWord(words, start)) continue
    let end = start
    while (end < words.length && isNameWord(words, end)) end++
    const whole = words.slice(start, suffixEnd(words, end))
    const company = companyOf(text, whole, 0)
    if (company && !isNoise(whole)) found.push(company)
    start += whole.length
  }
  return found
}

/** A single word that says nothing about being a name: an initial, a number. */
const isNoise = (words: readonly Word[]) => words.length === 1 && (words[0]?.text.length ?? 0) < 2

/** Names in lower case: one to three uncommon words before a suffix, 'guanda glas works'. */
function lowerCompanies(text: string, words: readonly Word[]): CompanyHit[] {
  return words.flatMap((word, at): CompanyHit[] => {
    const next = words[at + 1]
    const ends =
      !word.isCapital && (isSuffix(word) || misspeltSuffix(word)) && !(next && !next.isCapital && isSuffix(next))
    if (!ends) return []
    let start = at
    while (start > 0 && at - start < 3 && isUncommon(words[start - 1])) start--
    const company = start < at ? companyOf(text, words.slice(start, at + 1), -1) : undefined
    return company ? [company] : []
  })
}

function isUncommon(word: Word | undefined): boolean {
  if (!word || word.isCapital || NEVER.test(word.lower) || /\d/.test(word.lower)) return false
  return (
    !COMMON.has(word.lower) || (isSuffix(word) && !PLAIN_SUFFIXES.has(word.lower)) || SUFFIX_MODIFIERS.has(word.lower)
  )
}

/** Names in lower case without a suffix, right behind a word that expects a company: 'at boqi they want'. */
function bareCompanies(text: string, words: readonly Word[]): CompanyHit[] {
  return words.flatMap((word, at): CompanyHit[] => {
    const isExpected = /^(?:at|visited|from|customer|client|for)$/.test(words[at - 1]?.lower ?? '')
    if (!isExpected || !isUncommon(word) || isLatinPlace(word.lower) || LATIN_SUFFIXES.has(word.lower)) return []
    const next = words[at + 1]
    const company = companyOf(text, next && isUncommon(next) ? [word, next] : [word], -1)
    return company ? [company] : []
  })
}

/** Names of companies in Latin letters. */
export function latinCompanies(text: string): CompanyHit[] {
  const found: CompanyHit[] = []
  const runs = runsIn(text)
  for (const maker of [capitalCompanies, lowerCompanies, bareCompanies]) {
    for (const company of runs.flatMap((words) => maker(text, words))) {
      if (!found.some(({ from, to }) => company.from < to && from < company.to)) found.push(company)
    }
  }
  return found
}
