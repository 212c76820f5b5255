import { usePageTools } from '#ui/components'
import { useTexts } from '../plugin'
import { useFormats } from './useFormats'

/** Texts, formats, words of codes and navigation, for the components of the area. */
export function useArea() {
  return { ...usePageTools(), t: useTexts(), say: useFormats() }
}
