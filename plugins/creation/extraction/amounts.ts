import { clauseAt } from './boundaries'
import { everywhere, hitAt, hits } from './hits'
import { exact, numeralsIn } from './numerals'
import type { Reading } from './reading'
import { confidenceOf, settle } from './settle'
import type { Amount, Currency, Found } from './types'

const CURRENCY_WORDS: readonly (readonly [Currency | 'other', string])[] = [
  ['other', 'hk\\$|hkd|hong kong dollars?|港元|港币|gbp|£|jpy|日元|sgd|s\\$'],
  ['USD', 'us\\$|usd|u\\.s\\. dollars?|us dollars?|dollars?|\\$|美元|美金|刀'],
  ['EUR', 'eur|euros?|€|欧元'],
  ['CNY', 'cny|rmb|yuan|kuai|¥|￥|人民币|元|块钱?'],
]
const CURRENCY = `(?:${CURRENCY_WORDS.map(([, words]) => `(${words})`).join('|')})`
const BEFORE = new RegExp(`${CURRENCY}\\s?(?:of |约|大概)?$`)
const AFTER = new RegExp(
  `\\s?(?:(k|m|bn|b|w|mil)(?![a-z²³/]))?\\s?(?:多|左右|以内|上下|-?ish)?\\s?(?:of )?(?:${CURRENCY}(?![a-z]))?`,
  'y',
)
const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mil: 1e6, b: 1e9, bn: 1e9, w: 1e4 }

/** What the amount of an opportunity is called; a budget outweighs a price. */
const CUES: readonly (readonly [number, RegExp])[] = [
  [
    3,
    /budget|total investment|total price|set aside|capex|预算|总投|总造价|总价|总额|合同额|合同金额|合同价|标的额?|控制在|压到|砍到|up to|at most|max(?:imum)?|不超过|封顶/,
  ],
  [
    2,
    /invest|price|worth|quot|offer|cost|spend|tender|value|deal|funds?|approved|allocat|投资|投入|造价|报价|价格|金额|费用|投标|投个?|花|出资|拿出|批了|资金|拨款|价值|额度|成本/,
  ],
]
/** Words that a bill goes by, too. */
const OF_A_BILL = /^(?:费用|花|投入|成本|cost|spend)/
/** What it is not: running costs, unit prices, the company's own figures, what others offer. */
const NOT_AN_AMOUNT =
  /电费|气费|汽费|水费|燃料费|能源费|费用?一[年月]|电价|气价|用电|营收|营业额|产值|销售额|年销|利润|注册资本|注册资金|资本金|市值|单价|租金|工资|补贴|罚|便宜|省下?|节省|节约|贵了?|欠|bills?\b|revenue|turnover|sales of|annual sales|capital|profit|unit price|rent\b|salar|subsid|fine of|fined|less\b|cheaper|more expensive|sav(?:e|es|ing|ings)\b|per unit|pays?\b|paying|output value|owes?|debt|deposit/
const UNIT_PRICE_AFTER =
  /^\s?(?:\/|每|[\d一二三四五六七八九]?毛?一[方度吨台瓦个平]|一[方度吨台瓦个年月]|per\b|a (?:month|year|day|kwh|ton|unit|piece|watt)|an? (?:hour|month|year)|each\b|apiece|less\b|more\b|cheaper|monthly|yearly|annually)/
const UNIT_PRICE_BEFORE =
  /(?:每[吨方度台瓦年月天]|一[方度吨瓦]|一个?月|一年|per (?:kwh|ton|unit)|monthly|yearly|annual)[^,，;；。]{0,6}$/
const COMPETITORS =
  /competitor|rival|对手|同行|友商|竞争|别家|别人|'s (?:offer|quote|bid|price)|another (?:supplier|company)|other suppliers?/
const OURS = /\bour\b|\bwe\b|\bus\b|我们|我方|咱/
/** Behind the number this is a quantity, a count or a time, not money. */
const QUANTITY_AFTER =
  /^\s?(?:个|台|套|根|桩|人|户|家|平|亩|吨|方|立方|度|千瓦|兆瓦|瓦|kw|mw|gw|t\b|tons?|tonnes?|m3|m³|m2|㎡|cubic|sqm|square|people|units?|chargers?|boilers?|kilometres?|km|公里|米|号|日|月|年|天|点|%|percent|rt\b|冷吨|次|条|[x×*])/
/** What they pay for energy: only a budget beside it is one of the opportunity. */
const BILL = /[电气汽水]费|燃料费|能源费|\b(?:(?:fuel|gas|power|electricity|energy|steam) (?:bills?|costs?)|bills?)\b/
/** 为降低电费投资500万 is about an investment. */
const LESS = /[降减]|省(?=[电气汽水下能])|节[省约]|\b(?:cut|lower|reduc|sav|trim)/
/** Smallest amount without a currency or a word for it. */
const LEAST = 10_000

interface AmountHit {
  readonly from: number
  readonly to: number
  readonly value: Amount
  readonly weight: number
}

const currencyIn = (groups: readonly string[]) => CURRENCY_WORDS[groups.findIndex(Boolean)]?.[0]

function amountsIn(reading: Reading, lower: string): AmountHit[] {
  return numeralsIn(lower).flatMap(({ from, to, value: number }): AmountHit[] => {
    const before = BEFORE.exec(lower.slice(Math.max(0, from - 18), from))
    const after = hitAt(AFTER, lower, to)
    const [letter = '', ...words] = after?.groups ?? []
    const currency = currencyIn(words) ?? (before ? currencyIn(before.slice(1).map((word) => word ?? '')) : undefined)
    const end = after && (letter || currencyIn(words)) ? after.to : to
    const value = exact(number * (SCALES[letter] ?? 1))
    const isScaled = letter !== '' || /[百千万亿]|million|mio|mln|mn|thousand|bn|billion/.test(lower.slice(from, to))
    if (currency === 'other' || QUANTITY_AFTER.test(lower.slice(end))) return []
    const start = from - (before?.[0].length ?? 0)
    const weight = weigh(reading, lower, start, end, { isMoney: currency !== undefined, isScaled, value })
    return weight === undefined ? [] : [{ from: start, to: end, value: { value, currency: currency ?? 'CNY' }, weight }]
  })
}

interface Kind {
  readonly isMoney: boolean
  readonly isScaled: boolean
  readonly value: number
}

/** How sure a number is the amount of the opportunity, 1 to 3; undefined if it is not one. */
function weigh(reading: Reading, lower: string, from: number, to: number, kind: Kind): number | undefined {
  const [clauseFrom, clauseTo] = clauseAt(reading, from)
  const before = lower.slice(Math.max(clauseFrom, from - 60), from)
  const after = lower.slice(to, Math.min(clauseTo, to + 30))
  if (UNIT_PRICE_AFTER.test(lower.slice(to)) || UNIT_PRICE_BEFORE.test(before)) return undefined
  const cue = cueOf(before, after)
  const isOfABill = cue !== undefined && cue.at >= 0 && OF_A_BILL.test(before.slice(cue.at))
  if (isOfABill && BILL.test(before) && !LESS.test(before)) return undefined
  // The nearest word decides: 电费80万，预算100万 may stand in one clause.
  if (!cue || lastOf(NOT_AN_AMOUNT, before) > cue.at) {
    if (NOT_AN_AMOUNT.test(before) || NOT_AN_AMOUNT.test(after)) return undefined
  }
  if (COMPETITORS.test(before) && !OURS.test(before)) return undefined
  if (kind.isMoney && !kind.isScaled && !cue && kind.value < LEAST) return undefined
  if (cue && (kind.isScaled || kind.isMoney || kind.value >= 1000)) return cue.weight
  return (kind.isMoney || kind.isScaled) && kind.value >= LEAST ? 1 : undefined
}

function lastOf(pattern: RegExp, text: string): number {
  const found = hits(everywhere(pattern), text)
  return found[found.length - 1]?.from ?? -1
}

/** The word for the amount before the number in its clause, or right behind it. */
function cueOf(before: string, after: string): { readonly weight: number; readonly at: number } | undefined {
  const found = CUES.flatMap(([weight, pattern]) => {
    const at = lastOf(pattern, before)
    if (at >= 0) return [{ weight, at }]
    return pattern.test(after) ? [{ weight, at: -1 }] : []
  })
  return found.sort((a, b) => b.weight - a.weight)[0]
}

/** Confidence by weight: a word and a number, a pattern, the position alone. */
const CONFIDENCE = [0.6, 0.6, 0.8, 0.95]
/** How far a correction is from the word for the amount: 预算80万，改成95万. */

/** The amount of the opportunity. `lower` is the note without telephone numbers, days and quantities. */
export function amountOf(reading: Reading, lower: string): Found<Amount> | undefined {
  const found = amountsIn(reading, lower)
  const left = settle(reading, found)
  const best = Math.max(...left.map((one) => weightOf(one, found)))
  const chosen = left.find((one) => weightOf(one, found) === best)
  if (!chosen) return undefined
  const spans = [[chosen.from, chosen.to] as const]
  return { value: chosen.value, confidence: confidenceOf(CONFIDENCE[best] ?? 0.6, chosen), spans }
}

/** What corrects an amount weighs as much as that. */
function weightOf(one: AmountHit & { readonly isCorrected?: true }, found: readonly AmountHit[]): number {
  const before = one.isCorrected ? found.filter(({ from }) => from < one.from) : []
  return Math.max(one.weight, before[before.length - 1]?.weight ?? 0)
}
