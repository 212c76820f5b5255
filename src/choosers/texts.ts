import { addTexts } from '#src/i18n'
import en from '../i18n/choosers.en.json'
import zh from '../i18n/choosers.zh-CN.json'

/** The texts of choosers, which come with their code. */
export const useChooserTexts = addTexts(en, zh)
