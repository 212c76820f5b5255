import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { Texts } from '#src/plugin'
import en from './core.en.json'
import sessionEn from './session.en.json'
import storesEn from './stores.en.json'
import uiEn from './ui.en.json'

export const LANGUAGES = ['en', 'zh-CN'] as const
export type Language = (typeof LANGUAGES)[number]

const LanguageSchema = v.picklist(LANGUAGES)
const STORED_AT = 'language'
/** Texts of the core; an area's texts stand under its plugin id. */
const CORE = 'app'

type Loader = () => Promise<{ default: Texts }>

const coreTexts: Readonly<Record<Exclude<Language, 'en'>, Loader>> = {
  'zh-CN': () => import('./chinese'),
}

const loaders = new Map<string, Readonly<Record<Language, Loader>>>()
const loaded = new Set<string>()

/** The language to start with: the stored choice, else Chinese where the browser asks for it, else English. */
export function preferredLanguage(stored: string | null, wanted: readonly string[]): Language {
  const choice = v.safeParse(LanguageSchema, stored)
  if (choice.success) return choice.output
  return wanted[0]?.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en'
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORED_AT)
  } catch {
    // Storage refused: the browser's own language decides; the session tells the user once.
    return null
  }
}

/** Starts i18next with the core's texts; English is in the boot chunk because it is also the fallback. */
export async function startTexts(): Promise<void> {
  const language = preferredLanguage(readStored(), navigator.languages)
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    defaultNS: CORE,
    ns: [CORE],
    resources: { en: { [CORE]: { ...en, ...sessionEn, ...storesEn, ...uiEn } } },
    interpolation: { escapeValue: false },
    keySeparator: '.',
    returnNull: false,
    react: { useSuspense: false },
  })
  try {
    await loadCore(language)
    document.documentElement.lang = language
  } catch (error) {
    // English words are better than no app.
    console.warn(`texts in ${language} could not be loaded`, error)
    document.documentElement.lang = 'en'
  }
}

async function loadCore(language: Language): Promise<void> {
  if (language === 'en') return
  const texts = await coreTexts[language]()
  i18next.addResourceBundle(language, CORE, texts.default, true, true)
}

/** Makes a plugin's texts known; they are loaded with its first page. */
export function registerTexts(plugin: string, locales: Readonly<Record<Language, Loader>>): void {
  loaders.set(plugin, locales)
}

/** Loads a plugin's texts in the present language, with English beneath. */
export async function loadTexts(plugin: string): Promise<void> {
  const locales = loaders.get(plugin)
  if (!locales) return
  const wanted: readonly Language[] = currentLanguage() === 'en' ? ['en'] : ['en', currentLanguage()]
  await Promise.all(
    wanted.map(async (language) => {
      const key = `${language}/${plugin}`
      if (loaded.has(key)) return
      const texts = await locales[language]()
      i18next.addResourceBundle(language, plugin, texts.default, true, true)
      loaded.add(key)
    }),
  )
}

export function currentLanguage(): Language {
  const result = v.safeParse(LanguageSchema, i18next.language)
  return result.success ? result.output : 'en'
}

/** Switches the language everywhere at once and remembers it. */
export async function setLanguage(language: Language): Promise<void> {
  await loadCore(language)
  await i18next.changeLanguage(language)
  const present = [...new Set([...loaded].map((key) => key.slice(key.indexOf('/') + 1)))]
  await Promise.all(present.map(loadTexts))
  // Texts that came after the switch: tell every component once more.
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  try {
    localStorage.setItem(STORED_AT, language)
  } catch {
    // Kept for this visit; the session tells once that nothing can be stored.
  }
}

export type TextFunction = (key: string, values?: Record<string, unknown>) => string

/** A text outside of components, of the core or of a plugin whose texts are loaded. */
export function text(key: string, values?: Record<string, unknown>, plugin: string = CORE): string {
  return i18next.t(key, { ...values, ns: plugin })
}

/** The core's texts in a component. */
export function useCoreTexts(): TextFunction {
  const { t } = useTranslation(CORE)
  return t as TextFunction
}

/** A plugin's texts in a component; plugins use `useTexts()` of `#src/plugin`, which knows which plugin that is. */
export function useTextsOf(plugin: string): TextFunction {
  const { t } = useTranslation(plugin)
  return t as TextFunction
}

/** The language in a component, for formats. */
export function useLanguage(): Language {
  const { i18n } = useTranslation(CORE)
  return i18n.language === 'zh-CN' ? 'zh-CN' : 'en'
}
