import { addTexts } from '#platform/i18n'
import en from './choosers.en.json'
import zh from './choosers.zh-CN.json'

/** The texts of choosers, loaded with their code. */
export const useChooserTexts = addTexts(en, zh)
