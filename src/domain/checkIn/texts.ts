import { addTexts } from '#platform/i18n'
import en from './checkIn.en.json'
import zh from './checkIn.zh-CN.json'

/** The texts of check-ins, which come with their code. */
export const useCheckInTexts = addTexts(en, zh)
