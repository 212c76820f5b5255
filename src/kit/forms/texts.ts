import { addTexts } from '#platform/i18n'
import en from './forms.en.json'
import zh from './forms.zh-CN.json'

/** The texts of inputs, rows and submits, loaded with their code. */
export const useFormTexts = addTexts(en, zh)

export type FormTexts = ReturnType<typeof useFormTexts>
