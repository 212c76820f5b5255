import { useTextsOf } from '#src/i18n'
import { usePage } from '#src/navigation'
import { useFormTexts } from './texts'

/** What a field says that the server refused without a word of the area's. */
export const NOT_ACCEPTED = 'forms.refused'

/** Text of a field's message: a key of the area's texts, or the general one above. */
export function useErrorText(): (message: string | undefined) => string | undefined {
  const area = useTextsOf(usePage().plugin)
  const own = useFormTexts()
  return (message) => (message === NOT_ACCEPTED ? own(NOT_ACCEPTED) : message ? area(message) : undefined)
}
