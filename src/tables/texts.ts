import { addTexts } from '#src/i18n'
import en from '../i18n/tables.en.json'
import zh from '../i18n/tables.zh-CN.json'

/** The texts of tables, which come with their code. */
export const useTableTexts = addTexts(en, zh)
