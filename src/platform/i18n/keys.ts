import type { Language } from '#base/config'
import type { Coded, Named } from '#base/wire'
import type { TextFunction } from './lookUp'

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** `late_one` and `late_other` are looked up as `late` with a `count`. */
type WithoutForm<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K

type PathOf<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathOf<T[K]>}` }[keyof T & string]

/**
 * Union of the keys in a file of texts (`list.title`): `KeyOf<typeof import('./en.json')>`. Plural forms share one key.
 */
export type KeyOf<T> = WithoutForm<PathOf<T>>

/** A name in the script that readers of this language use. */
export function nameIn({ name, nameEn }: Named, language: Language): string {
  return textIn(name, nameEn, language)
}

/** Text of a code, `<group>.<code>`; a code unknown to the app is shown as it is. */
export function codeText<G extends string, W extends string>(
  t: NoInfer<TextFunction<`${G}.${W}`>>,
  group: G,
  code: Coded<W>,
): string {
  const key = `${group}.${code}`
  const text = (t as TextFunction)(key)
  return text === key ? code : text
}

/** Names of several people as a list in this language, each once. */
export function namesIn(people: readonly Named[], language: Language): string {
  return listIn([...new Set(people.map((person) => nameIn(person, language)))], language)
}

/** Words one after the other, as the language separates them: `boiler, kiln`, `锅炉、窑炉`. */
export function listIn(words: readonly string[], language: Language): string {
  return words.join(language === 'en' ? ', ' : '、')
}

/** `nameIn` for an optional text that is no name: an address, a note (`addressEn`, `textEn`, ours). */
export function textIn(written: string, english: string | undefined, language: Language): string
export function textIn(written: string | undefined, english: string | undefined, language: Language): string | undefined
export function textIn(written: string | undefined, english: string | undefined, language: Language) {
  return (language === 'en' && english) || written
}
