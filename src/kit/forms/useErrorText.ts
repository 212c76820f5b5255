import { useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import { useFormTexts } from './texts'

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
