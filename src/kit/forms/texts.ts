import { addTexts, useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import en from './forms.en.json'
import zh from './forms.zh-CN.json'

/** The texts of inputs, rows and submits, loaded with their code. */
export const useFormTexts = addTexts(en, zh)

export type FormTexts = ReturnType<typeof useFormTexts>

/** The text of a field that the server refused and for which the area has no text. */
export const NOT_ACCEPTED = 'forms.refused'

/** Text of a field's message: a key of the area's texts, else of the kit's own fields, such as the one above. */
export function useErrorText(): (message: string | undefined) => string | undefined {
  const area = useTextsOf(usePage().plugin)
  const own = useFormTexts()
  return (message) => {
    if (!message) return undefined
    const said = area(message)
    return said === message ? own(message as typeof NOT_ACCEPTED) : said
  }
}
