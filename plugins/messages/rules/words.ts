import * as v from 'valibot'
import type { Language } from '#base/config'

/** A text of the server, or one for each language. */
export const words = v.union([v.string(), v.object({ en: v.string(), zh: v.string() })])
export type Words = v.InferOutput<typeof words>

/** A text of the server in the language of the user. */
export function wordsIn(given: Words, language: Language): string {
  if (typeof given === 'string') return given
  return language === 'zh-CN' ? given.zh : given.en
}

/** The first characters of a text, in each language: as many as the server may send. */
export function firstOf(given: Words, most: number): Words {
  if (typeof given === 'string') return given.slice(0, most)
  return { en: given.en.slice(0, most), zh: given.zh.slice(0, most) }
}
