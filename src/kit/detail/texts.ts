import { textByRule } from '#kit/records'
import { addTexts, type TextFunction, useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import en from './detail.en.json'
import zh from './detail.zh-CN.json'

/** The texts of details, loaded with their code. */
export const useDetailTexts = addTexts(en, zh)

/**
 * Texts that the area may word itself in a group ('Lead not found'), else the general ones under `record`. The key is
 * the same in both.
 */
export function useWording(group = 'detail'): (key: keyof (typeof en)['record'] & string) => string {
  const t = useDetailTexts()
  const area: TextFunction = useTextsOf(usePage().plugin)
  return (key) => textByRule(area, `${group}.${key}`) ?? t(`record.${key}`)
}
