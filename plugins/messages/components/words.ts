import type { Language } from '#base/config'
import type { Words } from '../rules/template'

/** A text of the server in the language of the user. */
export function wordsIn(words: Words, language: Language): string {
  if (typeof words === 'string') return words
  return language === 'zh-CN' ? words.zh : words.en
}
