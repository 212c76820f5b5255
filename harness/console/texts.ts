import en from './locales/en.json'
import zh from './locales/zh-CN.json'

export type TextKey = keyof typeof en
export type ConsoleLanguage = 'en' | 'zh-CN'

const TEXTS: Readonly<Record<ConsoleLanguage, Readonly<Record<string, string>>>> = { en, 'zh-CN': zh }

/** Returns the text of a key with its `{{placeholders}}` filled. */
export type Texts = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

/** A text of the console in one of its languages. */
export const textsIn =
  (language: ConsoleLanguage): Texts =>
  (key, values = {}) =>
    (TEXTS[language][key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
