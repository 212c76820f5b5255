import { clauseAt, sentenceAt } from './boundaries'
import { isFuller } from './fuller'
import { overlaps } from './hits'
import type { PersonHit } from './people'
import type { Reading } from './reading'
import { confidenceOf, settle } from './settle'
import type { Found, Span } from './types'

/** Words around a person and what they add: who is spoken to, who is to be called, who is somebody else. */
const BEFORE: readonly (readonly [number, RegExp])[] = [
  [
    5,
    /(?:联系人|联络人|连系人|对接人|接口人|contact(?: person)?|contct|person|attn)(?:是|还是|叫|is|was|stays|remains|:|：|\s)*$/,
  ],
  [
    4,
    /(?:spoke|talked|speak|talk|speaking|chatted|chat) (?:to|with)\b.{0,30}$|(?:\bmet|见到?了?|跟|和|与|约了?|拜访了?|碰到|meeting with|met with|meet)\s?(?:了\s?)?[^,，。;；]{0,16}$/,
  ],
  [
    3,
    /(?:负责人|负责的|经办人?|decision[- ]maker|in charge|联系|连系|联络|找|ask for|ask|call|ring|phone|contact|reach|打给|打电话给?|with|窗口|email)(?:是|叫|is|back|:|：|\s)*[^,，。;；]{0,10}$/,
  ],
  [
    -5,
    /(?:介绍人|推荐|引荐|referred by|introduced by|recommended by|thanks to|通过|经(?!理|办|营|过))[^,，。;；]{0,8}$/,
  ],
  [-5, /(?:colleague|together with|joint visit with|同事|陪(?!同的是)同?|带着?|跟我们的?)\s?[^,，。;；]{0,6}$/],
  [-4, /(?:competitor|rival|对手|同行)[^,，。;；]{0,12}$/],
]
const AFTER: readonly (readonly [number, RegExp])[] = [
  [
    -6,
    /^了?[，,]?(?:他|她)?(?:今天|已经?)?(?:不在|没见到|没在|出差|没空|请假|休假|离职|走了|调走)|^,? ?(?:was|is|has been|were) (?:away|out|absent|not in|on leave|busy|not there|on holiday|abroad|sick)|^ (?:has )?(?:left|retired|quit)\b|^.{0,3}(?:介绍|推荐)(?:的|我|了)/,
  ],
  [2, /^[\s,，:：(（]{0,3}(?:电话|手机|tel|mobile|phone|cell|号码|微信|at|on)?[\s.:：]{0,2}\ue000{7,}/],
  [3, /^,? ?(?:is|was) in charge|^(?:负责|对接|牵头|管这)/],
  [1, /^(?:说|让|要|想|提|问|希望|定|拍板)|^ (?:said|says|wants|asked|told|called)/],
]

const sum = (rules: typeof BEFORE, text: string) =>
  rules.reduce((total, [points, pattern]) => (pattern.test(text) ? total + points : total), 0)
const strongest = (rules: typeof BEFORE, text: string) => {
  const points = rules.filter(([, pattern]) => pattern.test(text)).map(([one]) => one)
  return Math.max(0, ...points) + Math.min(0, ...points)
}

function scoreOf(
  reading: Reading,
  masked: string,
  people: readonly PersonHit[],
  { from, to, sureness }: PersonHit,
): number {
  const [start] = sentenceAt(reading, from)
  const [, end] = clauseAt(reading, to)
  const isSecond = people.some(
    (one) => one.to <= from && /^\s?(?:和|与|跟|、|and|&)\s?$/.test(reading.lower.slice(one.to, from)),
  )
  const before = isSecond ? '' : reading.lower.slice(Math.max(start, from - 40), from)
  const after = masked.slice(to, Math.min(reading.lower.length, Math.max(end, to + 20)))
  return sureness + strongest(BEFORE, before) + sum(AFTER, after)
}

/** Confidence by sureness: a word says so, a pattern, the position. */
const CONFIDENCE = [0.6, 0.6, 0.8, 0.95]
/** Below this somebody is mentioned, not spoken to. */
const LEAST = 1

/** The person whom the user spoke to or is to call. `masked` is the note without telephone numbers. */
export function contactOf(
  reading: Reading,
  masked: string,
  people: readonly PersonHit[],
  customers: readonly Span[],
): Found<string> | undefined {
  const outside = people.filter(({ from, to }) => !customers.some((span) => overlaps(span, [from, to])))
  const left = settle(reading, outside).map((person) => ({
    ...person,
    score: scoreOf(reading, masked, people, person),
  }))
  const [best] = [...left].filter(({ score }) => score >= LEAST).sort((a, b) => b.score - a.score || a.from - b.from)
  if (!best) return undefined
  const fuller = left.find(({ name, score }) => score >= LEAST && name !== best.name && isFuller(name, best.name))
  const chosen = fuller ?? best
  return {
    value: chosen.name,
    confidence: confidenceOf(CONFIDENCE[chosen.sureness] ?? 0.6, chosen),
    spans: left.filter(({ name }) => name === chosen.name).map(({ from, to }) => [from, to] as const),
  }
}
