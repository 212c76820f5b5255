import { addTexts } from '#src/i18n'
import en from '../i18n/checkIn.en.json'
import zh from '../i18n/checkIn.zh-CN.json'

/** The texts of check-ins, which come with their code. */
export const useCheckInTexts = addTexts(en, zh)
