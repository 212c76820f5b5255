import { addTexts } from '#src/i18n'
import en from '../i18n/forms.en.json'
import zh from '../i18n/forms.zh-CN.json'

/** The texts of inputs, rows and submits, which come with their code. */
export const useFormTexts = addTexts(en, zh)

export type FormTexts = ReturnType<typeof useFormTexts>
