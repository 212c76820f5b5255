import { hanCompanies } from './hanCompanies'
import { latinCompanies } from './latinCompanies'
import { startsWithPlace } from './places'
import type { Reading } from './reading'
import { confidenceOf, settle } from './settle'
import type { Found, Span } from './types'

/** A name of a company or an institution as the note has it. */
export interface CompanyHit {
  readonly from: number
  readonly to: number
  readonly name: string
  /** It ends like a company: 陶瓷, Ceramics, Ltd. */
  readonly hasSuffix: boolean
  /** Points for its form and its position. */
  readonly points: number
}

/** A pattern beside the name, with its points. */
type Clue = readonly [number, RegExp]

const LEFT: readonly Clue[] = [
  [
    5,
    /(?:\b(?:customer|client|company|account|prospect|firm)|客户|公司|单位|甲方|企业|业主|园区)(?:(?: name)? is|名称|名字|名|是|叫做?|还是|:|：|=|\(|\s)*\s?$/,
  ],
  [4, /(?:名字叫|名叫|厂名叫?|公司叫|叫做|名称[是:：]?|全称[是:：]?|\b(?:called|named))\s?$/],
  [
    3,
    /(?:\b(?:visited|visit|visiting|visted|at|for|went to|been to|came from|back from|just left|left|over at|down at|behalf of|offered)(?: the)?|去了趟?|去的是?|去|拜访了?|走访了?|回访了?|跑了一?趟|到了|上门)\s?$/,
  ],
  [
    2,
    /(?:\b(?:from|of|to|with|about|re:?|regarding|see|saw|met|follow(?:ed)? up|that|but|by)(?: the)?|在|跟|和|与|给|到|找|见了?|帮|为|从|是)\s?$/,
  ],
  [-8, /(?:\bnot(?: with| from| for)?|\bno longer|不是|不再是|别跟|别和)\s?$/],
  [
    -6,
    /(?:competitors?|rivals?|对手|同行|竞争对手|竞品|友商|instead of|vendors?|suppliers?|供应商|referred by|introduced by|recommended by|thanks to|beat|against|from our|比如|像|类似|原来谈的?是?|原来是|之前谈的?是?|以前在|used to work at|formerly (?:of|at)|next to|neighbou?r of|near|隔壁的?|旁边的?|对面的?)\s?(?:是|叫|:|like|such as)?\s?$/,
  ],
  [-6, /(?:referred|introduced|recommended|sent) by[^,.;:]{1,20}$/],
  [3, /\ue000\s?\(\s?$/],
  [2, /(?:[:：=]|里的)\s?$/],
  [-3, /[^\ue000\s]\s?\(\s?$/],
]
const RIGHT: readonly Clue[] = [
  // 钢铁世界里的万科物流: where the company is.
  [-8, /^.{0,2}里的/],
  [1, /^ about\b/],
  [
    4,
    /^\s?(?:(?:still |also |now |really |only |definitely |again )?(?:wants?|wanted|wnats?|needs?|asks?|asked|would like|'d like|looking|plans?|planning|requires?|inquire|enquire|lacks?|hopes?|intends?|takes?|consider|requested|requests|wishes|pays?)\b|(?:is|are) (?:looking|after|interested|serious|considering|planning|keen|thinking|asking|going|ready|about)|(?:要(?!求)|想|需|打算|准备|计划|希望|有意|考虑|不考虑|不想|不要|问|咨询|那边|这边|决定|申请|委托|拟))/,
  ],
  [5, /^(?:这个|这家|这边|那个|那家)(?:客户|公司|厂|单位|企业|老客户)/],
  [3, /^\s?的?\s?\ue000/],
  [
    3,
    /^(?:说|反映|提出|来电|来电话|打电话|打来|表示|觉得|反馈|来函|发来|邀请|通知)|^\s(?:said|says|called|rang|phoned|wrote|emailed|told|invited|tells|reports?)\b/,
  ],
  [2, /^\s?(?::|：|的|'s\b|\s?-\s|\((?!.{0,20}(?:competitor|对手)))/],
  [1, /^\s?(?:,|，|。|\.|\n|$|has\b|have\b|will\b|is\b|are\b|in [A-Z\u4e00-\u9fff]|works\b|today\b)/],
  [-6, /^\s?(?:是|is|are)?\s?(?:的?竞争对手|的?对手|our competitor|a competitor|a rival|competitor|as competitor)/],
  [
    -6,
    /^\s?[:：,，-]?\s?(?:nothing|not interested|no need|no demand|no interest|no news|没戏|没需求|没有需求|没兴趣|不做了|不感兴趣|没谈成|关门|倒闭)/,
  ],
]
/** What others do who offer the same; after 给 the name is the one who gets it. */
const OFFERS =
  /^\s?(?:offered|quoted|bid|is offering|is bidding|already built|has offered|also offers|也在报价|也在报|也报了|报了|报价|做的|建的|装的|供的|介绍|推荐)|^'s (?:offer|quote|bid|price)/
const RECEIVES = /(?:给|帮|为|替|\b(?:to|for|offered|quoted))\s?$/
const OFFER = -6

/** A company is the one that is read about: it stands where the note begins. */
const FIRST = 1
/** 'Wanhui 热水系统', 'Boqi: …'. */
const OPENING = 2
/** Behind a date or a person a name still opens the note. Characters */
const OPENING_LENGTH = 40
const SUFFIX = 4
const QUOTED = 2
const QUOTE = /["“”「」『』]/
const AGAIN = 1
/** Below this a name is nobody's. */
const LEAST = 3

function clueSum(clues: readonly Clue[], text: string): number {
  const points = clues.filter(([, pattern]) => pattern.test(text)).map(([one]) => one)
  return Math.max(0, ...points) + Math.min(0, ...points)
}

/** Sentences about somebody else: 'Competitor Coolwind offered Yuelai Foods …' is about Yuelai Foods all the same. */
function scoreOf(masked: string, lower: string, { from, to, name, hasSuffix, points }: CompanyHit): number {
  const isQuoted = QUOTE.test(lower[from - 1] ?? '') && QUOTE.test(lower[to] ?? '')
  const [start, end] = isQuoted ? [from - 1, to + 1] : [from, to]
  const before = lower.slice(Math.max(0, start - 24), start)
  const after = masked.slice(end, end + 40)
  const isFirst = from <= OPENING_LENGTH && /^[\s\ue000,，:：]*$/.test(lower.slice(0, from))
  const opens = isFirst && !hasSuffix && /^[A-Z]/.test(name) && /^\s?[:：,，.\n\u4e00-\u9fff]/.test(after)
  const offers = OFFERS.test(after) && !RECEIVES.test(before) ? OFFER : 0
  return (
    points +
    offers +
    (isQuoted ? QUOTED : 0) +
    (opens ? OPENING : 0) +
    (hasSuffix ? SUFFIX : 0) +
    clueSum(LEFT, before) +
    clueSum(RIGHT, after) +
    (isFirst ? FIRST : 0)
  )
}

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** By position alone; by the form of the name or the words around it; by both. */
const CONFIDENCE = [0.6, 0.8, 0.95]
/** Somebody else, for sure. */
const NOBODY = -4
const SURE = 7

/** Everything that may be the name of a company. `masked` is the note without days, numbers and people. */
export function companiesIn(masked: string): CompanyHit[] {
  const han = hanCompanies(masked)
  const latin = latinCompanies(masked).filter((one) => !han.some(({ from, to }) => one.from < to && from < one.to))
  return [...latin, ...han].sort((a, b) => a.from - b.from)
}

export interface Customer {
  readonly found?: Found<string>
  /** Other companies, places in whose names are no places of the customer's: not those called by a place, Shishan plant. */
  readonly others: readonly Span[]
}

/** The company that has the need. */
export function customerOf(reading: Reading, masked: string, lower: string): Customer {
  const all = companiesIn(masked).map((one) => ({ ...one, key: plain(one.name), score: scoreOf(masked, lower, one) }))
  const times = new Map<string, number>()
  for (const { key } of all) times.set(key, (times.get(key) ?? 0) + 1)
  const others = all
    .filter(({ name, hasSuffix, score }) => (hasSuffix || score >= LEAST) && !startsWithPlace(name))
    .map(({ from, to }): Span => [from, to])
  const left = settle(
    reading,
    all.filter(({ score }) => score > NOBODY),
  ).map((one) => ({ ...one, score: one.score + AGAIN * ((times.get(one.key) ?? 1) - 1) }))
  const [best] = [...left].sort((a, b) => b.score - a.score || a.from - b.from)
  if (!best || best.score < LEAST) return { others }
  const certainty = (best.hasSuffix ? 1 : 0) + (best.score >= SURE ? 1 : 0)
  return {
    found: {
      value: best.name,
      confidence: confidenceOf(CONFIDENCE[certainty] ?? 0.6, best),
      spans: left.filter(({ key }) => key === best.key).map(({ from, to }): Span => [from, to]),
    },
    others,
  }
}
