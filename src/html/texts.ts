import { addTexts } from '#src/i18n'
import en from '../i18n/html.en.json'

/** The texts around HTML from outside, which come with the code that shows it. */
export const useHtmlTexts = addTexts(en)
