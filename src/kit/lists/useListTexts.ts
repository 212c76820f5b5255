import { useCallback } from 'react'
import { type TextFunction, useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'

/** The area's texts for a list (or the draft of its filter), in the list's own group if it has one. */
export function useListTexts({ texts }: { readonly texts?: string | undefined }): TextFunction {
  const area = useTextsOf(usePage().plugin)
  return useCallback<TextFunction>(
    (key, values) => area(texts === undefined ? key : `${texts}.${key}`, values),
    [area, texts],
  )
}
