import { type TextFunction, useTextsOf } from '#src/i18n'
import { usePage } from '#src/navigation'

/** The texts of the plugin that the page belongs to. */
export function useTexts(): TextFunction {
  return useTextsOf(usePage().plugin)
}
