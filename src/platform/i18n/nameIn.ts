import type { Language } from '#base/config'
import type { Named } from '#base/wire'

/** A name as somebody reading this language knows it. */
export function nameIn({ name, nameEn }: Named, language: Language): string {
  return textIn(name, nameEn, language)
}

/** Names of several people as somebody reading this language lists them, each once. */
export function namesIn(people: readonly Named[], language: Language): string {
  return listIn([...new Set(people.map((person) => nameIn(person, language)))], language)
}

/** Words one after the other, as the language separates them: `boiler, kiln`, `锅炉、窑炉`. */
export function listIn(words: readonly string[], language: Language): string {
  return words.join(language === 'en' ? ', ' : '、')
}

/** `nameIn` for what need not be there and is no name: an address, a note (`addressEn`, `textEn`, ours). */
export function textIn(written: string, english: string | undefined, language: Language): string
export function textIn(written: string | undefined, english: string | undefined, language: Language): string | undefined
export function textIn(written: string | undefined, english: string | undefined, language: Language) {
  return (language === 'en' && english) || written
}
