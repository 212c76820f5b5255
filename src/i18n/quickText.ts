import i18next from 'i18next'

/**
 * Gives a text by its key, with `{{name}}`s filled from `values`; `count` chooses the form of a plural. A key that does not
 * exist is returned as it is. `Key` names the keys that exist; a function of any key where they are not known.
 */
export type TextFunction<Key extends string = string> = (key: Key, values?: Record<string, unknown>) => string

/** What stands between the words of a text: a name in braces. */
const PLACE = /\{\{\s*(\w+)\s*\}\}/g
/** Texts that i18next has to choose or put together: by context, from others. */
const CHOOSING = ['context', 'ordinal', 'defaultValue', 'lng', 'ns']
/** The form of a text for a number, where that is simple: `Intl`, which i18next asks, is slow at its first use. */
const FORMS: Readonly<Record<string, (count: number) => string>> = {
  en: (count) => (count === 1 ? 'one' : 'other'),
  'zh-CN': () => 'other',
}

/** By language and namespace: finding a text in i18next takes a slow phone half a millisecond, and a row has ten. */
let functions = new Map<string, TextFunction>()
let templates = new Map<string, string>()

/** Other words came: what was found before may be found elsewhere now, and whoever is handed a function draws anew. */
export function forgetTexts(): void {
  functions = new Map()
  templates = new Map()
}

/** A text as it is written, English where the language lacks it; undefined for what i18next has to look for. */
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

/** The texts of a namespace in a language; the same function each time. */
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
    // A value is missing, or is none that is written as it is.
    return filled.includes('{{') ? full() : filled
  }
  functions.set(name, made)
  return made
}
