import { addTexts } from '#src/i18n'
import en from '../i18n/tables.en.json'

/** The texts of tables, which come with their code. */
export const useTableTexts = addTexts(en)
