import { usePageTools } from '#ui/components'
import { useTexts } from '../plugin'

/** Texts, formats, words of codes and navigation, for the components of the area. */
export function useArea() {
  return { t: useTexts(), ...usePageTools() }
}
