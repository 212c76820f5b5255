import { asDay, type Day, days, startOfWeek } from '#base/calendar'
import { type Hit, hits, tail } from './hits'
import { parseHan, WORDS } from './numerals'
import { LATER } from './polarity'
import type { Reading } from './reading'
import { confidenceOf, settle } from './settle'
import { misspelt } from './spelling'
import type { Found } from './types'

/** A day that the note names. */
export interface DateHit {
  readonly from: number
  readonly to: number
  readonly day: Day
  readonly confidence: number
}

/** 'tomorrow', '12月10日' name one day; 'mid-December', 下周 stand for one by rule. */
const [NAMED, BY_RULE] = [0.95, 0.8]
const WEEK = 7
const MONTHS = 12
const HALF_MONTH = 15
const QUARTER = 3

const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const WEEKDAY_NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const WEEKDAY = '(sunday|monday|tuesday|tues|tue|wednesday|weds|wed|thursday|thurs|thur|thu|friday|saturday)'
/** Short names that are also words or names: only after a word that expects a day. */
const SHORT_WEEKDAY = '(mon|fri|sat|sun)'
const HAN_WEEKDAYS = '日一二三四五六'
const N = '(\\d{1,3}|[一二两三四五六七八九十]{1,3}|半)'
const WORD_N = '(\\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|a couple of|a few)'
const WORD_NUMBERS: Readonly<Record<string, number>> = { ...WORDS, a: 1, an: 1, 'a couple of': 2 }
const ORDINAL = '(?:st|nd|rd|th)'
const TEENS =
  'tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth'
const UNITS = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth'
/** Days of a month in words: 'the twenty-first of December'. */
const ORDINAL_WORD = `((?:(?:twenty|thirty)[- ])?(?:${UNITS})|${TEENS})`

type Found1 = Day | undefined

const two = (number: number) => String(number).padStart(2, '0')
const dayOf = (year: number, month: number, date: number): Found1 => asDay(`${year}-${two(month)}-${two(date)}`)
const yearOf = (day: Day) => Number(day.slice(0, 4))
const monthOf = (day: Day) => Number(day.slice(5, 7))
const firstOf = (day: Day) => `${day.slice(0, 8)}01` as Day
const numberOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : (WORD_NUMBERS[text] ?? parseHan(text)))

/** The day of a year-less date that is nearest to today. */
function nearest(today: Day, ofYear: (year: number) => Found1): Found1 {
  let best: Found1
  for (const more of [-1, 0, 1]) {
    const day = ofYear(yearOf(today) + more)
    if (day && (!best || Math.abs(days.between(today, day)) < Math.abs(days.between(today, best)))) best = day
  }
  return best
}

/** 明年 is 1, 今年 0, 去年 -1; undefined where no year is said. */
function yearSaid(text: string, today: Day): number | undefined {
  const offsets: Readonly<Record<string, number>> = { 明年: 1, 来年: 1, 今年: 0, 去年: -1, 后年: 2 }
  const offset = offsets[text]
  if (offset !== undefined) return yearOf(today) + offset
  return /^20\d\d/.test(text) ? Number(text.slice(0, 4)) : undefined
}

function dated(today: Day, year: string, month: number, date: number): Found1 {
  const said = yearSaid(year, today)
  return said === undefined ? nearest(today, (one) => dayOf(one, month, date)) : dayOf(said, month, date)
}

const monthNumber = (name: string) => MONTH_NAMES.indexOf(name.slice(0, 3)) + 1

/** The next day of the month with this number, today included. */
function dayOfMonth(today: Day, date: number): Found1 {
  for (let ahead = 0; ahead < 3; ahead++) {
    const first = days.addMonths(firstOf(today), ahead)
    const day = dayOf(yearOf(first), monthOf(first), date)
    if (day && day >= today) return day
  }
  return undefined
}

function weekdayOf(today: Day, weekday: number, weeks: number | undefined): Day {
  const inWeek = (monday: Day) => days.add(monday, (weekday + 6) % WEEK)
  if (weeks !== undefined) return inWeek(days.add(startOfWeek(today), weeks * WEEK))
  const thisWeek = inWeek(startOfWeek(today))
  return thisWeek >= today ? thisWeek : days.add(thisWeek, WEEK)
}

const WEEK_WORDS: Readonly<Record<string, number>> = {
  next: 1,
  last: -1,
  past: -1,
  this: 0,
  上上: -2,
  上: -1,
  这: 0,
  本: 0,
  下: 1,
  下下: 2,
}
const weeksSaid = (word: string) => WEEK_WORDS[word.replace(/个$/, '')]

/** Start, middle or end of a month. */
function partOfMonth(first: Day, part: string): Day {
  if (/底|末|下旬|end|late/.test(part)) return days.monthEnd(first)
  return /中|mid/.test(part) ? days.add(first, HALF_MONTH - 1) : first
}

function partOfNamedMonth(today: Day, year: string, month: number, part: string): Found1 {
  const first = dated(today, year, month, 1)
  if (!first || yearSaid(year, today) !== undefined) return first && partOfMonth(first, part)
  return nearest(today, (one) => {
    const start = dayOf(one, month, 1)
    return start && partOfMonth(start, part)
  })
}

/** The part of this month, or of the next one where it is over. */
function partOfThisMonth(today: Day, part: string): Day {
  const day = partOfMonth(firstOf(today), part)
  return day >= today ? day : partOfMonth(days.addMonths(firstOf(today), 1), part)
}

/** The last day of the quarter or half-year; without a year the first that is not over. */
function periodEnd(today: Day, year: number | undefined, lastMonth: number): Found1 {
  const endIn = (one: number) => {
    const first = dayOf(one, lastMonth, 1)
    return first && days.monthEnd(first)
  }
  if (year !== undefined) return endIn(year)
  const end = endIn(yearOf(today))
  return end && end >= today ? end : endIn(yearOf(today) + 1)
}

function later(today: Day, count: string, unit: string, sign: number): Found1 {
  if (count === '半') return /月/.test(unit) ? days.add(today, sign * HALF_MONTH) : undefined
  const n = numberOf(count)
  if (n === undefined) return undefined
  if (/月|month/.test(unit)) return days.addMonths(today, sign * n)
  if (/fortnight/.test(unit)) return days.add(today, sign * n * 2 * WEEK)
  return days.add(today, sign * n * (/周|星期|礼拜|week/.test(unit) ? WEEK : 1))
}

/** 'third' is 3, 'twenty-first' 21. */
function ordinalOf(text: string): number {
  const [last = '', tens = ''] = text.split(/[- ]/).reverse()
  const units = UNITS.split('|').indexOf(last) + 1
  if (units > 0) return (WORDS[tens] ?? 0) + units
  const at = TEENS.split('|').indexOf(last)
  return last === 'thirtieth' ? 30 : at < 0 ? 0 : at + 10
}
const quarterOf = (text: string) => ordinalOf(text) || (numberOf(text) ?? 0)

/** A form of date: its pattern, over lower case, and the day that it names. */
interface Rule {
  readonly pattern: RegExp
  readonly confidence: number
  readonly day: (groups: readonly string[], today: Day) => Found1
}

const RELATIVE: Readonly<Record<string, number>> = {
  大前天: -3,
  前天: -2,
  前晚: -2,
  昨天: -1,
  昨日: -1,
  昨晚: -1,
  昨儿: -1,
  今天: 0,
  今日: 0,
  今早: 0,
  今晚: 0,
  今儿: 0,
  明后天: 1,
  明后两天: 1,
  明天: 1,
  明日: 1,
  明早: 1,
  明晚: 1,
  明儿: 1,
  后天: 2,
  大后天: 3,
  'day after tomorrow': 2,
  'day before yesterday': -2,
  yesterday: -1,
  'last night': -1,
  today: 0,
  tonight: 0,
  'this morning': 0,
  'this afternoon': 0,
  'this evening': 0,
  'this noon': 0,
  tomorrow: 1,
  tmr: 1,
  tmrw: 1,
  tmw: 1,
}
const relative = Object.keys(RELATIVE)
  .sort((a, b) => b.length - a.length)
  .join('|')

/** What a machine is called before its noun: 2号燃气锅炉, 3号生产线. */
const KIND = '(?:燃[气煤油]|蒸汽|天然气|热水|生物质|导热油|低氮|余热|生产|加工|循环|冷却|螺杆|离心|辊道|隧道|主)'
const MACHINE =
  '(?:[锅炉机线楼厂车窑门仓库桩地院馆店路铺泵罐塔]|公路|空压|空气压|压缩|变压|变电|配电|制冷|冷水|热泵|产线)'
/** Behind 3号 these make it a name or a number: 3号锅炉; 1号、2号锅炉. */
const NO_DAY = `(?!(?:\\s?[、,和与及跟到至-]\\s?\\d+\\s?号)*${KIND}*${MACHINE})`
/** 25、26号: of several days in a row the first is the next step. */
const TO = '(?:\\s?[、和至到~-]\\s?\\d{1,2})'
/** Behind 12月3 these make it a number of something: 12月3台锅炉, 1月份2MW. */
const NO_NUMBER =
  '(?!\\s?[\\d一二三四五六七八九十月个万亿千百台套座条组吨兆]|\\s?(?:立方|方(?!案)|度|瓦|[kmg]w|t\\b|m3|m³|rt\\b))'

/** Forms of dates; the first that matches a place wins. */
const RULES: readonly Rule[] = [
  {
    // 前 and 后 of another word: 目前天然气, 投产后天然气, 然后天河区.
    pattern: new RegExp(`([目之以年]前天|[然以之今此往先最年节]后天|[前后]天(?=然(?!后|而)))|(${relative})`, 'g'),
    confidence: NAMED,
    day: ([part = '', word = ''], today) => (part ? undefined : days.add(today, RELATIVE[word] ?? 0)),
  },
  {
    pattern: /(20\d\d)\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})[日号]?(?!\d)/g,
    confidence: NAMED,
    day: ([year, month, date]) => dayOf(Number(year), Number(month), Number(date)),
  },
  {
    pattern: new RegExp(
      `(?:(明年|来年|今年|去年|后年|20\\d\\d年)的?)?${N}\\s?月(?:份的?)?\\s?${N}(?:\\s?[日号]?${TO}\\s?[日号]|\\s?[日号]|${NO_NUMBER})`,
      'g',
    ),
    confidence: NAMED,
    day: ([year = '', month = '', date = ''], today) => dated(today, year, numberOf(month) ?? 0, numberOf(date) ?? 0),
  },
  {
    pattern: new RegExp(`(?:(明年|来年|今年|去年|20\\d\\d年)的?)?${N}月(?:份的?)?(初|上旬|中旬?|下旬|底|末)`, 'g'),
    confidence: BY_RULE,
    day: ([year = '', month = '', part = ''], today) => partOfNamedMonth(today, year, numberOf(month) ?? 0, part),
  },
  {
    pattern: new RegExp(
      `\\b(?:the )?(\\d{1,2})${ORDINAL}?(?:(?: ?- ?| to )\\d{1,2}${ORDINAL}?)?(?: of)?[ -]${MONTH}(?:,? (20\\d\\d|next year))?(?![a-z])`,
      'g',
    ),
    confidence: NAMED,
    day: ([date, month = '', year = ''], today) => dated(today, nextYear(year), monthNumber(month), Number(date)),
  },
  {
    pattern: new RegExp(
      `\\b${MONTH} (?:the )?(\\d{1,2})${ORDINAL}?(?:,? (20\\d\\d|next year))?(?![a-z\\d]|[.,]\\d| ?(?:kw|mw|t\\b|m3|m³))`,
      'g',
    ),
    confidence: NAMED,
    day: ([month = '', date, year = ''], today) => dated(today, nextYear(year), monthNumber(month), Number(date)),
  },
  {
    pattern: new RegExp(
      `\\b(early|mid(?:dle of)?|beginning of|start of|late|end of)[ -]+(?:in )?${MONTH}(?:,? (20\\d\\d|next year))?(?![a-z])`,
      'g',
    ),
    confidence: BY_RULE,
    day: ([part = '', month = '', year = ''], today) =>
      partOfNamedMonth(today, nextYear(year), monthNumber(month), part),
  },
  {
    pattern:
      /(?:(明年|来年|今年|去年|20\d\d年)的?)?(?:第([一二三四1-4])季度?|([一二三四1-4])季度)|(?:(明年|来年|今年|去年|20\d\d年)的?)?\bq([1-4])\b(?:(?: of)? (20\d\d|next year))?/g,
    confidence: BY_RULE,
    day: ([year = '', ordinal = '', han = '', before = '', latin = '', after = ''], today) =>
      periodEnd(
        today,
        yearSaid(year || before || nextYear(after), today),
        quarterOf(ordinal || han || latin) * QUARTER,
      ),
  },
  {
    pattern: /\b(first|second|third|fourth|1st|2nd|3rd|4th) quarter(?: of)?(?: (20\d\d|next year))?/g,
    confidence: BY_RULE,
    day: ([name = '', year = ''], today) =>
      periodEnd(
        today,
        yearSaid(nextYear(year), today),
        quarterOf(name.replace(/\D{2}$/, (end) => (/\d/.test(name) ? '' : end))) * QUARTER,
      ),
  },
  {
    pattern: /(?:(明年|来年|今年|去年|20\d\d年)的?)?(上|下)半年/g,
    confidence: BY_RULE,
    day: ([year = '', half], today) => periodEnd(today, yearSaid(year, today), half === '上' ? 6 : 12),
  },
  {
    pattern:
      /(?:(明年|今年|来年|去年|后年|20\d\d年)的?(?:年?[底末]|岁末)|年底|年末|岁末)|\b(?:the )?(?:year[- ]end|end of (?:(?:the |this )?year|(next year|20\d\d)))\b/g,
    confidence: BY_RULE,
    day: ([year = '', english = ''], today) => periodEnd(today, yearSaid(year || nextYear(english), today), 12),
  },
  {
    pattern: /(明年|来年)的?(?:年初|初)|\b(early|beginning of|start of) next year\b/g,
    confidence: BY_RULE,
    day: (_, today) => dayOf(yearOf(today) + 1, 1, 1),
  },
  {
    pattern: new RegExp(
      `(?:(本|这个?|当|下下个?|下个?|次)\\s?月\\s?)?${N}(?:\\s?[、和至到~-]\\s?(\\d{1,2}))?\\s?[号日]${NO_DAY}`,
      'g',
    ),
    confidence: NAMED,
    day: ([month = '', date = '', last = ''], today) => {
      const [first, end] = [date, last].map((each) => dayInMonth(today, month, numberOf(each) ?? 0))
      // 20到25号 on the 22nd: it has begun.
      return first && end && last !== '' && end < first ? end : first
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:on|by|before|until|till|due) )?the (\\d{1,2})${ORDINAL}\\b(?: of (next|this) month)?(?! (?:floor|time|phase|line|boiler|quarter|hall|building|street|kiln|of (?:the|a|each|every)\\b))`,
      'g',
    ),
    confidence: NAMED,
    day: ([date, month = ''], today) => dayInMonth(today, month === 'next' ? '下' : '', Number(date)),
  },
  {
    pattern: new RegExp(`\\b(?:the )?${ORDINAL_WORD} (?:of )?${MONTH}(?:,? (20\\d\\d|next year))?(?![a-z])`, 'g'),
    confidence: NAMED,
    day: ([date = '', month = '', year = ''], today) =>
      dated(today, nextYear(year), monthNumber(month), ordinalOf(date)),
  },
  {
    pattern: new RegExp(`\\b${MONTH} (?:the )?${ORDINAL_WORD}\\b`, 'g'),
    confidence: NAMED,
    day: ([month = '', date = ''], today) => dated(today, '', monthNumber(month), ordinalOf(date)),
  },
  {
    pattern: new RegExp(
      `\\b(?:on|by|before|until|till|due) the ${ORDINAL_WORD}\\b(?: of (next|this) month|(?! [a-z]))`,
      'g',
    ),
    confidence: NAMED,
    day: ([date = '', month = ''], today) => dayInMonth(today, month === 'next' ? '下' : '', ordinalOf(date)),
  },
  {
    pattern: new RegExp(`\\b(?:on|by|before|until|till) (\\d{1,2})${ORDINAL}\\b(?! (?:floor|street))`, 'g'),
    confidence: NAMED,
    day: ([date], today) => dayOfMonth(today, Number(date)),
  },
  {
    pattern: new RegExp(
      `(上上个?|下下个?|上个?|下个?|这个?|本)?\\s?(?:周|星期|礼拜)\\s?([${HAN_WEEKDAYS}1-6]|天(?!然(?!后|而)|数))`,
      'g',
    ),
    confidence: NAMED,
    day: ([week = '', name = ''], today) => weekdayOf(today, hanWeekday(name), weeksSaid(week)),
  },
  {
    pattern: new RegExp(`\\b(?:(next|last|past|this|coming) (?:week )?)?${WEEKDAY}\\b(?: (next) week)?`, 'g'),
    confidence: NAMED,
    day: ([before = '', name = '', after = ''], today) =>
      weekdayOf(today, englishWeekday(name), weeksSaid(before || after)),
  },
  {
    pattern: new RegExp(`\\b(?:(next|last|this)|on|by|before|until|till|due|come|coming) ${SHORT_WEEKDAY}\\b`, 'g'),
    confidence: NAMED,
    day: ([week = '', name = ''], today) => weekdayOf(today, englishWeekday(name), weeksSaid(week)),
  },
  {
    pattern: /(下下个?|下个?|上个?|这个?|本)?(?:周末|週末)|\b(?:(next|last|this|the) )?weekend\b/g,
    confidence: BY_RULE,
    day: ([week = '', english = ''], today) => weekdayOf(today, 6, weeksSaid(week || english)),
  },
  {
    pattern:
      /(上上个?|下下个?|上个?|下个?)(?:周|星期|礼拜)(?:初|内|之内|里)?|\b(?:(?:early|some ?time|later) )?(next|last) week\b|\bthe week after (next)\b/g,
    confidence: BY_RULE,
    day: ([han = '', english = '', after = ''], today) =>
      days.add(startOfWeek(today), (after ? 2 : (weeksSaid(han || english) ?? 0)) * WEEK),
  },
  {
    pattern: new RegExp(
      `(?:过)?${N}(个?月|天|日|个?星期|周|个?礼拜)(?:之|以)?[后内]|(?:过)${N}(天|周|个星期|个礼拜|个月)`,
      'g',
    ),
    confidence: NAMED,
    day: ([n = '', unit = '', passed = '', passedUnit = ''], today) => later(today, n || passed, unit || passedUnit, 1),
  },
  {
    pattern: new RegExp(`${N}(个月|天|日|个?星期|周|个?礼拜)(?:之|以)?前(?![给来])`, 'g'),
    confidence: NAMED,
    day: ([n = '', unit = ''], today) => later(today, n, unit, -1),
  },
  {
    pattern: new RegExp(
      `\\b(?:in|within|after)(?: about| around)? (?:the next )?${WORD_N} (day|week|month|fortnight)s?(?:'s?)?(?: time)?\\b(?! (?:per|a) )`,
      'g',
    ),
    confidence: NAMED,
    day: ([n = '', unit = ''], today) => later(today, n, unit, 1),
  },
  {
    pattern: new RegExp(`\\b${WORD_N} (day|week|month|fortnight)s? (later|from (?:now|today)|ago)\\b`, 'g'),
    confidence: NAMED,
    day: ([n = '', unit = '', way], today) => later(today, n, unit, way === 'ago' ? -1 : 1),
  },
  {
    pattern:
      /(下下个?|下个?|次|上个?)月(初|上旬|中旬?|下旬|底|末)?|\b(?:(end of|early|late|mid(?:dle of)?|beginning of|start of) )?(next|last) month\b/g,
    confidence: BY_RULE,
    day: ([han = '', part = '', englishPart = '', english = ''], today) =>
      partOfMonth(days.addMonths(firstOf(today), monthsSaid(han, english)), part || englishPart),
  },
  {
    pattern:
      /(?:本|这个?|当)?月(底|末|中旬?|初|下旬|上旬)|\b(?:the )?(end of|middle of|beginning of|start of) (?:the|this) month\b|\b(month[- ]end|mid[- ]month)\b/g,
    confidence: BY_RULE,
    day: ([han = '', english = '', short = ''], today) => partOfThisMonth(today, han || english || short),
  },
  {
    // 24/7 is always, 2/3可用 a part.
    pattern:
      /(?:^|[^\d/.])(?!24\/7)(?![1-4]\/[2-5](?:可|的|以上|左右|多|能|空|闲|都| is| are))(\d{1,2})\/(\d{1,2})(?![\d/]| of|月)/g,
    confidence: BY_RULE,
    day: ([first, second], today) => {
      const [a, b] = [Number(first), Number(second)]
      return a > MONTHS ? dated(today, '', b, a) : dated(today, '', a, b)
    },
  },
]

const nextYear = (text: string) => (text.trim() === 'next year' || text.trim() === 'next' ? '明年' : text.trim())
const hanWeekday = (name: string) => Math.max(0, /\d/.test(name) ? Number(name) : HAN_WEEKDAYS.indexOf(name))
const englishWeekday = (name: string) => WEEKDAY_NAMES.findIndex((one) => one.startsWith(name.slice(0, 3)))

function monthsSaid(han: string, english: string): number {
  if (han.startsWith('下下')) return 2
  return han.startsWith('上') || english === 'last' ? -1 : 1
}

function dayInMonth(today: Day, month: string, date: number): Found1 {
  if (month === '') return dayOfMonth(today, date)
  const first = days.addMonths(firstOf(today), /^[下次]/.test(month) ? monthsSaid(month, '') : 0)
  return dayOf(yearOf(first), monthOf(first), date)
}

/** Every Monday, one week: no day. */
const NO_DATE_BEFORE = /(?:every|each|per|每个?|[^下上]一|两|[^第]\d)\s?$/
const WORDS_TO_SPELL = [...WEEKDAY_NAMES, 'yesterday', 'tomorrow']

/** 'come on wensday', 'yestreday'. */
function misspeltDays(lower: string, today: Day, text: string): DateHit[] {
  return hits(/(?:\b(next|last|this) )?\b([a-z]{4,})/g, lower).flatMap(
    ({ from, to, groups: [week = '', word = ''] }): DateHit[] => {
      const right = misspelt(word, WORDS_TO_SPELL)
      // A name: Sunway Electronics.
      if (right === undefined || /^[A-Z][a-z]+ [A-Z]/.test(text.slice(to - word.length))) return []
      const offset = RELATIVE[right]
      const day =
        offset === undefined ? weekdayOf(today, englishWeekday(right), weeksSaid(week)) : days.add(today, offset)
      return [{ from, to, day, confidence: BY_RULE }]
    },
  )
}

const IS_WEEKDAY = /^(?:周|星期|礼拜|(?:(?:on|by|before) )?(?:mon|tue|wed|thu|fri|sat|sun))/
const IS_DATE = /[号日月]|\d/

/** 'Wed 2 Dec', 12月9号周三: the day of the week only says again which day the date beside it is. */
function isOfDate(lower: string, { from, to }: DateHit, before: DateHit | undefined, after: DateHit | undefined) {
  const isDate = (one: DateHit) =>
    IS_DATE.test(lower.slice(one.from, one.to)) && !IS_WEEKDAY.test(lower.slice(one.from))
  const isBeside = (between: string) => /^[\s,，(（]{0,2}$/.test(between)
  return (
    IS_WEEKDAY.test(lower.slice(from, to)) &&
    ((before !== undefined && isDate(before) && isBeside(lower.slice(before.to, from))) ||
      (after !== undefined && isDate(after) && isBeside(lower.slice(to, after.from))))
  )
}

/** All days that a note names, also past ones, in their order; `text` has its capitals. */
export function datesIn(lower: string, today: Day, text = lower): DateHit[] {
  const found: DateHit[] = []
  const taken = new Uint8Array(lower.length)
  for (const { pattern, confidence, day } of RULES) {
    for (const hit of hits(pattern, lower)) {
      const from = startOf(hit)
      if (taken.subarray(from, hit.to).includes(1) || isRepeated(lower, hit)) continue
      const named = day(hit.groups, today)
      if (!named) continue
      taken.fill(1, from, hit.to)
      found.push({ from, to: hit.to, day: named, confidence })
    }
  }
  const misspelt = misspeltDays(lower, today, text).filter(({ from, to }) => !taken.subarray(from, to).includes(1))
  const all = [...found, ...misspelt].sort((a, b) => a.from - b.from)
  return all.filter((one, at) => !isOfDate(lower, one, all[at - 1], all[at + 1]))
}

/** 12/3 needs a sign before it that is no digit, which is not a part of the day. */
const startOf = ({ from, text }: Hit) => from + (/^[^\da-z]\d{1,2}\//.test(text) ? 1 : 0)

/** 每月5号、20号 */
const EVERY_MONTH = /每个?月[\d号、,和及\s]*$/
/** 面积的1/3 */
const PART_OF = /(?:占|约|屋顶|面积|屋面|厂房)的?\s?$/

function isRepeated(lower: string, hit: Hit): boolean {
  const { from, text } = hit
  // 工业园路8号
  if (/^[\d一二三四五六七八九十]+号$/.test(text) && /[路街道巷里栋第座]$/.test(tail(lower, from))) return true
  if (/号$/.test(text) && EVERY_MONTH.test(tail(lower, from))) return true
  if (/^\D?[1-4]\/[2-5]$/.test(text) && PART_OF.test(tail(lower, startOf(hit)))) return true
  return /^(?:周|星期|礼拜|mon|tue|wed|thu|fri|sat|sun)/.test(text) && NO_DATE_BEFORE.test(tail(lower, from))
}

/** A day that was meant before, and how far before its correction. Characters */
const AT_FIRST = /原定|原计划|本来|原来|\b(?:originally|at first|initially)\b/
const PLANNED = 40
const SETTLED = /^(?:又|还是)?(?:定|改|约|挪)/

/** The next step: the earliest day after today, else today, else the latest past. */
export function dateOf(reading: Reading, found: readonly DateHit[]): Found<string> | undefined {
  const today = reading.today
  // 周三去看，最后周五签合同: both days are meant. 原定周三，最后定在周五: one is.
  const corrections = reading.corrections.filter(
    ([from, to]) =>
      !LATER.test(reading.lower.slice(from, to)) ||
      AT_FIRST.test(reading.lower.slice(Math.max(0, from - PLANNED), from)) ||
      SETTLED.test(reading.lower.slice(to)),
  )
  const left = [...settle({ ...reading, corrections }, found)].sort((a, b) => (a.day < b.day ? -1 : 1))
  const chosen = left.find(({ day }) => day > today) ?? left.find(({ day }) => day === today) ?? left[left.length - 1]
  if (!chosen) return undefined
  const spans = found.filter(({ day }) => day === chosen.day).map(({ from, to }) => [from, to] as const)
  return { value: chosen.day, confidence: confidenceOf(chosen.confidence, chosen), spans }
}
