import type { Language } from '#base/config'
import { addTexts } from '#platform/i18n'
import en from './timelines.en.json'
import zh from './timelines.zh-CN.json'

/** The texts of courses and comments, loaded with their code. */
export const useTimelineTexts = addTexts(en, zh)

/** Somebody who did something, as every area's wire gives people. */
export interface Doer {
  readonly name: string
  /** In Latin letters. */
  readonly nameEn?: string | undefined
}

/** A name in the form for readers of this language. */
export const doerName = ({ name, nameEn }: Doer, language: Language): string =>
  language === 'en' ? (nameEn ?? name) : name
