import type { Language } from '#src/i18n'
import type { Named } from '../api'

/** A name as somebody reading this language knows it: Latin letters in English where there are some. */
export function nameIn({ name, nameEn }: Named, language: Language): string {
  return language === 'en' ? (nameEn ?? name) : name
}
