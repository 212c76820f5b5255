import { boundariesBetween } from './boundaries'
import { hits, tail } from './hits'
import { numeralsIn, WORDS } from './numerals'
import { LATER } from './polarity'
import { type Mention, mentionsIn } from './products'
import { capacityOf, type Quantity, quantitiesIn } from './quantities'
import type { Reading } from './reading'
import { replacementsIn } from './replacement'
import { confidenceOf, isDenied, isTakenBack } from './settle'
import { type Stance, stancesOf } from './stance'
import type { Capacity, Found, Need, Product, Span } from './types'

/** Products that are counted. */
const COUNTED: readonly Product[] = [
  'boiler',
  'charger',
  'heatpump',
  'chiller',
  'kiln',
  'air',
  'chp',
  'storage',
  'wasteheat',
]

/** Costs of what stands between a quantity and its product; a word or two Chinese characters cost 1. */
const COST = { pause: 2, jump: 4, comma: 6, sentence: 14, product: 9, joint: 4, farthest: 46, countFarthest: 26 }
const JOINT = /[+、/]|\b(?:and|plus|also|then|another)\b|和|以及|另外|还有|再加|再|加|然后/g
/** 再加一台10吨的: of the product before. */
const ELLIPSIS = /^\s?(?:的|ones?\b)\s?(?=[，,。；;.]|$)/
const PAUSE = /^[，,:：\s]*(?:大概|大约|约|about|around|approx\.?|roughly|规模)?\s*$/
/** Where a clause begins with the product, its figures follow it. */
const ORDER = 0.6

interface Owned {
  readonly quantity: Quantity
  readonly cost: number
}

/** A mention with its stance and the figures that belong to it. */
interface Item {
  readonly mention: Mention
  readonly stance: Stance
  readonly isNew: boolean
  readonly capacities: readonly Owned[]
  readonly counts: readonly Owned[]
  /** Said instead of the product before it. */
  readonly isCorrected?: true
}

const effort = (text: string) =>
  (text.match(/[\u4e00-\u9fff]/g)?.length ?? 0) / 2 + (text.match(/[a-z]+/g)?.length ?? 0)

function costOf(
  reading: Reading,
  mentions: readonly Mention[],
  quantities: readonly Quantity[],
  quantity: Quantity,
  mention: Mention,
  isWanted: boolean,
): number {
  const isBefore = quantity.to <= mention.from
  const [from, to] = isBefore ? [quantity.to, mention.from] : [mention.to, Math.max(mention.to, quantity.from)]
  const between = reading.lower.slice(from, to)
  const { commas, sentences } = boundariesBetween(reading, from, to)
  const crossed = mentions.filter((one) => one !== mention && one.from >= from && one.to <= to).length
  const joints = hits(JOINT, between).length
  const order = isBefore === productsComeFirst(reading, mentions, quantities, mention) ? ORDER : 0
  // A comma before the product separates more than one behind it: 'PV, 3 MW' against '3 MW, PV'.
  const early = isBefore && commas + sentences > 0 ? 2 : 0
  const isElliptic = isBefore && ELLIPSIS.test(reading.lower.slice(quantity.to))
  const isAway = !isWanted && commas + sentences > 0
  // 'PV, about 3 MW': the comma is only a pause.
  const isPause = !isBefore && PAUSE.test(between)
  const jumped = isBefore
    ? quantities.filter((one) => one.from >= from && one.to <= to && quantity.dimension !== 'count').length
    : 0
  return (
    (isPause ? 0 : jumped * COST.jump) +
    (isAway ? COST.sentence : 0) +
    (isElliptic || (isCorrecting(reading, quantity) && isBefore) ? COST.sentence : 0) +
    effort(between) +
    (isPause ? COST.pause : commas * COST.comma) +
    sentences * COST.sentence +
    crossed * COST.product +
    joints * COST.joint +
    order +
    early
  )
}

/** 改成2兆瓦: of the product before. */
function isCorrecting({ corrections }: Reading, { from }: Quantity): boolean {
  return corrections.some(([, to]) => to <= from && from - to <= 4)
}

/** True if a product is named before the first figure of its sentence. */
function productsComeFirst(
  { boundaries }: Reading,
  mentions: readonly Mention[],
  quantities: readonly Quantity[],
  mention: Mention,
): boolean {
  const start = boundaries.filter(({ at, isSentence }) => isSentence && at < mention.from).pop()?.at ?? -1
  const first = mentions.find(({ from }) => from > start)
  const figure = quantities.find(({ from }) => from > start)
  return first !== undefined && (!figure || first.from < figure.from)
}

/** Farther away nothing belongs together, whatever stands between. Characters */
const REACH = 240
const isInReach = (mention: Mention, { from, to }: Quantity) => mention.from - to < REACH && from - mention.to < REACH

/** Each quantity goes to the product that it costs least to reach. */
function assign(
  reading: Reading,
  mentions: readonly Mention[],
  quantities: readonly Quantity[],
  isWanted: (mention: Mention) => boolean,
  fits: (mention: Mention, quantity: Quantity) => boolean,
  farthest: number,
): ReadonlyMap<Mention, readonly Owned[]> {
  const owned = new Map<Mention, Owned[]>()
  for (const quantity of quantities) {
    const costs = mentions
      .filter((mention) => isInReach(mention, quantity) && fits(mention, quantity))
      .map((mention) => ({
        mention,
        cost: costOf(reading, mentions, quantities, quantity, mention, isWanted(mention)),
      }))
      .sort((a, b) => a.cost - b.cost)
    const [best] = costs
    if (!best || best.cost > farthest) continue
    owned.set(best.mention, [...(owned.get(best.mention) ?? []), { quantity, cost: best.cost }])
  }
  return owned
}

/** More pieces than this are no count. */
const MOST = 2000
const isCounted = ({ product }: Mention) => COUNTED.includes(product)
const NO_UNIT_BETWEEN =
  /^\s?(?:(?:old|new|coal|gas|oil|steam|fired|ev|fast|slow|dc|ac|big|small|large|more|identical|of|the|our|their|existing|industrial|used|other|additional|extra|of these|units?|sets?|pieces|hot|water|electric|screw|ageing|aging|such|dual|gun)[\s-]?)*$/

/** 'two of their three boilers': the first number counts. */
const OUT_OF = /\bof (?:their|the|its|our|his|all|those|these) $/
const ALL_OF_THEM = new RegExp(
  `of (?:their|the|its|our|his|all|those|these) (?:\\d+|${Object.keys(WORDS).join('|')}) ?`,
)

/** Bare numbers before a counted product: 20 chargers, three 20 t coal boilers, 2 or 3 chillers. */
function bareCounts(lower: string, mentions: readonly Mention[], quantities: readonly Quantity[]): Quantity[] {
  return numeralsIn(lower).flatMap(({ from, to, value }): Quantity[] => {
    if (!Number.isInteger(value) || quantities.some((one) => from < one.to && one.from < to)) return []
    const mention = mentions.find((one) => one.from >= to)
    if (!mention || !isCounted(mention) || OUT_OF.test(tail(lower, from))) return []
    const sized = quantities.find((one) => one.from >= to && one.to <= mention.from)
    const rest = sized
      ? lower.slice(to, sized.from) + lower.slice(sized.to, mention.from)
      : lower.slice(to, mention.from)
    const isCount =
      (value < MOST && NO_UNIT_BETWEEN.test(rest.replace(/\s+/g, ' ').replace(ALL_OF_THEM, ''))) ||
      (/^\s?,/.test(rest) && /^\s?,[^.;]{0,16}$/.test(rest) && /no,|sorry|make/.test(rest))
    return isCount ? [{ from, to, value, dimension: 'count' }] : []
  })
}

/** 'chargers: 12', 'heat pumps for the pools: four' */
const LISTED = /^s?(?: (?:for|in|at|on) (?:(?:the|their|its) )?[a-z]+)?\s?[:,，：]\s?$/
/** 'two 3 t ones', 'one new one': of the product before. */
const ONES = /^(?: (?:new|gas|big|small|bigger|smaller|larger|identical|brand|fresh|[\d.]+ ?[a-z/\d]+))* ones?\b/
/** '10 of them', 'three of 600 RT' */
const OF_THEM = /^ of (?:them|these|those|\d)/
/** 'replacing both with …' */
const BOTH = /^both(?= *(?:$|[,.;。，]|with\b|by\b|at\b|of \d))/
/** Bare numbers behind it: 'heat pumps, five, 60 kW each'; 'chargers: 12'. */
function laterCounts(lower: string, mentions: readonly Mention[], quantities: readonly Quantity[]): Quantity[] {
  return numeralsIn(lower).flatMap(({ from, to, value }): Quantity[] => {
    const isOfThem = OF_THEM.test(lower.slice(to)) || ONES.test(lower.slice(to)) || BOTH.test(lower.slice(from))
    const mention = mentions
      .filter((one) => one.to <= from && (isOfThem ? from - one.to < REACH : LISTED.test(lower.slice(one.to, from))))
      .pop()
    const isFree =
      (isOfThem || /^\s?(?:$|[,，.;；。\n]|(?:at|of|x) \d)/.test(lower.slice(to))) &&
      !quantities.some((one) => from < one.to && one.from < to)
    return mention && isCounted(mention) && isFree && Number.isInteger(value) && value < MOST
      ? [{ from, to, value, dimension: 'count' }]
      : []
  })
}

/** Corrections of a bare count: 'wants 8 chargers, make that 10'. */
function correctedCounts(reading: Reading, lower: string, quantities: readonly Quantity[]): Quantity[] {
  const counts = quantities.filter(({ dimension }) => dimension === 'count')
  return numeralsIn(lower).flatMap(({ from, to, value }): Quantity[] => {
    if (!Number.isInteger(value) || quantities.some((one) => from < one.to && one.from < to)) return []
    const isFree = /^\s?(?:$|[,，.;；。]|at\b|of\b|in\b)/.test(lower.slice(to))
    const isCorrection = counts.some(
      (one) => one.to <= from && isTakenBack(reading, one, { from, to }) && from - one.to < 24,
    )
    const isDirect = reading.corrections.some(([, end]) => end <= from && /^[\s,，是]*$/.test(lower.slice(end, from)))
    return isFree && isCorrection && isDirect ? [{ from, to, value, dimension: 'count' }] : []
  })
}

/** 充电桩，大概要装八个 */
const WANTED_NUMBER =
  /^s?[，,：:\s]*(?:这块|这边|的话|他们|一共|总共|大概|差不多|约|先|需要|要|想|打算|准备|计划|装|上|建|做|配|买|来|换|都|加起来)*\s*$/
/** 个 and 条 count anything: only right beside the product. */
function isNear(reading: Reading, { from, to, isTotal }: Quantity, mention: Mention): boolean {
  const unit = reading.lower.slice(from, to)
  if (!/[个条座支组]$/.test(unit) || isTotal) return true
  const between = from >= mention.to ? reading.lower.slice(mention.to, from) : reading.lower.slice(to, mention.from)
  if (from >= mention.to && WANTED_NUMBER.test(between)) return true
  return between.length <= 12 && !/[，,。；;]/.test(between.slice(0, -1))
}

/** 'a battery, 4 x 15 t/h boilers': the factor is of what follows, where something does. */
function isOfNext(lower: string, mentions: readonly Mention[], quantity: Quantity, mention: Mention): boolean {
  if (!isFactor(lower, quantity) || mention.from > quantity.from) return false
  return mentions.some((one) => isCounted(one) && one.from > quantity.to && one.from - quantity.to < FACTOR_REACH)
}

/** Characters. */
const FACTOR_REACH = 24
/** 4 x 15 t/h boilers */
const isFactor = (lower: string, { from, to }: Quantity) => /^\d+ ?[x×*]$/.test(lower.slice(from, to))

function itemsIn(reading: Reading, lower: string, names: readonly Span[]): Item[] {
  const mentions = mentionsIn(lower, names)
  const stances = stancesOf(reading, mentions)
  const isWanted = (mention: Mention) => stances[mentions.indexOf(mention)] === 'wanted'
  const sized = quantitiesIn(lower).filter((quantity) => !isDenied(reading, quantity))
  const first = [...sized, ...bareCounts(lower, mentions, sized), ...laterCounts(lower, mentions, sized)]
  const quantities = [...first, ...correctedCounts(reading, lower, first)].sort((a, b) => a.from - b.from)
  const capacities = assign(
    reading,
    mentions,
    quantities.filter(({ dimension }) => dimension !== 'count'),
    isWanted,
    ({ product }, quantity) => capacityOf(product, quantity) !== undefined,
    COST.farthest,
  )
  const counts = assign(
    reading,
    mentions,
    quantities.filter(({ dimension }) => dimension === 'count'),
    isWanted,
    (mention, quantity) =>
      isCounted(mention) && isNear(reading, quantity, mention) && !isOfNext(lower, mentions, quantity, mention),
    COST.countFarthest,
  )
  const { isNew, isGone } = replacementsIn(reading, mentions)
  return mentions.map((mention, at) => ({
    mention,
    stance: stanceOf(stances[at] ?? 'wanted', { isNew: isNew.has(mention), isGone: isGone.has(mention) }),
    isNew: isNew.has(mention),
    capacities: capacities.get(mention) ?? [],
    counts: counts.get(mention) ?? [],
  }))
}

/** What is replaced by its like is wanted again. */
function stanceOf(stance: Stance, { isNew, isGone }: { readonly isNew: boolean; readonly isGone: boolean }): Stance {
  if (isGone) return 'aside'
  return isNew && stance === 'existing' ? 'wanted' : stance
}

/** 一台坏了，补两台新的: the new ones count. */
const OF_NEW = /^\s?(?:新|new\b|brand)|^(?: [\d.]+ ?[a-z/\d]+)?(?: new)? ones?\b/
/** The last value that the note does not take back; among several, the one nearest to its product. */
function chosenOf(reading: Reading, owned: readonly Owned[]): (Owned & { readonly isCorrected?: true }) | undefined {
  const sorted = [...owned].sort((a, b) => a.quantity.from - b.quantity.from)
  const left = sorted.filter(({ quantity }, at) => {
    const next = sorted[at + 1]?.quantity
    return !next || !(isTakenBack(reading, quantity, next) || isReplaced(reading, quantity, next))
  })
  const rank = ({ quantity }: Owned) =>
    quantity.dimension !== 'count' ? 0 : quantity.isTotal ? 2 : OF_NEW.test(reading.lower.slice(quantity.to)) ? 1 : 0
  const [best] = [...left].sort((a, b) => rank(b) - rank(a) || a.cost - b.cost)
  if (!best) return undefined
  const before = sorted[sorted.indexOf(best) - 1]
  const isCorrected = before !== undefined && isTakenBack(reading, before.quantity, best.quantity)
  return isCorrected ? { ...best, isCorrected } : best
}

/** 'swap the three 20 t boilers for new ones, each 15 t': the later figure is of what is wanted. */
function isReplaced({ lower }: Reading, first: Quantity, second: Quantity): boolean {
  const before = lower.slice(Math.max(0, first.from - 40), first.from)
  const between = lower.slice(first.to, second.from)
  return (
    /replac|repalc|swap|exchang|convert|upgrad|换|改/.test(before + between) &&
    /\b(?:with|for|by|to|into)\b|成|为|改|换/.test(between) &&
    !/\b(?:and|plus)\b|和|另外/.test(between)
  )
}

/** Among energy and power of a storage, energy. */
function preferred(product: Product, owned: readonly Owned[]): readonly Owned[] {
  const energy = owned.filter(({ quantity }) => quantity.dimension === 'energy')
  return product === 'storage' && energy.length > 0 ? energy : owned
}

const CONFIDENCE = { sure: 0.95, pattern: 0.8 }
/** Up to this cost the figure stands beside its product. */
const BESIDE = 8

const isUnitOf = (items: readonly Item[], count: Quantity) =>
  items.some(({ capacities }) =>
    capacities.some(({ quantity }) => count.from - quantity.to >= 0 && count.from - quantity.to <= 1),
  )

/** Counts beside the figure that was chosen: 'two chillers are broken, they need one new 700 RT chiller'. */
function countsOf(items: readonly Item[], capacity: Owned | undefined): readonly Owned[] {
  const owner = items.find(
    ({ capacities, counts }) => counts.length > 0 && capacities.some(({ quantity }) => quantity === capacity?.quantity),
  )
  const all = owner ? owner.counts : items.flatMap(({ counts }) => counts)
  // 空压机两台，10立方每分钟一台: the latter is 'each'.
  const several = all.filter(({ quantity }) => !(quantity.value === 1 && all.length > 1 && isUnitOf(items, quantity)))
  return several
}

/** One need of all mentions of a product. */
function needOf(reading: Reading, product: Product, items: readonly Item[]): Found<Need> {
  const isReplacing = items.some(({ isNew }) => isNew)
  const capacity = chosenOf(
    reading,
    preferred(
      product,
      items.flatMap(({ capacities }) => capacities),
    ),
  )
  const count = chosenOf(reading, countsOf(items, capacity))
  const number = count && count.quantity.value >= 2 ? count.quantity.value : undefined
  const size = capacity && sizeOf(product, capacity.quantity, number)
  const isSure = !capacity || capacity.cost <= BESIDE
  const spans = [
    ...items.map(({ mention }): Span => [mention.from, mention.to]),
    ...[capacity, count].flatMap((one): Span[] => (one ? [[one.quantity.from, one.quantity.to]] : [])),
  ]
  return {
    value: {
      product,
      ...(size && { capacity: size }),
      ...(number && { count: number }),
      ...(isReplacing && { replace: true }),
    },
    confidence: confidenceOf(
      isSure ? CONFIDENCE.sure : CONFIDENCE.pattern,
      [...items, capacity, count].find((one) => one?.isCorrected) ?? {},
    ),
    spans: joined(spans),
  }
}

/** Capacity of one where they are several. */
function sizeOf(product: Product, quantity: Quantity, count: number | undefined): Capacity | undefined {
  const size = capacityOf(product, quantity)
  if (!size || !count || !quantity.isTotal || quantity.isEach) return size
  return { ...size, value: Number((size.value / count).toPrecision(6)) }
}

/** Spans in order, those that touch as one. */
export function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = result[result.length - 1]
    if (last && span[0] <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], span[1])]
    else result.push(span)
  }
  return result
}

const WANTS =
  /想|要|让我们|需|希望|报|offer|want|need|we should|quote|\bgo (?:up |down )?(?:to|for)\b|prefer|settle for/

/**
 * A product that somebody else has or offers, and a figure of its own in a later clause that wants something: 同行报了1兆瓦,
 * 想让我们报个800千瓦的.
 */
function elliptic(reading: Reading, item: Item): Item | undefined {
  if (item.stance !== 'foreign' && item.stance !== 'existing' && item.stance !== 'denied') return undefined
  const later = item.capacities.filter(({ quantity }) => {
    const between = reading.lower.slice(item.mention.to, quantity.from)
    const clause = between.slice(
      Math.max(between.lastIndexOf(','), between.lastIndexOf('，'), between.lastIndexOf('.')) + 1,
    )
    return quantity.from > item.mention.to && /[,，。.;；]/.test(between) && WANTS.test(clause)
  })
  return later.length > 0 ? { ...item, stance: 'wanted', capacities: later, counts: [] } : undefined
}

/** A product that a correction replaces: 'a boiler, sorry, a heat pump'. */
function isTaken(reading: Reading, items: readonly Item[], at: number): boolean {
  const [item, next] = [items[at], items[at + 1]]
  if (!item || !next || item.mention.product === next.mention.product) return false
  const cue = reading.corrections.find(([from, to]) => from >= item.mention.to && to <= next.mention.from)
  const word = cue ? reading.lower.slice(cue[0], cue[1]) : ''
  if (!cue || LATER.test(word) || /^(?:actually|rather|in fact|加到|改|变成)/.test(word)) return false
  const between = reading.lower.slice(cue[1], next.mention.from)
  return (
    cue[0] - item.mention.to <= 14 &&
    between.length <= 14 &&
    !/[，。;；.](?!\d)/.test(between.slice(1)) &&
    !/也|and|还/.test(between)
  )
}

/** What they need, in the order in which it is mentioned. `lower` is the note without telephone numbers and days. */
export function needsOf(reading: Reading, lower: string, names: readonly Span[]): Found<Need>[] {
  const items = itemsIn(reading, lower, names)
  const direct = items.flatMap((item, at): Item[] => {
    if (item.stance !== 'wanted' || isTaken(reading, items, at)) return []
    return [isTaken(reading, items, at - 1) ? { ...item, isCorrected: true } : item]
  })
  const more = items.flatMap((item) => {
    const isKnown = direct.some(({ mention }) => mention.product === item.mention.product)
    return isKnown ? [] : (elliptic(reading, item) ?? [])
  })
  const wanted = [...direct, ...more].sort((a, b) => a.mention.from - b.mention.from)
  const products = [...new Set(wanted.map(({ mention }) => mention.product))]
  return products.map((product) =>
    needOf(
      reading,
      product,
      wanted.filter(({ mention }) => mention.product === product),
    ),
  )
}

/** Spans of all quantities, for rules that look for other numbers. */
export function quantitySpans(lower: string): Span[] {
  return quantitiesIn(lower)
    .filter(({ dimension }) => dimension !== 'count')
    .map(({ from, to }): Span => [from, to])
}
