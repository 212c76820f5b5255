import { addTexts } from '#platform/i18n'
import en from './tables.en.json'
import zh from './tables.zh-CN.json'

/** The texts of tables, loaded with their code. */
export const useTableTexts = addTexts(en, zh)
