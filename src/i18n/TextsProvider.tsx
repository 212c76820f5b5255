import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CORE, type CoreTexts, currentLanguage, type Language } from './i18n'
import { type TextFunction, textsOf } from './quickText'

interface Words {
  readonly language: Language
}

/** One subscription for the whole app: a page has a hundred parts with words, and each of its own costs as much as drawing one. */
const WordsContext = createContext<Words | undefined>(undefined)

/** Draws everything within anew when the language changes, or texts of it came later. */
export function TextsProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(CORE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `t` says that texts changed
  const words = useMemo(() => ({ language: currentLanguage() }), [t])
  return <WordsContext value={words}>{children}</WordsContext>
}

/** The language in a component, for formats. */
export function useLanguage(): Language {
  return useContext(WordsContext)?.language ?? currentLanguage()
}

/** A plugin's texts in a component; plugins use `useTexts()` of `#src/plugin`, which knows which plugin that is. */
export function useTextsOf(plugin: string): TextFunction {
  return textsOf(useLanguage(), plugin)
}

/** The core's texts in a component. */
export function useCoreTexts(): CoreTexts {
  return useTextsOf(CORE)
}
