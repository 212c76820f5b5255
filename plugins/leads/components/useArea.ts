import { usePageNavigation } from '#src/navigation'
import { useCodeText } from '#src/ui'
import { useTexts } from '../texts'
import { useFormats } from './detail/useFormats'

/** Texts, formats, words of codes and navigation, for the components of the area. */
export function useArea() {
  return { t: useTexts(), say: useFormats(), word: useCodeText(), page: usePageNavigation() }
}
