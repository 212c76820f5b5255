import { clauseAt } from './boundaries'
import { everywhere, hits } from './hits'
import type { Mention } from './products'
import type { Reading } from './reading'

/**
 * What the note says of a product: it is wanted, denied, already there, somebody else's, or only named beside something
 * else ('an audit of the kilns').
 */
export type Stance = 'wanted' | 'denied' | 'existing' | 'foreign' | 'aside'

export const DENIED_AFTER =
  /^(?:\s?(?:的事情?|那块|这块|方案|项目|系统|改造))?[^，,。.;；!?\n]{0,8}?(?:不要|不做|不考虑|不用|不需要|不上|不装|不买|不换|不搞|不接|不想|不打算|先不|暂不|没兴趣|不感兴趣|兴趣不大|没考虑|[装做上]不了|(?:(?:^|[^能])不能|无法|没法)[装做上建搞接]|没打算|没必要|没需求|没谈|算了|免了|取消|暂缓|作罢|放弃|否了|以后再说|再说吧?|明年再看|明年再说|再看看?吧?$|往后放|先放一?放|缓一?缓)/
const DENIED_AFTER_ENGLISH =
  /^\s?[:：-]\s?(?:no|none|not)\b|^[^,.;!?\n]{0,24}?\b(?:(?:is|are|was|were|has been|will be) (?:not|off|out|rejected|cancelled|canceled|dropped|postponed|no longer|ruled out|on hold)|(?:is|are|was|were|do|does|did|wo|ca)n't|not (?:needed|wanted|interesting|now|this year|an option)|off the table|maybe next year)\b|^.{0,12}\blater ?$/
/** 原先想自建锅炉，现在打算直接买汽: what was meant at first. */
const AT_FIRST =
  /(?:原先|原来|本来|起初|最早|最初|之前|以前)(?:是|就|还)?(?:想|打算|计划|考虑|准备)[^，,。；;]{0,8}$|\b(?:originally|at first|initially)\b[^,.;]{0,40}$/
const BUT_NOW = /^[，,；;。.\s]*(?:但是?|but )?(?:现在|如今|后来|目前|这次|这回|改|now\b)/
const ANSWERED_NO = /^[?？]\s*(?:no\b|nope|不|没有)/
const REJECTED_BEFORE =
  /\b(?:rejected|lost|ruled out|turned down|dropped|drop|cancelled|cancel|against|gave up on|forget|skip|stay(?:s)? (?:with|on)|instead of|rather than|no longer)\b.{0,20}$|(?:否决|否了|砍掉|拒绝|放弃|不再考虑)了?[^，,。；;]{0,8}$/
const WANT =
  /\b(?:wants?|wanted|needs?|would like|'d like|looking (?:for|at|to|into)|after|interested|asks?|asked|requires?|plans?|planning|considers?|considering|add|adding|quote|offer|propose|supply|install|build|buy|order|take|hopes?|wish|inquir\w*|enquir\w*|replac\w*|swap\w*|upgrad\w*|lacks?|missing|short of|instead|more|another|expand|extend|outsource|switch|to use)\b|想|要(?!求)|需|打算|准备|计划|考虑|希望|有意|再加|再上|加装|新上|新增|报|咨询|问|改造|换|采购|购买|接|申请|扩|上(?=\d|一|两|[二三四五六七八九十])|追加|另外|还缺|缺/
const EXISTING_BEFORE =
  /\b(?:already|existing|has|have|had|got|owns?|runs?|running|operates?|operating|uses?|using|used to|their (?:own|old|current|present|existing)|current|present|installed|built|bought|put in|commissioned|got)\b.{0,40}$|(?:已经?|早就|现有|自己烧|现在(?:自己)?(?:烧|用|是)|原有|原来的?|目前用的?是?|现在用的?是?|在用的?|去年|前年|以前|之前)[^，,。；;]{0,12}$|(?:(?:^|[^还另没需只含])有(?!意|兴趣|需求|计划|想法|[^，,。]{0,12}(?:需求|意向|计划|想法|需要))了?|装了|建了|上了|买了|投了|配了|做了|自建|自备|自有)[^，,。；;要想]{0,10}$/
const EXISTING_AFTER =
  /^[^，,。.;；!?\n]{0,8}?(?:已经?(?:有|装|建|上|做|投|买)|早就|都?有了|装了|装好|建好|建成|建了|上了|做了|买了|投产|投运|在用|在运行|烧|靠|供着|不达标|太[贵老旧]|[^，,。；;]{0,6}(?:必须|得|要)(?:关停?|停用|停掉)|关停|停用|老化|老旧|老了|效率低|坏|故障|超标|够用|还能用|还行|不错|没问题|stay(?:s)?\b|is (?:fine|ok|old|broken|new|there|running|in place)|are (?:fine|ok|old|broken|too old|new|there|running|in place)|already|since|from (?:last|20)|comes? from|is (?:made|fed|fired))/
/** 空压机不行，要换: it is there, if it is to be replaced. */
const UNFIT_AFTER = /^[^，,。.;；!?\n行]{0,8}?(?:不行|(?:^|[^合])不合适)/
/** 还没有光伏，想上一套: of what they do not have yet. */
const ONE_WANTED =
  /^[，,;；]\s?[^，,。；;不没]{0,4}(?:想|要|打算|准备|计划|希望|考虑|需要)[^，,。；;不没]{0,3}[上配装做建搞加买](?:了?[一两几\d]+[套个台座组批些点])?(?=$|[，,。；;])/
/** Waste heat is there before it is used. */
const USED = /^(?:已经?|都|早就)?(?:用了|利用了|用起来|回收了|在用|做了)|^ (?:is|are) already/
const RESOURCES: readonly Mention['product'][] = ['wasteheat']
const FOREIGN =
  /competitor|rival|another supplier|other suppliers?|somebody else|someone else|others? (?:offer|quot)|对手|同行|竞争|友商|别家|别人家?|其他厂家|其他公司|另一家|人家/
const FOREIGN_OFFER =
  /\b[A-Z][\w&-]+(?: [A-Z][\w&-]+)? (?:has |have |already |also )*(?:offered|quoted|built|supplied|installed|sold|delivered|bid)\b|[A-Z][\w&-]+'s (?:offer|quote|bid|price|proposal)/
const TO_A_RIVAL = /^.{0,30}\bto (?:a|the|our) (?:rival|competitor)/
/** Behind the product: 光伏，是华能做的. */
const MADE_BY =
  /^(?:是|由)?[^，,。；;]{1,10}(?:做|建|装|承建|承包|供|投)的(?![是，,]?不)|^ (?:was |were )?(?:built|installed|supplied|offered|run) by\b/
const OURS = /\bour\b(?! (?:[a-z]+ )?(?:rivals?|competitors?|competition))|\bwe\b|\bus\b|我们|我方|咱|让我|找我/
/** Behind another product these make it the object of a service or a reason: audit of the kilns, 锅炉的运维. */
const LINK =
  /^s?(?: (?:contract|plan|service|system|recovery|station|unit)s?)? (?:of|for|to run|to feed|to power|to drive|from|on|by|at|near|behind|beside|above|next to|powered by|fed by|driven by|like)(?: [a-z\d-]+){0,2} ?$/
/** Times and expenses that name a product: 'until pipeline gas arrives', 'pays 40,000 a month for gas'. */
const ASIDE_BEFORE =
  /\b(?:until|till|when|once|before|as soon as)(?: (?:the|their|our|new))*\s?$|\b(?:pays?|paid|paying|spends?|spent)\b(?! for (?:is|are|was)\b).{0,40}$/
const OBJECT_AFTER =
  /^(?:的|系统的?|设备的?|机组的?|房的?|\s)?(?:运维|托管|运行维护|维保|代运营|代维|节能诊断|诊断|审计|能效|节能评估|评估)|^(?:s)?'? (?:o ?& ?m|maintenance|operation|audit|outsourcing)\b/
/** 窑炉想上余热回收: the first is where the second goes. */
const TAKES =
  /^(?:上|那边|这边)?(?:还|也|都)?(?:想|要|打算|准备|需要|计划|可以)?(?:再)?(?:上|加装|加|装|做|配|搞|用|改(?!造)|接)(?:一?[套台个])?[^，,、和]{0,4}$/
const SERVED = /^(?:他们|其|现有|一下)?的?$/
/** Mentions farther away than this do not link. */
const NEAR = 3
const SERVICES: readonly Mention['product'][] = ['service', 'audit']
const HEAT_SOURCE = /^(?:那边|这边|上)?(?:的)?(?:余热|废热|烟气|waste heat|尾气)/

interface Surroundings {
  /** The clause up to the mention. */
  readonly before: string
  /** The clause behind the mention. */
  readonly after: string
  /** Where the clause ends. */
  readonly end: number
}

/** What stands farther away says nothing of the mention. Characters */
const [BEHIND, AHEAD] = [80, 60]

function surroundings(reading: Reading, { from, to }: Mention): Surroundings {
  const [clauseFrom, clauseTo] = clauseAt(reading, from)
  return {
    before: reading.lower.slice(Math.max(clauseFrom, from - BEHIND), from),
    after: reading.lower.slice(to, Math.min(to + AHEAD, Math.max(to, clauseTo))),
    end: Math.max(to, clauseTo),
  }
}

/** Text behind the last match of a pattern; undefined without one. */
function behindLast(pattern: RegExp, text: string): string | undefined {
  const found = hits(everywhere(pattern), text)
  const last = found[found.length - 1]
  return last && text.slice(last.to)
}

function isDenied(
  reading: Reading,
  mention: Mention,
  { before, after, end }: Surroundings,
  next: Mention | undefined,
): boolean {
  const negation = reading.negations.find(({ wordEnd, to }) => mention.from >= wordEnd - 1 && mention.from < to)
  if (negation) {
    const isLacked = reading.lower.slice(negation.from, negation.wordEnd) === '没有'
    return !isLacked || !ONE_WANTED.test(reading.lower.slice(end, end + AHEAD))
  }
  const until = next ? after.slice(0, Math.max(0, next.from - mention.to)) : after
  if (DENIED_AFTER.test(until) || DENIED_AFTER_ENGLISH.test(until)) return true
  if (AT_FIRST.test(before) && BUT_NOW.test(reading.lower.slice(end, end + AHEAD))) return true
  // 'PV? No.'
  if (ANSWERED_NO.test(reading.lower.slice(end, end + AHEAD))) return true
  return REJECTED_BEFORE.test(before)
}

function isExisting({ product }: Mention, { before, after }: Surroundings): boolean {
  if (RESOURCES.includes(product)) return USED.test(after)
  if (EXISTING_AFTER.test(after) || UNFIT_AFTER.test(after)) return true
  const existing = EXISTING_BEFORE.exec(before)
  if (!existing) return false
  const between = before.slice(existing.index)
  return (
    !WANT.test(between) &&
    !/\b(?:for|to|in mind|about)\b/.test(between) &&
    behindLast(WANT, before.slice(0, existing.index)) === undefined
  )
}

/** Somebody else offers or built it; a later clause that wants something is about the customer again. */
function isForeign({ lower, text }: Reading, mention: Mention, { before, after, end }: Surroundings): boolean {
  if (OURS.test(before)) return false
  const isOffered = FOREIGN.test(before) || FOREIGN_OFFER.test(text.slice(mention.from - before.length, mention.from))
  return isOffered || TO_A_RIVAL.test(after) || MADE_BY.test(after) || MADE_BY.test(lower.slice(end + 1, end + AHEAD))
}

/** The mention is what a service is for, or where something comes from. `near` are the mentions beside it in its clause. */
function isAside(
  { lower }: Reading,
  mention: Mention,
  { before, after }: Surroundings,
  near: readonly Mention[],
): boolean {
  if (ASIDE_BEFORE.test(before) || OBJECT_AFTER.test(after) || HEAT_SOURCE.test(after)) return true
  const others = near.filter(({ product }) => product !== mention.product)
  const following = others.find(({ from }) => from >= mention.to)
  if (following && TAKES.test(lower.slice(mention.to, following.from))) return true
  return others.some(({ to, product }) => {
    if (to > mention.from) return false
    const between = lower.slice(to, mention.from)
    // 'audit of the kilns', 托管空压站
    return LINK.test(between) || (SERVICES.includes(product) && SERVED.test(between))
  })
}

/** What the note says of each mention. */
export function stancesOf(reading: Reading, mentions: readonly Mention[]): Stance[] {
  return mentions.map((mention, at) => {
    const around = surroundings(reading, mention)
    const near = mentions
      .slice(Math.max(0, at - NEAR), at + NEAR + 1)
      .filter(({ from }) => from < around.end && from >= mention.from - around.before.length)
    if (isDenied(reading, mention, around, mentions[at + 1])) return 'denied'
    if (isAside(reading, mention, around, near)) return 'aside'
    if (isForeign(reading, mention, around)) return 'foreign'
    return isExisting(mention, around) ? 'existing' : 'wanted'
  })
}
