import { useCallback } from 'react'
import { type TextFunction, useTextsOf } from '#src/i18n'
import { usePage } from '#src/navigation'
import type { AnyList } from './defineList'

/** The area's texts for a list, in the list's own group if it has one. */
export function useListTexts({ texts }: Pick<AnyList, 'texts'>): TextFunction {
  const area = useTextsOf(usePage().plugin)
  return useCallback<TextFunction>(
    (key, values) => area(texts === undefined ? key : `${texts}.${key}`, values),
    [area, texts],
  )
}
