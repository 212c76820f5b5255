import { hits, tail } from './hits'

/** A number in the note: digits, Chinese numerals or English words, with 万, 亿, thousand, million. */
export interface Numeral {
  readonly from: number
  readonly to: number
  /** The upper end of a range. */
  readonly value: number
}

const HAN_DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  幺: 1,
  二: 2,
  两: 2,
  俩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const HAN_UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 1e4, 亿: 1e8 }

/** English words for numbers. */
export const WORDS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const WORD_UNITS: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  dozen: 12,
}
const FIXED: Readonly<Record<string, number>> = {
  half: 0.5,
  'half a': 0.5,
  'half an': 0.5,
  'half a dozen': 6,
  'half dozen': 6,
  both: 2,
  'a couple of': 2,
  'a couple': 2,
  'a pair of': 2,
  'pair of': 2,
  twin: 2,
  'a trio of': 3,
}

/** 三百二十, 一点五, 两万五 (25,000), 七八 (the upper end of a range), 二〇二七; undefined for no numeral. */
export function parseHan(text: string): number | undefined {
  const [whole = '', fraction] = text.split('点')
  if (/^半个?$/.test(text)) return 0.5
  if (/个?半$/.test(whole)) {
    const value = parseHan(whole.replace(/个?半$/, ''))
    return value === undefined ? undefined : value + 0.5
  }
  const digits = [...whole].map((sign) => HAN_DIGITS[sign])
  let value = digits.length > 2 && digits.every((digit) => digit !== undefined) ? Number(digits.join('')) : undefined
  value ??= parseHanWhole(whole)
  if (value === undefined || fraction === undefined) return value
  return Number(`${value}.${[...fraction].map((sign) => HAN_DIGITS[sign] ?? '').join('')}`)
}

function parseHanWhole(text: string): number | undefined {
  if (text === '') return undefined
  let [total, section, digit, unit] = [0, 0, 0, 1]
  for (const sign of text.match(/[\d.]+|[^\d.]/g) ?? []) {
    const plain = HAN_DIGITS[sign] ?? (/^\d/.test(sign) ? Number(sign) : undefined)
    const next = HAN_UNITS[sign]
    if (plain !== undefined) {
      // 七八百: seven or eight hundred.
      digit = plain
      if (sign === '零' || sign === '〇') unit = 10
    } else if (next === undefined) {
      return undefined
    } else if (next >= 1e4) {
      // 一亿两千万: the smaller unit is of what stands behind the greater one.
      if (total > next) total += (section + digit || 1) * next
      else total = (total + section + digit || 1) * next
      ;[section, digit, unit] = [0, 0, next]
    } else {
      section += (digit || 1) * next
      ;[digit, unit] = [0, next]
    }
  }
  // 三百二 is 320, 两万五 is 25,000; after 十 or 零 the last digit is one.
  return total + section + digit * (unit > 10 ? unit / 10 : 1)
}

function parseWords(text: string): number | undefined {
  const fixed = FIXED[text]
  if (fixed !== undefined) return fixed
  let [total, section] = [0, 0]
  let decimals = ''
  let isDecimal = false
  for (const word of text.split(/[\s-]+/)) {
    const plain = WORDS[word]
    const unit = WORD_UNITS[word]
    if (word === 'a' || word === 'an' || word === 'and') continue
    if (word === 'point') isDecimal = true
    else if (isDecimal && plain !== undefined) decimals += String(plain)
    else if (plain !== undefined) section += plain
    else if (word === 'half') section += 0.5
    else if (unit === undefined) return undefined
    else if (unit === 100 || unit === 12) section = (section || 1) * unit
    else {
      total += (Number(`${section || 1}${decimals && `.${decimals}`}`) || 1) * unit
      ;[section, decimals, isDecimal] = [0, '', false]
    }
  }
  return Number(`${total + section}${decimals && `.${decimals}`}`)
}

// 千 before 瓦 is a part of the unit, 半天 and 半年 are times.
const HAN = '(?:[零〇一二两俩三四五六七八九十百万亿]|千(?![瓦克卡]))'
const HAN_NUMERAL = `(?:${HAN}+(?:[多来](?=[万亿])[万亿])?(?:点[零〇一二三四五六七八九]+)?(?:个?半(?![天年月日]))?|半个?(?![天年月日径夜小])|(?:一)?个半(?![天年月日小]))`
const HAN_SCALE = '(?:百万|千万|万|亿|千(?![瓦克卡])|百)'
const DIGITS = '(?:\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d+)(?:\\.\\d+)?'
const WORD = `(?:${Object.keys(WORDS).join('|')})`
const WORD_NUMERAL = `\\b(?:twin(?= (?:\\d|[a-z]+ (?:boilers|chillers|pumps|chargers)))|a trio of|half a dozen|half dozen|a couple of|(?:a )?pair of|a couple|both(?! [a-z]+ and\\b)|half an?|half|(?:${WORD}|a (?=hundred|thousand|million|dozen|half|quarter)|(?=dozen))(?:(?:\\s|-|\\sand\\s|\\spoint\\s)*(?:${WORD}|hundred|thousand|million|billion|dozen|(?:a )?half)\\b)*)\\b`
const DIGIT_SCALE = `(?:\\s?(?:hundred|thousand|million|mio|mln|mn|billion|bn|dozen)\\b)`
const NUMERAL = new RegExp(
  `(${DIGITS})(?:(?:多|几|余)?\\s?个?(${HAN_SCALE}+)|(${DIGIT_SCALE}))?|(${HAN_NUMERAL}(?:个亿)?)|(${WORD_NUMERAL})`,
  'g',
)
const LATIN_SCALES: Readonly<Record<string, number>> = { ...WORD_UNITS, mio: 1e6, mln: 1e6, mn: 1e6, bn: 1e9 }

/** Rounds what binary fractions blur: 0.6 万 is 6,000. */
export const exact = (value: number) => Number(value.toPrecision(12))

/** 万 in 万和 is no number. */
const isScaleAlone = (han: string) => /^[百千万亿]+$/.test(han)

function numberOf([digits = '', hanScale = '', latinScale = '', han = '', words = '']: readonly string[]) {
  if (han) return isScaleAlone(han) ? undefined : parseHan(han.replace('个亿', '亿').replace(/[多来]/, ''))
  if (words) return parseWords(words)
  const scale = hanScale ? parseHan(`一${hanScale}`) : (LATIN_SCALES[latinScale.trim()] ?? 1)
  return exact(Number(digits.replaceAll(',', '')) * (scale ?? 1))
}

const RANGE = /^\s*(?:-|~|—|至|到|to|or|或者?)\s*$/

/** All numbers of a text in their order; the two ends of a range are one. */
export function numeralsIn(lower: string): readonly Numeral[] {
  if (last?.lower !== lower) last = { lower, numerals: readNumerals(lower) }
  return last.numerals
}

/** Several rules look for the numbers of one text. */
let last: { readonly lower: string; readonly numerals: readonly Numeral[] } | undefined

function readNumerals(lower: string): Numeral[] {
  const found = hits(NUMERAL, lower).flatMap(({ from, to, groups }): Numeral[] => {
    const value = numberOf(groups)
    return value === undefined || Number.isNaN(value) ? [] : [{ from, to, value }]
  })
  const result: Numeral[] = []
  for (const numeral of joinedScales(lower, found)) {
    const before = result[result.length - 1]
    if (before && isRange(lower, before, numeral)) result[result.length - 1] = { ...numeral, from: before.from }
    else result.push(numeral)
  }
  return result
}

/** Digits with units; the last unit and the first one behind the last digits. */
const SCALED = /^(?=.*([百千万亿])$)[\d.百千万亿]*\d([百千万亿])[百千万亿]*$/

function joinedValue(lower: string, { from, to }: Numeral, next: Numeral): number | undefined {
  const [, unit = ''] = SCALED.exec(lower.slice(from, to)) ?? []
  const [, , first = ''] = SCALED.exec(lower.slice(next.from, next.to)) ?? []
  const isFalling = (HAN_UNITS[unit] ?? 0) > (HAN_UNITS[first] ?? Number.POSITIVE_INFINITY)
  const value = isFalling ? parseHanWhole(lower.slice(from, next.to)) : undefined
  return value === undefined ? undefined : exact(value)
}

/** 2万5千, 1亿2000万: numerals of falling units without anything between them are one. */
function joinedScales(lower: string, found: readonly Numeral[]): Numeral[] {
  const result: Numeral[] = []
  for (const numeral of found) {
    const before = result[result.length - 1]
    const value = before?.to === numeral.from ? joinedValue(lower, before, numeral) : undefined
    if (value === undefined || !before) result.push(numeral)
    else result[result.length - 1] = { from: before.from, to: numeral.to, value }
  }
  return result
}

function isRange(lower: string, first: Numeral, second: Numeral): boolean {
  const between = lower.slice(first.to, second.from)
  if (RANGE.test(between)) return true
  return /^\s+and\s+$/.test(between) && /\bbetween\s+$/.test(tail(lower, first.from))
}
