import * as v from 'valibot'
import { formatDay, momentOf } from '#base/calendar'
import { day } from '#base/wire'
import { DENIED, errorText, GONE, HttpError, refusalCode } from '#platform/http'
import { addTexts, currentLanguage, nameIn, type TextFunction, text } from '#platform/i18n'
import en from './records.en.json'
import zh from './records.zh-CN.json'

/** Texts of the room in components. */
export const useRecordTexts = addTexts(en, zh)
/** The same outside of components, e.g. in a toast that outlives its page. */
export const recordText = text as ReturnType<typeof useRecordTexts>

/** Texts of an area, typed by whatever keys it has. */
export type AreaTexts = TextFunction<never>

/**
 * A text that an area may have by rule, such as `refused.4101`; undefined if it has none, or if a value that the text
 * needs is missing.
 */
export function textByRule(t: AreaTexts, key: string, values: Record<string, unknown> = {}): string | undefined {
  const said = (t as TextFunction)(key, values)
  return said === key || said.includes('{{') ? undefined : said
}

const Data = v.fallback(v.record(v.string(), v.unknown()), {})
const Kind = v.fallback(v.pipe(v.string(), v.regex(/^\w+$/)), '')

/**
 * Values for the text in the current language: days in words, and `name` or `path` if there is `nameEn` or `pathEn`.
 */
function valuesOf(data: unknown): Record<string, unknown> {
  const language = currentLanguage()
  const inWords = (value: unknown) => {
    const read = v.safeParse(day, value)
    return read.success ? formatDay(momentOf(read.output), language) : value
  }
  const given = Object.fromEntries(Object.entries(v.parse(Data, data)).map(([key, value]) => [key, inWords(value)]))
  const inLanguage = (key: string, name: unknown) => {
    const nameEn = given[`${key}En`]
    return typeof name === 'string' && typeof nameEn === 'string' ? nameIn({ name, nameEn }, language) : name
  }
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, inLanguage(key, value)]))
}

/** Text of a refusal by rule; its plural form goes by the first number of the data. */
function refusedText(t: AreaTexts, key: string, values: Record<string, unknown>): string | undefined {
  const count = Object.values(values).find((value) => typeof value === 'number')
  return textByRule(t, key, count === undefined ? values : { ...values, count }) ?? textByRule(t, key, values)
}

/**
 * The text of a failed call: the area's `refused.<code>` (`refused.<code>_<kind>` if the data has a `kind`) with the
 * values of the data, else the app's text for the codes that all areas share (4000 to 4010), else the server's. `t`:
 * texts of the area.
 */
export function refusalText(error: unknown, t: AreaTexts): string {
  const code = refusalCode(error)
  if (code === undefined) return errorText(error, text)
  const key = `refused.${code}`
  const values = valuesOf(error instanceof HttpError ? error.data : undefined)
  const kind = v.parse(Kind, values.kind)
  const ofKind = kind === '' ? undefined : refusedText(t, `${key}_${kind}`, values)
  return ofKind ?? refusedText(t, key, values) ?? textByRule(recordText, key) ?? errorText(error, text)
}

/** What a refusal means for a page about a record: it cannot be seen, or is gone; undefined for any other failure. */
export function refusedState(error: unknown): 'denied' | 'not-found' | undefined {
  const code = refusalCode(error)
  if (code === DENIED) return 'denied'
  return code === GONE ? 'not-found' : undefined
}
