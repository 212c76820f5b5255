import { addTexts } from '#src/i18n'
import en from '../i18n/html.en.json'
import zh from '../i18n/html.zh-CN.json'

/** The texts around HTML from outside, which come with the code that shows it. */
export const useHtmlTexts = addTexts(en, zh)
