import i18next from 'i18next'

/**
 * Looks up a text by key and fills its `{{name}}` placeholders from `values`; `count` selects the plural form. An
 * unknown key is returned unchanged. `Key`: the known keys; any string if they are not known.
 */
export type TextFunction<Key extends string = string> = (key: Key, values?: Record<string, unknown>) => string

/** A placeholder in a text. */
const PLACE = /\{\{\s*(\w+)\s*\}\}/g
/** Options that only i18next itself handles. */
const CHOOSING = ['context', 'ordinal', 'defaultValue', 'lng', 'ns']
/** Plural form of a whole number. i18next uses `Intl`, whose first call is slow. */
const FORMS: Readonly<Record<string, (count: number) => string>> = {
  en: (count) => (count === 1 ? 'one' : 'other'),
  'zh-CN': () => 'other',
}

/**
 * Cache by language and namespace: a lookup in i18next takes half a millisecond on a slow phone, and a row has ten
 * texts.
 */
let functions = new Map<string, TextFunction>()
let templates = new Map<string, string>()

/** Clears the cache after texts were added; the new functions also make memoised components re-render. */
export function forgetTexts(): void {
  functions = new Map()
  templates = new Map()
}

/** The raw text in the language, else in English; undefined if i18next has to search further. */
function find(language: string, namespace: string, key: string, count: number | undefined): string | undefined {
  if (!i18next.isInitialized) return undefined
  for (const each of [language, 'en']) {
    const form = count === undefined ? key : `${key}_${FORMS[each]?.(count)}`
    const written: unknown = i18next.getResource(each, namespace, form)
    if (typeof written === 'string') return written
  }
  return undefined
}

const isWhole = (count: unknown): count is number => typeof count === 'number' && Number.isInteger(count) && count >= 0

/** Lookup function for a namespace in a language; the same function until texts are added. */
export function textsOf(language: string, namespace: string): TextFunction {
  const name = `${language}/${namespace}`
  const known = functions.get(name)
  if (known) return known
  const made: TextFunction = (key, values) => {
    const full = () => i18next.t(key, { ...values, lng: language, ns: namespace })
    if (values && CHOOSING.some((option) => option in values)) return full()
    const count = values?.count
    if (count !== undefined && !isWhole(count)) return full()
    const place = `${name}/${key}${count === undefined ? '' : count === 1 ? '_one' : '_other'}`
    const template = templates.get(place) ?? find(language, namespace, key, count)
    if (template === undefined) return full()
    templates.set(place, template)
    if (template.includes('$t(')) return full()
    if (!template.includes('{{')) return template
    const given = values ?? {}
    const filled = template.replace(PLACE, (whole, field: string) => {
      const value = given[field]
      return typeof value === 'string' || typeof value === 'number' ? String(value) : whole
    })
    // A value is missing or needs formatting by i18next.
    return filled.includes('{{') ? full() : filled
  }
  functions.set(name, made)
  return made
}
