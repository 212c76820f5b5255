import { addTexts, type TextFunction, useTextsOf } from '#src/i18n'
import { usePage } from '#src/navigation'
import { textByRule } from '#src/records'
import en from '../i18n/detail.en.json'
import zh from '../i18n/detail.zh-CN.json'

/** The texts of details, which come with their code. */
export const useDetailTexts = addTexts(en, zh)

/**
 * Texts that the area may word itself in a group ('Lead not found'), else the general ones under `record`. The key is the
 * same in both.
 */
export function useWording(group = 'detail'): (key: keyof (typeof en)['record'] & string) => string {
  const t = useDetailTexts()
  const area: TextFunction = useTextsOf(usePage().plugin)
  return (key) => textByRule(area, `${group}.${key}`) ?? t(`record.${key}`)
}
