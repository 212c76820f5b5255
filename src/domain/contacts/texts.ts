import { addTexts } from '#platform/i18n'
import en from './contacts.en.json'
import zh from './contacts.zh-CN.json'

/** The texts of contacts that several areas show, loaded with their code. */
export const useContactTexts = addTexts(en, zh)
