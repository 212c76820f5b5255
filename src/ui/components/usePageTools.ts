import { usePageNavigation } from '#platform/navigation'
import { useCodeText } from './useCodeText'
import { useFormats } from './useFormats'

/**
 * What most components of a page need beside their texts: formats `say`, words of codes `word`, and the navigation `page`.
 * A row of a list calls only those that it needs.
 */
export function usePageTools() {
  return { say: useFormats(), word: useCodeText(), page: usePageNavigation() }
}
