import {
  type Day,
  formatDay,
  formatMoment,
  formatMonth,
  formatNearDay,
  fromField,
  momentOf,
  timeOfDay,
} from '#base/calendar'
import type { Language } from '#base/config'
import {
  formatDistance,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
  formatShort,
  formatSigned,
  formatVolume,
} from '#base/quantities'
import type { Named } from '#base/wire'
import { codeText, listIn, nameIn, textIn, useLanguage, useTextsOf } from '#platform/i18n'
import { usePage, usePageNavigation } from '#platform/navigation'

/** A formatter; an undefined value stays undefined. */
interface Format<T, More extends unknown[] = []> {
  (value: T, ...more: More): string
  (value: T | undefined, ...more: More): string | undefined
}

function format<T, More extends unknown[] = []>(words: (value: T, ...more: More) => string): Format<T, More> {
  const said = (value: T | undefined, ...more: More) => (value === undefined ? undefined : words(value, ...more))
  return said as Format<T, More>
}

/** A text in the form that readers of the current language use. */
interface Text {
  (own: string, english: string | undefined): string
  (own: string | undefined, english: string | undefined): string | undefined
}

const dateOf = (day: Day | Date) => (typeof day === 'string' ? momentOf(day) : day)

function formatsIn(language: Language) {
  return {
    language,
    name: format((named: Named) => nameIn(named, language)),
    /** The English text where there is one, for an English reader. */
    text: ((own: string | undefined, english: string | undefined) => textIn(own, english, language)) as Text,
    list: (words: readonly string[]) => listIn(words, language),
    /** What is known, in one line: `Li Wei · 20 Nov`. */
    line: (...known: readonly (string | false | undefined)[]) => known.filter(Boolean).join(' · '),
    /** In full: `12,400`; `digits` decimal places at most, 2 by default. */
    number: format((value: number, digits?: number) => formatNumber(value, language, digits)),
    /** `4.20 M` */
    short: format((value: number) => formatShort(value, language)),
    /** The unit of money without its sign: `CNY` · `元`. */
    currency: language === 'zh-CN' ? '元' : 'CNY',
    /** CNY: `¥4.20 M`, in full `¥4,200,000.00`. */
    money: format((value: number, full?: boolean) => formatMoney(value, language, full)),
    /** The price of a unit, without that: `3.60`, `3.4275`. */
    price: format(formatPrice),
    /** `4.20 M m³/y` */
    volume: format((value: number) => formatVolume(value, language)),
    percent: format((share: number, digits?: number) => formatPercent(share, language, digits)),
    /** A change of a figure: `+349,991`. */
    signed: format((value: number) => formatSigned(value, (size) => formatNumber(size, language))),
    /** A change of a share: `+5.5%`, `−4%`. */
    change: format((share: number) => formatSigned(share, (size) => formatPercent(size, language, 1))),
    day: format((day: Day | Date) => formatDay(dateOf(day), language)),
    nearDay: format((day: Day | Date) => formatNearDay(dateOf(day), language)),
    moment: format((at: Date) => formatMoment(at, language)),
    time: format((at: Date) => timeOfDay(at, language)),
    /** A month as on the wire, `2026-11`; what is none stays as it is. */
    month: format((month: string) => {
      const first = fromField(`${month}-01`)
      return first ? formatMonth(first, language) : month
    }),
    /** Metres: `350 m`, `1.2 km`. */
    distance: format(formatDistance),
  }
}
/** One object for each language, because every row of a list needs it. */
const formats = new Map<Language, Formats>()

export type Formats = ReturnType<typeof formatsIn>

/** Names, figures and days in the format of the current language; undefined values stay undefined. */
export function useFormats(): Formats {
  const language = useLanguage()
  const known = formats.get(language) ?? formatsIn(language)
  formats.set(language, known)
  return known
}

interface CodeText {
  (group: string, code: string): string
  (group: string, code: string | undefined): string | undefined
}

/** Text of a code, the area's `<group>.<code>`; a code unknown to the app is shown as it is. */
export function useCodeText(): CodeText {
  const t = useTextsOf(usePage().plugin)
  const said = (group: string, code: string | undefined) => (code === undefined ? code : codeText(t, group, code))
  return said as CodeText
}

/**
 * What most components of a page need beside their texts: formats `say`, texts of codes `word`, and the navigation
 * `page`. A row of a list calls only those that it needs.
 */
export function usePageTools() {
  return { say: useFormats(), word: useCodeText(), page: usePageNavigation() }
}
