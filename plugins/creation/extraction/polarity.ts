import type { Boundary } from './boundaries'
import { hits } from './hits'
import type { Span } from './types'

/** Words that announce a correction: what follows replaces what stands before. */
const CORRECTIONS = [
  /\bno,|\bno wait\b|\bwait,|\bsorry\b|\bi meant?\b|\bscratch that\b|\bstrike that\b|\bmake (?:that|it)\b|\bor rather\b|\bcorrection\b/g,
  /\bactually\b|\brather\b|\b(?:was )?(?:changed|moved|corrected|revised|raised|lowered|reduced|cut|postponed|shifted) (?:it )?to\b|\b(?:now|then) (?:it is|it's)\b|\bin fact\b|\bmy mistake\b|\bmy bad\b|\boops\b|\bnow (?:they |he |she )?(?:wants?|says?|needs?)\b|\bin the end\b|\bfinally\b|\beventually\b/g,
  /不对|说错|讲错|记错|搞错|写错了|弄错|口误|更正|哦不|噢不|啊不|不不|应该是|应为|准确说|而是|最后|最终|后来|现在(?=[^，,。]{0,4}\d)|现在说|这次(?=[说要改])|第[二三]次/g,
  // 改成 with a value, not with a thing: 改成95万, 改周四; 锅炉改成低氮的 is a replacement.
  /(?:改成|改为|改到|改成是|调整?到|调整为|变成|提到|加到|降到|砍到|压到|推迟到|提前到|改)(?=了?(?:大?概|约)?\s*(?:[\d零一二两三四五六七八九十百]|下|周|星期|礼拜|明|后天|月底|年底|本))/g,
] as const

/** Corrections that may as well only go on: 最后再做个节能诊断. They take back no more than a value of the same thing. */
export const LATER = /^(?:最后|最终|后来|in the end|finally|eventually)$/

/** 'moved from Tuesday to Friday': 'to' leads to what counts. */
const MOVED =
  /\b(?:moved|postponed|changed|shifted|rescheduled|brought forward|went|goes|grew|grown|raised|reduced|cut)\b[^.;]{0,40}?\bto\b|(?:从|由)[^，,。；;]{1,12}?(?:改|调|推迟|提前|变)(?:到|成|为)/g
const LEADING = 2

export function correctionsIn(lower: string): Span[] {
  const moved = hits(MOVED, lower).map(({ to }): Span => [to - LEADING, to])
  return [
    ...CORRECTIONS.flatMap((pattern) => hits(pattern, lower)).map(({ from, to }): Span => [from, to]),
    ...moved,
  ].sort((a, b) => a[0] - b[0])
}

/** `to` is where its clause ends. */
export interface Negation {
  readonly from: number
  readonly wordEnd: number
  readonly to: number
}

const NEGATION =
  /\brather\b[^,.;]{0,40}?\bthan\b|\b(?:not|no|never|without|nor|neither|none of|instead of|rather than|except)\b|\b(?:do|does|did|is|are|was|were|wo|ca|would|should|could|has|have|had)?n't\b|\bcannot\b|不要|不考虑|不需要|不需|不用|不想|不打算|不做|不上|不装|不买|不搞|不换|不是|不再|不接|没要|没有|没打算|没想|没考虑|不能|无法|没法|[装做上]不了(?!解)|没说要|暂不|无需|无意|拒绝|放弃|取消|别(?=搞|弄|上|装|报|提|去|找|跟|和|再|联系)/g
/** The same words where they do not negate what follows. */
const NO_NEGATION =
  /^(?:not (?:only|just|sure|yet|before|until|till|earlier|later|more|less|fixed|exactly|far|bad|clear|long|urgent)|no (?:later|more than|less than|doubt|problem|wait|longer than|idea|hurry|rush|objection)|no,|no\. ?\d|没有问题|没有异议|不用说|(?:不能|无法|没法)(?:[只光仅再停断不没等超少低小晚早大高多达供迟过突拖]|满足|保证|保障|稳定|正常|确[定认]|估|判断|提供))/
/** 要不要, 是不是, 有没有. */
const isAsked = (lower: string, from: number) =>
  /^[不没]/.test(lower[from] ?? '') && lower[from - 1] === lower[from + 1]
const SCOPE_END =
  /\bbut\b|\binstead\b(?! of)|\bthen\b|但|而是|只要|只想|就要|还要|改要|另外|不过|然后|他们?想|(?:[^不需只就还主]|^)(?:想要|要)(?![不求])/g
/** 不是 A 是 B: B is what is said. */
const IS_NOT_END = /(?!^)是/g
/** 管道气没法接只能上LNG: what cannot be is often why something else is wanted. */
const UNABLE = /^(?:不能|无法|没法)$/
const UNABLE_END = /只能|只好|所以|因此|打算|考虑|想(?=[上装做配搞换])/g

/**
 * What negations cover: from the word to the end of its clause (comma, semicolon, point, 'but', 但), in a note without
 * punctuation to the next 'want'.
 */
export function negationsIn(lower: string, boundaries: readonly Boundary[]): Negation[] {
  return hits(NEGATION, lower).flatMap(({ from, to, text }): Negation[] => {
    // 联系不上: cannot be reached.
    if (text === '不上' && /[系到找赶跟够看谈算得比]/.test(lower[from - 1] ?? '')) return []
    if (NO_NEGATION.test(lower.slice(from)) || isAsked(lower, from)) return []
    const clauseEnd = boundaries.find(({ at }) => at >= to)?.at ?? lower.length
    const inside = lower.slice(to, clauseEnd)
    const ends = [
      ...hits(SCOPE_END, inside),
      ...(text === '不是' ? hits(IS_NOT_END, inside) : []),
      ...(UNABLE.test(text) ? hits(UNABLE_END, inside) : []),
    ]
    return [{ from, wordEnd: to, to: to + Math.min(inside.length, ...ends.map(({ from: end }) => end)) }]
  })
}
