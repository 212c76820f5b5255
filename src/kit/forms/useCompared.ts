import type { FieldValues } from 'react-hook-form'
import { useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import type { ComparedValue } from './EditForm'

export type Compared<V, T> = Readonly<Record<string, true | ((values: V, theirs?: T) => string)>>

/** The values that versions of a form are compared by, with the names of their fields, also for `DraftWords`. */
export function useCompared<V extends FieldValues, T>(compare: Compared<V, T>): readonly ComparedValue<V, T>[] {
  const area = useTextsOf(usePage().plugin)
  return Object.entries(compare).map(([key, text]) => ({
    label: area(`field.${key}`),
    text: text === true ? (own: V) => String(own[key] ?? '') : text,
  }))
}
