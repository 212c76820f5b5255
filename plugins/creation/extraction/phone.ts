import { hits, overlaps, tail } from './hits'
import { parseHan } from './numerals'
import type { Span } from './types'

/** A run of digits that looks like a telephone number; without `value` its length is wrong. */
export interface PhoneHit {
  readonly from: number
  readonly to: number
  readonly value?: string
}

/** Digits with blanks, dashes, brackets between them. */
const RUNS = [
  /(?:\+? ?\(?86\)?[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)/g,
  /(?:\+? ?86[- ]?)?\(?0\d{2,3}\)?[- ]{0,2}\d{3,4}[- ]?\d{4}(?!\d)/g,
  // Anything else of at least eight digits is no quantity either.
  /\+?\d(?:[- ]?\d){7,14}/g,
] as const
const MOBILE = /^1[3-9]\d{9}$/
/** Area codes have three digits in 010 and 02x, else four. */
const LANDLINE = /^(010|02\d|0[3-9]\d{2})(\d{7,8})$/
const SPOKEN = /[零〇一幺二两三四五六七八九]{7,13}/g

function phoneOf(run: string): string | undefined {
  const isForeign = run.startsWith('+') || run.replace(/\D/g, '').length > 12
  const all = run.replace(/\D/g, '')
  const digits = isForeign && all.startsWith('86') ? all.slice(2) : all
  if (MOBILE.test(digits)) return digits
  const landline = LANDLINE.exec(isForeign && !digits.startsWith('0') ? `0${digits}` : digits)
  return landline ? `${landline[1]}-${landline[2]}` : undefined
}

/** A quantity or an amount follows: 10000000 kWh. */
const UNIT_AFTER =
  /^\s?(?:万|亿|元|美元|欧元|千瓦|度|方|立方|n?m³|n?m3|kwh|mwh|kw|mw|yuan|rmb|cny|usd|eur|吨|冷吨|rt\b|t\b|平|㎡|台|日|号|月)/
/** An amount follows: 预算12000000. */
const MONEY_BEFORE = /(?:预算|投资|总价|造价|budget|price|cny|rmb|usd|eur|[¥￥$€])(?: of| is|约|大概|:|：|\s)*$/
/** A range, a day: 2026-12-10. */
const DAY = /^20\d\d[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)/

/** Telephone numbers of a note, spoken ones too (一三八…), wrong ones without `value`. */
export function phonesIn(lower: string): PhoneHit[] {
  const digital = RUNS.flatMap((run) => hits(run, lower)).flatMap(({ from, to, text }): PhoneHit[] => {
    const value = phoneOf(text)
    const isPart =
      /[\d.]$/.test(tail(lower, from)) ||
      (value === undefined && (UNIT_AFTER.test(lower.slice(to)) || MONEY_BEFORE.test(tail(lower, from))))
    if (isPart || DAY.test(text) || /^\d{1,3}(?:,\d{3})+$/.test(text)) return []
    return [{ from, to, ...(value && { value }) }]
  })
  const spoken = hits(SPOKEN, lower).flatMap(({ from, to, text }): PhoneHit[] => {
    const value = phoneOf([...text].map((sign) => parseHan(sign) ?? '').join(''))
    return value ? [{ from, to, value }] : []
  })
  const found: PhoneHit[] = []
  for (const hit of [...digital, ...spoken]) {
    if (!found.some((one) => overlaps([one.from, one.to], [hit.from, hit.to]))) found.push(hit)
  }
  return found.sort((a, b) => a.from - b.from)
}

export const spansOf = (found: readonly { readonly from: number; readonly to: number }[]): Span[] =>
  found.map(({ from, to }): Span => [from, to])
