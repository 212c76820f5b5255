import type { Language } from '#base/config'
import { FALLBACK, textsAdded, writtenText } from './resources'

/**
 * Looks up a text by key and fills its `{{name}}` placeholders from `values`; `count` selects the plural form. An
 * unknown key is returned unchanged. `Key`: the typed keys; any string if they are not typed.
 */
export type TextFunction<Key extends string = string> = (key: Key, values?: Record<string, unknown>) => string

/** A placeholder in a text. */
const PLACE = /\{\{\s*(\w+)\s*\}\}/g
/** Plural form of a number (CLDR), without `Intl`, whose first use is slow on a phone. */
const FORMS: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => (Math.abs(count) === 1 ? 'one' : 'other'),
  'zh-CN': () => 'other',
}

/** Lookups by language and namespace: a row has ten texts. */
let functions = new Map<string, TextFunction>()
/** Value of `textsAdded()` that `functions` were created for. */
let known = 0

/**
 * Keys by which a text may be written, best first: its plural form (`_zero` for none, if there is such), then itself.
 */
function formsOf(key: string, language: Language, count: unknown): readonly string[] {
  if (typeof count !== 'number') return [key]
  return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${FORMS[language](count)}`, key]
}

function templateOf(language: Language, namespace: string, key: string, count: unknown): string | undefined {
  for (const each of [language, FALLBACK]) {
    for (const form of formsOf(key, each, count)) {
      const written = writtenText(each, namespace, form)
      if (written !== undefined) return written
    }
  }
  return undefined
}

/** Fills the placeholders of a text; one without a value stays, so that it is noticed. */
function fill(template: string, values: Record<string, unknown> = {}): string {
  return template.replace(PLACE, (place, name: string) => {
    const value = values[name]
    return value === undefined ? place : String(value ?? '')
  })
}

/** Lookup function for a namespace in a language; another one once texts were added, so that memoised parts render. */
export function textsOf(language: Language, namespace: string): TextFunction {
  if (known !== textsAdded()) functions = new Map()
  known = textsAdded()
  const name = `${language}/${namespace}`
  const found = functions.get(name)
  if (found) return found
  const templates = new Map<string, string>()
  const made: TextFunction = (key, values) => {
    const count = values?.count
    const place = count === undefined ? key : `${key} ${count}`
    const template = templates.get(place) ?? templateOf(language, namespace, key, count)
    if (template === undefined) return key
    templates.set(place, template)
    return fill(template, values)
  }
  functions.set(name, made)
  return made
}
