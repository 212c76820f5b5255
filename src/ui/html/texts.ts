import { addTexts } from '#platform/i18n'
import en from './html.en.json'
import zh from './html.zh-CN.json'

/** The texts around HTML from outside, loaded with the code that shows it. */
export const useHtmlTexts = addTexts(en, zh)
