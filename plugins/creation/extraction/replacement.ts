import { clauseAt, sentenceAt } from './boundaries'
import { type Hit, hits, tail } from './hits'
import type { Mention } from './products'
import type { Reading } from './reading'
import { DENIED_AFTER } from './stance'
import type { Span } from './types'

/** Which mentions replace something, and which are replaced by another product. */
export interface Replacement {
  readonly isNew: ReadonlySet<Mention>
  readonly isGone: ReadonlySet<Mention>
}

/** A thing turns into another one: what stands behind is wanted, what stands before goes. */
const INTO =
  /(?:换成|改成|改为|改用|换为|替换成|替换为|更换为|更换成|改燃|改上|升级成|升级为|转成|转为)|\b(?:with|by|for|to|into)\b/g
/** Words for replacing and rebuilding. */
const REPLACE =
  /\b(?:replac(?:e|es|ed|ing|ement)|repalc(?:e|ing)|swap(?:s|ped|ed|ping)?|exchang(?:e|ed|ing)|retrofit(?:s|ted|ting)?|rebuil(?:d|ding|t)|renew(?:al|ing|ed)?(?! the contract)|moderni[sz]e\w*|revamp\w*|renovat\w*|refurbish\w*|overhaul\w*|convert(?:s|ed|ing)?|conversion|upgrad(?:e|es|ed|ing)|change over|phase out|switch(?:ing)? (?:from|over|to)|to be changed|to change|changing|scrap(?:ped|ping)?|decommission(?:ed|ing)?|get rid of|(?:has|have) to go|must go|goe?s? out|changed(?= *(?:$|[,.;]|out\b|over\b|soon\b|this\b|next\b|before\b)))\b|更换|替换|换掉|换新|换代|换成|换为|换下|换(?!热(?!泵)|[个时人季言算气届乘车挡一届])|改造|技改|改成|改为|改用|改燃|改上|煤改|油改|改(?=[^，,。；;\d买租]{0,8}(?:锅炉|热泵|燃气|天然气|蒸汽|低氮|变频))|替代|取代|代替|淘汰|报废|退役|拆(?:掉|除|了|(?=[，,。；;]|$))|置换|改建|换装|顶替|翻新|翻修|大修|更新|升级|重建|重新(?=[做建装搞弄上配])/g
/** These say nothing about what stands in other clauses: to change the date, 煤改气. */
const NO_FALLBACK = /chang|[煤油]改/
const ARROW = /^s?\s?(?:->|=>|→|-->)/
/** What goes, with nothing said about what comes: 旧锅炉淘汰掉. */
const REMOVE = /^(?:淘汰|报废|退役|拆|scrap|decommission|get rid of|phase out|ha(?:s|ve) to go|must go|go)/
/** Products that do the same work: one can take the place of another. */
const KIN: readonly (readonly Mention['product'][])[] = [
  ['boiler', 'steam', 'heatpump', 'chp', 'wasteheat'],
  ['chiller', 'heatpump'],
]
/** 'a new boiler in place of the old one' */
const OLD_ONE = /^ (?:(?:the|their|its) )?(?:[a-z]+ )?(?:old|existing|current|present|worn)\b/
/** 'two heat pumps instead of the oil boiler'; 热泵六台，取代现有的锅炉 */
const INSTEAD_OF_IT = /\b(?:instead of|in place of)\b|取代|替代|代替/g
const INSTEAD = /\binstead\b(?! of)/g
const INSTEAD_OF = /\b(?:instead of|in place of|replacing|to replace)\b|替代|取代|代替|替换|淘汰|替掉|replace/
/** 换 and 改 of times, people and opinions; a retrofit that is refused. */
const NO_REPLACEMENT =
  /^(?:换(?:个|人|时间|手机|号)|改(?:天|期|约|时间|日)|改(?:成|为|到)\s?(?:[\d一二两三四五六七八九十百]|下|周|星期|礼拜|明|后天))/

/** 手机换了, 时间改到下周: what changes is a number, a person, a time. */
const NO_THING_BEFORE = /(?:手机|电话|号码?|微信|名字|姓名|地址|时间|日期|人)(?:都|也|已经?|又|刚)*$/
/** 'replace both', 换掉它们: of the products before, also in another sentence. */
const PRONOUN =
  /^ (?:both|them|it|all of them|all (?:two|three|four|five))\b(?! [a-z]+s\b)|^(?:掉)?(?:它们?|他们)(?![的家])/

interface Cue extends Hit {
  readonly isPassive: boolean
}

function cuesIn({ lower, negations }: Reading): Cue[] {
  return hits(REPLACE, lower)
    .filter(({ from, to }) => !NO_REPLACEMENT.test(lower.slice(from, to + 3)))
    .filter(({ from }) => !NO_THING_BEFORE.test(tail(lower, from)))
    .filter(({ from }) => !negations.some(({ from: start, to }) => from >= start && from < to))
    .filter(({ to }) => !DENIED_AFTER.test(lower.slice(to)))
    .map((hit) => ({
      ...hit,
      isPassive:
        /(?:to be|be|being|get|needs?|are|is) $/.test(tail(lower, hit.from)) ||
        (/(?:ed|ement|ing)$/.test(hit.text) && !/replacing|swapping/.test(hit.text)),
    }))
}

const isEnglish = ({ text }: Hit) => /[a-z]/.test(text)

/** Reads every 'replace' of a note. */
export function replacementsIn(reading: Reading, mentions: readonly Mention[]): Replacement {
  const isNew = new Set<Mention>()
  const isGone = new Set<Mention>()
  for (const cue of cuesIn(reading)) {
    const { target, gone } = resolve(reading, cue, mentions)
    for (const mention of gone) if (mention.product !== target?.product) isGone.add(mention)
    if (target) isNew.add(target)
    for (const mention of gone) if (mention.product === target?.product) isNew.add(mention)
  }
  mentions.forEach((mention, at) => {
    const next = mentions[at + 1]
    if (!next || !ARROW.test(reading.lower.slice(mention.to, next.from))) return
    isNew.add(next)
    if (next.product !== mention.product) isGone.add(mention)
  })
  mentions.forEach((mention, at) => {
    const next = mentions[at + 1]
    // '8 t boiler out, heat pump in'
    if (!next || !/^s? out\b/.test(reading.lower.slice(mention.to))) return
    isNew.add(next)
    isGone.add(mention)
  })
  for (const { from, to } of hits(INSTEAD_OF_IT, reading.lower)) {
    const target = mentions.filter((one) => one.to <= from && from - one.to < BACK).pop()
    const gone = mentions.find((one) => one.from >= to && one.from - to < BACK)
    if (target && OLD_ONE.test(reading.lower.slice(to))) isNew.add(target)
    if (!target || !gone) continue
    isNew.add(target)
    if (gone.product !== target.product) isGone.add(gone)
  }
  for (const { from } of hits(INSTEAD, reading.lower)) {
    const last = mentions.filter(({ to }) => to <= from && from - to < 30).pop()
    const burner = last && fuelOf(reading, mentions, last)
    if (last && burner) isGone.add(last)
    if (last) isNew.add(burner ?? last)
  }
  return { isNew, isGone }
}

/** 'an old oil boiler, want gas instead': the boiler for which gas is only what the new one burns. */
function fuelOf({ lower }: Reading, mentions: readonly Mention[], gas: Mention): Mention | undefined {
  if (!/^(?:gas|天然气|燃气)$/.test(lower.slice(gas.from, gas.to))) return undefined
  return mentions
    .filter(({ product, to }) => product === 'boiler' && to <= gas.from && gas.from - to < FUEL_REACH)
    .pop()
}
const FUEL_REACH = 80

interface Resolved {
  readonly target: Mention | undefined
  readonly gone: readonly Mention[]
}

function resolve(reading: Reading, cue: Cue, mentions: readonly Mention[]): Resolved {
  const [start, end] = clauseAt(reading, cue.from)
  const before = mentions.filter(({ from, to }) => from >= start && to <= cue.from)
  const after = mentions.filter(({ from }) => from >= cue.to && from < end)
  const [lastBefore, firstAfter] = [before[before.length - 1], after[0]]
  if (INSTEAD_OF.test(cue.text) && lastBefore && firstAfter && !cue.isPassive) {
    // 'a heat pump to replace two boilers', 用热泵替代锅炉
    return isWantedBefore(reading, cue, lastBefore)
      ? { target: lastBefore, gone: [firstAfter] }
      : english(reading, cue, before, after)
  }
  // 'pipeline gas, 45,000 m³ a day, replaces their LNG': what the sentence is about, in an earlier clause.
  const subject = !lastBefore && firstAfter && REPLACES.test(cue.text) ? subjectOf(reading, start, mentions) : undefined
  if (subject && firstAfter && subject.product !== firstAfter.product) return { target: subject, gone: [firstAfter] }
  const removed = REMOVE.test(cue.text) && beside(reading, before, after, cue)
  const instead = removed && mentions.find((one) => isKin(one, removed) && isSameSentence(reading, one, removed))
  if (instead) return { target: instead, gone: [removed] }
  const found = isEnglish(cue)
    ? english(reading, cue, before, after)
    : chinese(reading, cue, { lastBefore, firstAfter })
  if (found.target) return found
  const said = PRONOUN.test(reading.lower.slice(cue.to)) && mentions.filter(({ to }) => to <= cue.from).pop()
  return { target: said || besideClause(reading, cue, [start, end], mentions), gone: [] }
}

const REPLACES = /^(?:replaces|取代|替代|代替)$/

/** The last product of a sentence before an offset. */
function subjectOf(reading: Reading, at: number, mentions: readonly Mention[]): Mention | undefined {
  const [from] = sentenceAt(reading, at)
  return mentions.filter((one) => one.from >= from && one.to <= at).pop()
}

/** What a clause says is removed: 旧锅炉淘汰掉, 'scrap the boiler'. */
function beside(
  { lower }: Reading,
  before: readonly Mention[],
  after: readonly Mention[],
  cue: Cue,
): Mention | undefined {
  const last = before[before.length - 1]
  if (last && !JOINT.test(lower.slice(last.to, cue.from))) return last
  return after[0]
}

const isKin = (one: Mention, other: Mention) =>
  one.product !== other.product && KIN.some((kin) => kin.includes(one.product) && kin.includes(other.product))

function isSameSentence(reading: Reading, one: Mention, other: Mention): boolean {
  const [from, to] = sentenceAt(reading, other.from)
  return one.from >= from && one.to <= to
}

/** 'boilers, replacing coal-fired ones'; 空调要改造，想用冷水机组. */
function besideClause(
  reading: Reading,
  cue: Cue,
  [start, end]: Span,
  mentions: readonly Mention[],
): Mention | undefined {
  if (NO_FALLBACK.test(cue.text)) return undefined
  const [from, to] = sentenceAt(reading, cue.from)
  const before = mentions.filter((one) => one.from >= from && one.to <= start && cue.from - one.to < BACK).pop()
  const after = mentions.find((one) => one.from >= end && one.from < to && one.from - cue.to < REACH)
  return isEnglish(cue) ? (before ?? after) : (after ?? before)
}

function isWantedBefore({ lower }: Reading, cue: Cue, mention: Mention): boolean {
  const between = lower.slice(mention.to, cue.from)
  return !/,|，|、|\b(?:and|plus)\b|和|再/.test(between) && between.length < 24
}

function english(reading: Reading, cue: Cue, before: readonly Mention[], after: readonly Mention[]): Resolved {
  const lastBefore = before[before.length - 1]
  const [first, second] = after
  if (cue.isPassive && lastBefore) return into(reading, cue.to, lastBefore, first)
  if (first) return into(reading, first.to, first, second)
  return { target: lastBefore, gone: [] }
}

/** 'replace A with B', 'A to be replaced by B': B, where 'with' leads to it; else A. */
function into({ lower }: Reading, at: number, source: Mention, target: Mention | undefined): Resolved {
  const between = target ? lower.slice(at, target.from) : ''
  // 'swap the coal boiler for gas': gas is what the new one burns.
  if (target && source.product === 'boiler' && lower.slice(target.from, target.to) === 'gas')
    return { target: source, gone: [target] }
  const leads = target !== undefined && hits(INTO, between).length > 0 && !/\b(?:and|plus)\b/.test(between)
  return leads ? { target, gone: [source] } : { target: source, gone: [] }
}

/** What follows is another thing. */
const JOINT = /[、+，,和]|还有|再加|另外|以及/

interface Neighbours {
  readonly lastBefore: Mention | undefined
  readonly firstAfter: Mention | undefined
}

/** How far a retrofit of something without a name here (空调, 热水系统) reaches to the product. Characters */
const REACH = 16
/** How far 'replacing old ones' is from what it is about. Characters */
const BACK = 32

function chinese({ lower }: Reading, cue: Cue, { lastBefore, firstAfter }: Neighbours): Resolved {
  const isInto = /[成为用燃]$|上$/.test(cue.text)
  const near = (mention: Mention | undefined) =>
    mention && mention.from - cue.to < REACH && !JOINT.test(lower.slice(cue.to, mention.from)) ? mention : undefined
  const isJoined = lastBefore !== undefined && JOINT.test(lower.slice(lastBefore.to, cue.from))
  const beside = lastBefore && !isJoined && cue.from - lastBefore.to < REACH ? lastBefore : undefined
  if (/^(?:替代|取代|代替)$/.test(cue.text) && beside && near(firstAfter)) {
    return { target: beside, gone: firstAfter ? [firstAfter] : [] }
  }
  if (near(firstAfter) && (isInto || !beside || !/把/.test(tail(lower, cue.from, 40)))) {
    return { target: firstAfter, gone: beside ? [beside] : [] }
  }
  return { target: beside, gone: [] }
}
