import { addedText, addTexts } from '#platform/i18n'
import en from './calls.en.json'
import zh from './calls.zh-CN.json'

/** The texts of phone calls, loaded with their code. */
export const useCallTexts = addTexts(en, zh)
/** The same outside of components. */
export const callsText = addedText<typeof en>()
