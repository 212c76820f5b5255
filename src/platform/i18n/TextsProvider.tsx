import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Language } from '#base/config'
import { CORE, type CoreTexts } from './i18n'
import { type TextFunction, textsOf } from './lookUp'
import { currentLanguage, languageChanges, onLanguageChange } from './resources'

interface Words {
  readonly language: Language
}

/** One subscription for the whole app: a page has about a hundred components with texts, and one each would be slow. */
const WordsContext = createContext<Words | undefined>(undefined)

/** Re-renders everything inside when the language changes or more of its texts are loaded. */
export function TextsProvider({ children }: { readonly children: ReactNode }) {
  const version = useSyncExternalStore(onLanguageChange, languageChanges)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object for every change of the language
  const words = useMemo(() => ({ language: currentLanguage() }), [version])
  return <WordsContext value={words}>{children}</WordsContext>
}

/** The current language in a component, for formatting. */
export function useLanguage(): Language {
  return useContext(WordsContext)?.language ?? currentLanguage()
}

/** Texts of a plugin in a component, by any key; plugins use the typed `useTexts` of their `texts.ts`. */
export function useTextsOf(plugin: string): TextFunction {
  return textsOf(useLanguage(), plugin)
}

/** Texts of the core in a component. */
export function useCoreTexts(): CoreTexts {
  return useTextsOf(CORE)
}
