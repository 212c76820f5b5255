import { ENGLISH_TITLES, TITLES } from './fuller'
import { BLANK, type Hit, hits } from './hits'
import {
  COMMON,
  COMPOUND_SURNAMES,
  GIVEN_NAMES,
  HAN_SUFFIXES,
  LATIN_SUFFIXES,
  LATIN_SURNAMES,
  LEGAL_FORMS,
  SHORT_TITLES,
  SURNAMES,
  UNSURE_SURNAMES,
} from './names'

/** A name of a person as the note has it. */
export interface PersonHit {
  readonly from: number
  readonly to: number
  /** Without a title where the full name is known. */
  readonly name: string
  /** How sure it is a name: 3 a title or a word for a contact, 2 a pattern, 1 the position. */
  readonly sureness: 1 | 2 | 3
}

const HAN = '[\\u4e00-\\u9fff]'
const SURNAME = `(?:${COMPOUND_SURNAMES}|[${SURNAMES}])`
const ONLY_HAN = new RegExp(`^${HAN}+$`)
const STARTS_WITH_SURNAME = new RegExp(`^${SURNAME}`)
const SUFFIX_BEFORE = new RegExp(`(?:${HAN_SUFFIXES.join('|')})$`)
/** What may stand right before a surname: a sign, a preposition or verb, a department, a company. */
const BEFORE_NAME =
  /(?:^|[^\u4e00-\u9fff]|[的和跟与找见约是让请问说给向由到了叫对为同及姓陪帮被]|[上中下]午|刚才|刚刚|联系|连系|联系人|负责|负责人|对接人?|老板|客户|业主|经办人?|那边|他们|我们|[部科处室院办会厂司局组队务店园校所站])$/

const isBoundaryBefore = (before: string) => BEFORE_NAME.test(before) || SUFFIX_BEFORE.test(before)
const isSurname = (text: string) => SURNAMES.includes(text) || COMPOUND_SURNAMES.split('|').includes(text)

const TITLED = new RegExp(`(${TITLES})|(${SHORT_TITLES})`, 'g')

/** 王总, 黄敏经理, 欧阳主任: walks back from the title. */
function titledHan(text: string): PersonHit[] {
  return hits(TITLED, text).flatMap((title): PersonHit[] => {
    const isShort = title.groups[0] === ''
    for (const length of isShort ? [2, 1] : [4, 3, 2, 1]) {
      const from = title.from - length
      if (from < 0) continue
      const name = text.slice(from, title.from)
      if (!ONLY_HAN.test(name)) continue
      const surname = isSurname(name.slice(0, 2)) ? name.slice(0, 2) : name.slice(0, 1)
      if (!isSurname(surname) || length > surname.length + 2) continue
      const before = text.slice(Math.max(0, from - 8), from)
      // 姓钱钱总: the surname said twice is not a name of two characters.
      const isTwice = surname.length === 1 && name[1] === surname && before.endsWith('姓')
      const isWhole = name.length === surname.length
      if (isShort && name.length > surname.length) continue
      if (isTwice || (isWhole ? isLoose(surname, before) : !isFullName(name, surname, before))) continue
      const to = isWhole ? title.to : title.from
      return [{ from, to, name: text.slice(from, to), sureness: 3 }]
    }
    return []
  })
}

/** A surname that is a frequent word, after something that is no boundary: 当地工, 总是. */
const isLoose = (surname: string, before: string) => UNSURE_SURNAMES.includes(surname) && !isBoundaryBefore(before)

function isFullName(name: string, surname: string, before: string): boolean {
  if (!isBoundaryBefore(before)) return false
  // 是王经理: 王 is the surname, not 是王; 技术部王工.
  const given = name.slice(surname.length)
  if (UNSURE_SURNAMES.includes(surname) && isSurname(given[0] ?? '') && given.length === 1) return false
  return !/[的了是叫姓名为和跟与找见说部科处室院办会]/.test(given) && !NO_GIVEN.test(name)
}

/** What follows a name of two or three characters where Chinese goes on without a sign. */
const AFTER_NAME = new RegExp(
  `^(?:$|[^\\u4e00-\\u9fff]|${TITLES}|说|聊|谈|讲|在|的|是|电话|手机|微信|要|想|负责|那|会|来|去|约|他|她|我|能|都|也|吃|喝|打算|准备|问|催|介绍|带|同意|答应|安排|表示|认为|觉得|建议|让|把|一起|已经|还|又|就|接待|牵头|拍板|对接|联系|沟通|确认|碰|见|开会|反馈|提出?|希望|给|打|号码|（)`,
)
/** 李刚聊 is 李刚 who talks; 许丽华( ends by itself. */
const NAME_LENGTHS: readonly (readonly [number, RegExp])[] = [
  [2, /^(?:$|[^\u4e00-\u9fff])/],
  [1, AFTER_NAME],
  [2, AFTER_NAME],
]
/** Words that begin with a character that is also a surname. */
const NO_GIVEN =
  /^(?:高级|高管|项目|安全|安保|安环|车间|管理|管道|常务|党委|平台|支部|全面|公共|公司|广告|方案|单位|经济|时间|时候|和|成本|任何|都|于是|路上|温度|应该|明年|明天|石油|水|段时间|安排|时常|明确|经常|方便|通知|同意|表示|计划|高兴|关心|关注|简单|成立|支持|全部|连夜|马上|周末)/
const STRONG_CUES =
  '联系人|联络人|连系人|对接的?人?|负责人|接口人|经办人|窗口|联系方式|联系|联络|负责的|姓名|对方叫|老板叫|名叫|contact(?: person)?|contct|person|attn'
const WEAK_CUES =
  '找|见到了?|见了?|碰到|遇到|跟|和|与|约了?|拜访了?|问|打给|打电话给|电话给|老板|业主|法人|厂长|经理|叫|是|call|ask|ring|call back|met|meet|with'
const CUED = new RegExp(
  `(?:(${STRONG_CUES})|(${TITLES})|(?:${WEAK_CUES}))(?:还是|改成|换成|是|叫|为|:|：|\\s|\\()*`,
  'g',
)

function cuedHan(text: string, lower: string): PersonHit[] {
  return hits(CUED, lower).flatMap(({ to, groups: [strong = '', title = ''] }): PersonHit[] =>
    nameAt(text, to, strong !== '' || title !== ''),
  )
}

/** A Chinese name without title that begins at an offset: 李刚, 许丽华, 欧阳明. */
function nameAt(text: string, from: number, isSure: boolean): PersonHit[] {
  const surname = STARTS_WITH_SURNAME.exec(text.slice(from, from + 2))?.[0] ?? ''
  if (surname === '' || (!isSure && UNSURE_SURNAMES.includes(surname))) return []
  for (const [given, after] of NAME_LENGTHS) {
    const to = from + surname.length + given
    const name = text.slice(from, to)
    const isName = ONLY_HAN.test(name) && !/[的了是他她我你们说要想在不]|电话|公司/.test(name.slice(surname.length))
    if (
      isName &&
      after.test(text.slice(to, to + 5)) &&
      !isTitled(name) &&
      !NO_GIVEN.test(name) &&
      !SUFFIX_BEFORE.test(name)
    ) {
      return [{ from, to, name, sureness: isSure ? 3 : 2 }]
    }
  }
  return []
}

const TITLE = new RegExp(`(?:${TITLES}|[总工董姐哥叔姨局处]$)`)
const isTitled = (name: string) => TITLE.test(name)

/** 陈志远负责: a name before what a contact does. */
const DOES = new RegExp(
  `(?:^|[^\\u4e00-\\u9fff]|的)(${SURNAME}${HAN}{1,2})(?=聊|谈|碰|通了?电话|见面|讲|打|负责|接待|对接|牵头|说|在跟|经手|拍板)`,
  'g',
)
/** 姓邓的经理, 老板姓钱: only the surname is known. */
const SURNAMED = new RegExp(
  `(?:(${TITLES})姓(${SURNAME})(?!${HAN}{0,3}(?:${TITLES}|总))|姓(${SURNAME})的?(?:一?[个位]的?)?(${TITLES}))`,
  'g',
)

function describedHan(text: string): PersonHit[] {
  const doing = hits(DOES, text)
    .filter(
      ({ text: whole, groups: [name = ''] }) =>
        (whole[0] === '的' || !UNSURE_SURNAMES.includes(name[0] ?? '')) && !isTitled(name) && !NO_GIVEN.test(name),
    )
    .map(({ to, groups: [name = ''] }): PersonHit => ({ from: to - name.length, to, name, sureness: 2 }))
  const surnamed = hits(SURNAMED, text).map(
    ({ from, to, groups: [title = '', own = '', surname = '', called = ''] }): PersonHit => {
      return { from, to, name: `${own}${title}${surname}${called}`, sureness: 2 }
    },
  )
  return [...doing, ...surnamed]
}

/** 老谭, 小何, 阿强. */
const NICKNAME = new RegExp(`(?:(老|小)([${SURNAMES}])(?![板厂旧方法区程的心组])|阿(${HAN}))`, 'g')
const NICKNAME_END = /^(?:$|[^\u4e00-\u9fff]|[说讲在是的那要想提问给会来去也就负管电手联对约谈聊他她])/

/** What stands behind these is a person, also where it may be another word: 联系人小高, 找老方. */
const ASKED_FOR = /(?:联系人?|负责人|对接人|找|约了|见了)(?:是|叫|[:：\s])*$/

function nicknames(text: string): PersonHit[] {
  return hits(NICKNAME, text).flatMap(({ from, to, text: name, groups: [, surname = '', given = ''] }): PersonHit[] => {
    const before = text.slice(Math.max(0, from - 8), from)
    const isExpected = /(?:的|跟|和|找|联系人?|约了?|见了?|是|问|负责人|对接人|[:：\s])$/.test(before)
    const isName = NICKNAME_END.test(text.slice(to))
    if (given && !isBoundaryBefore(before)) return []
    if (UNSURE_SURNAMES.includes(surname || '\u0000') && !(isName && ASKED_FOR.test(before))) return []
    if (!isExpected && !isName) return []
    return [{ from, to, name, sureness: 2 }]
  })
}

/** 阿May */
const AH_NAME = /阿[A-Z][a-z]+/g
/** Old Leung, Lao Tan: with the word, as people call them. */
const OLD_NAME = /\b(?:Old|Big|Lao|Xiao|Ah|Fatty|Little) ([A-Z][a-z]+)\b(?! [A-Z])/g
const MIXED_NAME = new RegExp(`\\b([A-Z][a-z]+)\\s?(${SURNAME})(?!${HAN})`, 'g')
const TITLED_MIXED = new RegExp(`\\b(?:Mr|Ms|Mrs|Miss|Dr)\\.?\\s?(${SURNAME}${HAN}{0,2})(?!${HAN})`, 'gi')
const ENGLISH_AFTER_HAN = new RegExp(`(${SURNAME}) ?(?:[Ss]ir|[Mm]iss|[Mm]anager)\\b`, 'g')
const BEFORE_NUMBER = new RegExp(
  `(${SURNAME}${HAN}{1,2})[\\s:：(，,]{0,2}(?:电话|手机|tel|号码)?[\\s:：]{0,2}${BLANK}{7,}`,
  'g',
)

/** Grace 何, Daniel 陈 13566667777. */
function mixedNames(text: string): PersonHit[] {
  return hits(MIXED_NAME, text)
    .filter(({ groups: [given = ''] }) => GIVEN_NAMES.has(given.toLowerCase()))
    .map(({ from, to, text: name }): PersonHit => ({ from, to, name, sureness: 3 }))
}

/** Ms. 陈, Mr 王建国. */
function titledMixed(text: string): PersonHit[] {
  return hits(TITLED_MIXED, text).map(({ from, to, groups: [name = ''] }) => {
    const start = name.length > 1 ? to - name.length : from
    return { from: start, to, name: text.slice(start, to), sureness: 3 }
  })
}

/** 梁Sir, 陈Miss. */
function englishAfterHan(text: string): PersonHit[] {
  return hits(ENGLISH_AFTER_HAN, text).map(({ from, to, text: name }) => ({ from, to, name, sureness: 3 }))
}

/** 阿May, Old Leung. */
function calledNames(text: string): PersonHit[] {
  const ah = hits(AH_NAME, text).map(({ from, to, text: name }): PersonHit => ({ from, to, name, sureness: 3 }))
  const old = hits(OLD_NAME, text).flatMap(({ from, to, text: name, groups: [surname = ''] }): PersonHit[] =>
    LATIN_SURNAMES.has(surname.toLowerCase()) || /^(?:Ah|Lao|Xiao|Fatty)/.test(name)
      ? [{ from, to, name, sureness: 3 }]
      : [],
  )
  return [...ah, ...old]
}

/** 小邓，邓小军: the whole name stands by itself behind how somebody is called. */
function wholeNames(text: string, called: readonly PersonHit[]): PersonHit[] {
  return called.flatMap(({ to, name }): PersonHit[] => {
    const surname = /^[老小]/.test(name) ? name.slice(1, 2) : isSurname(name.slice(0, 2)) ? name.slice(0, 2) : name[0]
    const [, lead = '', whole = ''] =
      new RegExp(
        `^([，,(（\\s]*(?:全名|名字|大名|本名)?(?:就?是|叫)?)(${surname}${HAN}{1,2})(?=[，,。)）\\ue000]|$)`,
      ).exec(text.slice(to, to + 12)) ?? []
    if (whole === '' || isTitled(whole) || NO_GIVEN.test(whole) || lead === '') return []
    return [{ from: to + lead.length, to: to + lead.length + whole.length, name: whole, sureness: 3 }]
  })
}

/** 李刚 13822334455: a name right before the number. */
function beforeNumbers(text: string): PersonHit[] {
  return hits(BEFORE_NUMBER, text).flatMap(({ from, groups: [name = ''] }): PersonHit[] => {
    const before = text.slice(Math.max(0, from - 8), from)
    return isBoundaryBefore(before) && !isTitled(name) && !UNSURE_SURNAMES.includes(name[0] ?? '')
      ? [{ from, to: from + name.length, name, sureness: 2 }]
      : []
  })
}

const WORD = /[A-Za-z][A-Za-z'-]*/y
const TITLE_WORD = new RegExp(`\\b(${ENGLISH_TITLES})\\.?[ ](?=[a-z])`, 'g')
/** Titles after which any word is a name, also 'he'. */
const SURE_TITLE = /^(?:mr|mrs|ms|miss|dr|prof|mister|madam|mdm)$/

function wordAt(text: string, at: number): Hit | undefined {
  WORD.lastIndex = at
  const match = WORD.exec(text)
  if (!match) return undefined
  const word = match[0].replace(/'s?$/, '')
  return { from: at, to: at + word.length, text: word, groups: [] }
}

const isCapital = (word: string) => /^[A-Z]/.test(word)
const isCommon = (word: string) => COMMON.has(word.toLowerCase())
const isOfCompany = (word: string) => {
  const lower = word.toLowerCase()
  return LEGAL_FORMS.has(lower) || (LATIN_SUFFIXES.has(lower) && !LATIN_SURNAMES.has(lower))
}

/** The words of a name that goes on after the first one, at most three in all. */
function moreWords(text: string, first: Hit, most: number): Hit[] {
  const words = [first]
  while (words.length < most) {
    const last = words[words.length - 1] ?? first
    const next = text[last.to] === ' ' ? wordAt(text, last.to + 1) : undefined
    if (!next || !isNextWord(first.text, next.text)) break
    words.push(next)
  }
  return words
}

/** Syllables of names that are words, too: He Jun, Li An. */
const SYLLABLES = /^(?:jun|an|he|long|so|you|hui|mar|sun|may|will|bo|mark|per|sit|man|hang|tang)$/

function isNextWord(first: string, next: string): boolean {
  if (isCommon(next) && !(isCapital(next) && SYLLABLES.test(next.toLowerCase()))) return false
  if (isCapital(first)) return isCapital(next) && !isOfCompany(next)
  return !isCapital(next) && (GIVEN_NAMES.has(first) || LATIN_SURNAMES.has(next))
}

/** Mr Chen, Dr Luo, Ms Amy Lau, mr he. */
function titledLatin(text: string, lower: string): PersonHit[] {
  return hits(TITLE_WORD, lower).flatMap(({ from, to, groups: [title = ''] }): PersonHit[] => {
    const first = wordAt(text, to)
    if (!first) return []
    const isName = SURE_TITLE.test(title)
      ? first.text.length > 1
      : !isCommon(first.text) &&
        (isCapital(first.text) ? isCapital(text[from] ?? '') || LATIN_SURNAMES.has(first.text.toLowerCase()) : false)
    if (!isName || isOfCompany(first.text)) return []
    const words = moreWords(text, first, 3)
    const end = words[words.length - 1]?.to ?? first.to
    const start = words.length > 1 ? first.from : from
    return [{ from: start, to: end, name: text.slice(start, end), sureness: 3 }]
  })
}

const FILLERS =
  '(?:(?:the|their|his|her|our|an?|my|old|new|good|friend|brother|sister|cousin|son|daughter|wife|husband|partner|manager|boss|owner|director|engineer|plant|factory|works|chief|general|purchasing|procurement|production|energy|facility|facilities|technical|operations|equipment|head|of|colleague|contact|guy|lady|is|was|person|named|called|again),? )*'
const STRONG_ENGLISH =
  '(?:present|attendees?|participants?|attended by|host)[:：]?|who(?: is it)?(?:\\?|:| =)|contact(?: person)?(?: is| was| stays| remains|:| -)?|contct|person(?: in charge)?(?: is|:)|attn:?|in charge is|decision[- ]maker(?: is|:)|ask for|ask|call(?: back)?|ring|phone|speak (?:to|with)|spoke (?:to|with)|speaking (?:to|with)|talk(?:ed)? (?:to|with)|chat(?:ted)? with|met(?: up)?(?: with)?|email|text|owner(?: is|:)?|boss(?: is|:)?|name(?: is|:)|reach|buyer(?: is|:)?|manager(?: is|:)?|engineer(?: is|:)?|联系人?|联络人|负责人|对接人|找|见了?|约了?'
const WEAK_ENGLISH = '对方|接待|with|from|by|saw|see|meet(?:ing)?|visit(?:ed)?|friend|brother|sister|跟|和|与|的'
const ENGLISH_CUE = new RegExp(
  `(?:\\b|(?=[^a-z]))(?:(${STRONG_ENGLISH})|(${WEAK_ENGLISH}))(?![a-z])(?:是|叫|:|：)?,?\\s?${FILLERS}`,
  'g',
)

const ROLES =
  'lead|manager|director|head|chief|officer|engineer|buyer|owner|boss|partner|president|supervisor|foreman|controller|accountant|planner|superintendent'
/** 'Their finance lead, Omar Said, expects …': the name stands between commas, behind what somebody is. */
const ROLE_AND_NAME = new RegExp(
  `\\b(?:their|the|his|her|our|an?) (?:[a-z]+ ){0,3}(?:${ROLES})(?: (?:there|here|of [a-z]+))?, ([a-z]+(?: [a-z]+){0,2}),`,
  'g',
)
function introduced(text: string, lower: string): PersonHit[] {
  return hits(ROLE_AND_NAME, lower).flatMap(({ to, groups: [called = ''] }): PersonHit[] => {
    const from = to - 1 - called.length
    const name = text.slice(from, to - 1)
    return /^[A-Z][a-z]+(?: [A-Z][a-z]+)*$/.test(name) && !name.split(' ').some(isOfCompany)
      ? [{ from, to: to - 1, name, sureness: 3 }]
      : []
  })
}

/** 13866660000 (Lam Chi Wai) */
function behindNumbers(text: string): PersonHit[] {
  return hits(/(?:^|[^\ue000])\ue000{7,40} ?\( ?/g, text).flatMap(({ to }) => personAt(text, to, true))
}

function cuedLatin(text: string, lower: string): PersonHit[] {
  return hits(ENGLISH_CUE, lower).flatMap(({ from, to, groups: [strong = ''] }): PersonHit[] => {
    if (/[a-z]/.test(lower[from - 1] ?? '') && /[a-z]/.test(lower[from] ?? '')) return []
    return strong !== '' && /[a-z]/.test(text[to] ?? '') ? lowerPersonAt(text, to) : personAt(text, to, strong !== '')
  })
}

/** A name of one to three capitalised words at an offset; one word only where it is sure. */
function personAt(text: string, at: number, isSure: boolean): PersonHit[] {
  const first = wordAt(text, at)
  if (!first || !isCapital(first.text) || isOfCompany(first.text)) return []
  const words = moreWords(text, first, 3)
  // 'contact He Jun', but not 'call They'.
  if (isCommon(first.text) && (words.length === 1 || !isLikeName(first.text))) return []
  const last = words[words.length - 1] ?? first
  const next = text[last.to] === ' ' ? wordAt(text, last.to + 1) : undefined
  // The run goes on as a company: 'met Harbour Textiles'.
  if (next && (isOfCompany(next.text) || (isCapital(next.text) && !isCommon(next.text)))) return []
  const sureness = plausibility(
    words.map((word) => word.text.toLowerCase()),
    isSure,
  )
  return sureness ? [{ from: first.from, to: last.to, name: text.slice(first.from, last.to), sureness }] : []
}

/** 'spoke with priya at lotus spices': a name in lower case between a word for a contact and a preposition. */
function lowerPersonAt(text: string, at: number): PersonHit[] {
  const first = wordAt(text, at)
  if (!first || isCommon(first.text) || isOfCompany(first.text)) return []
  const words = moreWords(text, first, 2)
  const last = words[words.length - 1] ?? first
  const isKnown = GIVEN_NAMES.has(first.text) || words.some((word) => LATIN_SURNAMES.has(word.text))
  // In a note with capitals it would have one.
  if (!isKnown && /[A-Z]/.test(text)) return []
  if (!isKnown && !/^ ?(?:at|from|of|,|\.)/.test(text.slice(last.to))) return []
  return [{ from: first.from, to: last.to, name: text.slice(first.from, last.to), sureness: 2 }]
}

const isLikeName = (word: string) => LATIN_SURNAMES.has(word.toLowerCase()) || GIVEN_NAMES.has(word.toLowerCase())

/** How much the words look like the name of a person; 0 if they do not. */
function plausibility(words: readonly string[], isSure: boolean): 0 | 1 | 2 | 3 {
  const [first = ''] = words
  const isGiven = GIVEN_NAMES.has(first)
  const hasSurname = words.some((word) => LATIN_SURNAMES.has(word))
  if (words.length === 1) return isGiven ? (isSure ? 3 : 2) : hasSurname && isSure ? 2 : 0
  if (isGiven || hasSurname) return isSure ? 3 : 2
  return isSure ? 2 : 0
}

/** What follows a person: 'Dr Luo is in charge', 'Steven Pang of Marina Seafood', 'Chen Wei, the owner'. */
const AFTER_PERSON =
  /^(?:'s (?:number|mobile|phone|cell|tel)|,? ?(?:is|was) (?:in charge|the (?:owner|boss|manager|contact|buyer|engineer))|,? ?(?:said|says|told|called|rang|asked|phoned|wrote|emailed|wants|thinks|runs|handles|decides|mentioned)\b|,? ?\(|, (?:the|their|a|chief|general|plant|purchasing|owner|boss|manager|director|engineer|head)\b| (?:of|from|at|with) [A-Z]|[ ,:(]{1,3}(?:tel|phone|mobile|cell)?[ .:]{0,2}\ue000{7,}| ?(?:说|要|想|讲|负责|问|让|的|提))/

/** Capitalised names that stand before a word for what a person does, or before a telephone number. */
function followedLatin(text: string): PersonHit[] {
  return hits(/(?:^|[^A-Za-z])([A-Z][A-Za-z'-]+(?: [A-Z][A-Za-z'-]+){0,2})/g, text).flatMap(
    ({ to, groups: [run = ''] }): PersonHit[] => {
      const all = run.replace(/'s?$/, '').split(' ')
      const skipped = all.findIndex((word) => !isCommon(word))
      const words = skipped < 0 ? [] : all.slice(skipped)
      const from = to - run.length + all.slice(0, Math.max(0, skipped)).join(' ').length + (skipped > 0 ? 1 : 0)
      const name = words.join(' ')
      if (
        words.length === 0 ||
        words.some(
          (word, place) => isOfCompany(word) || (isCommon(word) && !(place > 0 && SYLLABLES.test(word.toLowerCase()))),
        )
      )
        return []
      if (!AFTER_PERSON.test(text.slice(from + name.length))) return []
      const sureness = plausibility(
        words.map((word) => word.toLowerCase()),
        false,
      )
      return sureness ? [{ from, to: from + name.length, name, sureness }] : []
    },
  )
}

/** Names that any reader knows for names: Sally Chow; 信达物流 Eric; GM Patrick Leung. */
function bareNames(text: string): PersonHit[] {
  return hits(/([\u4e00-\u9fff\ue000] ?)?\b([A-Z][A-Za-z'-]+(?: [A-Z][A-Za-z'-]+){0,5})/g, text).flatMap(
    ({ to, groups: [han = '', run = ''] }): PersonHit[] => {
      const all = run.split(' ')
      const skipped = all.findIndex((word) => !isCommon(word))
      const [given = '', ...others] = all.slice(Math.max(0, skipped))
      const name = [given, ...others].join(' ')
      const isName =
        GIVEN_NAMES.has(given.toLowerCase()) &&
        others.length < 3 &&
        !others.some((word) => isCommon(word) || isOfCompany(word))
      return isName && !isOfCompany(given)
        ? [{ from: to - name.length, to, name, sureness: others.length > 0 || han ? 2 : 1 }]
        : []
    },
  )
}

/** All names of people of a note, without overlaps; `text` without days and telephone numbers. */
export function peopleIn(text: string, lower: string): PersonHit[] {
  const called = [...titledHan(text), ...nicknames(text)].filter(({ name }) => /^[\u4e00-\u9fff]+$/.test(name))
  const all = [
    ...calledNames(text),
    ...wholeNames(text, called),
    ...mixedNames(text),
    ...titledMixed(text),
    ...englishAfterHan(text),
    ...titledHan(text),
    ...titledLatin(text, lower),
    ...cuedHan(text, lower),
    ...describedHan(text),
    ...nicknames(text),
    ...cuedLatin(text, lower),
    ...behindNumbers(text),
    ...introduced(text, lower),
    ...followedLatin(text),
    ...beforeNumbers(text),
    ...bareNames(text),
  ]
  const kept: PersonHit[] = []
  for (const person of [...all].sort((a, b) => b.sureness - a.sureness)) {
    if (!kept.some(({ from, to }) => person.from < to && from < person.to)) kept.push(person)
  }
  return kept.sort((a, b) => a.from - b.from)
}
