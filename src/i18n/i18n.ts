import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import * as v from 'valibot'
import en from './core.en.json'
import { forgetTexts, textsOf } from './quickText'
import sessionEn from './session.en.json'
import storesEn from './stores.en.json'
import uiEn from './ui.en.json'

/** Texts of one language by key; groups nest. */
export interface Texts {
  readonly [key: string]: string | Texts
}

export const LANGUAGES = ['en', 'zh-CN'] as const
export type Language = (typeof LANGUAGES)[number]

const LanguageSchema = v.picklist(LANGUAGES)
const STORED_AT = 'language'
/** Texts of the core; an area's texts stand under its plugin id. */
export const CORE = 'app'

type Loader = () => Promise<{ default: Texts }>

const coreTexts: Readonly<Record<Exclude<Language, 'en'>, Loader>> = {
  'zh-CN': () => import('./chinese'),
}

/** English of rooms whose code came before i18next had started. */
const early: Texts[] = []

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
    resources: { en: { [CORE]: Object.assign({}, en, sessionEn, storesEn, uiEn, ...early) } },
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
  put(language, CORE, texts.default)
}

/** Lays texts over those of a namespace that are there. */
function put(language: Language, namespace: string, texts: Texts): void {
  // Whole groups at once: two files of one namespace share none (i18next would copy and compare every text).
  i18next.addResourceBundle(language, namespace, texts, false, true, { skipCopy: true })
  forgetTexts()
}

/** Adds English to the core's texts, before or after the start. */
export function takeCoreTexts(texts: Texts): void {
  if (i18next.isInitialized) put('en', CORE, texts)
  else early.push(texts)
}

/** Makes a plugin's texts known; they are loaded with its first page. */
export function registerTexts(plugin: string, locales: Readonly<Record<Language, Loader>>): void {
  loaders.set(plugin, locales)
}

/** Loads a plugin's texts in the present language, with English beneath unless a page brings its own (`takeTexts`). */
export async function loadTexts(plugin: string, { beneath = true } = {}): Promise<void> {
  const locales = loaders.get(plugin)
  if (!locales) return
  const language = currentLanguage()
  const wanted: readonly Language[] = [...(beneath ? (['en'] as const) : []), ...(language === 'en' ? [] : [language])]
  await Promise.all(
    wanted.map(async (each) => {
      const key = `${each}/${plugin}`
      if (loaded.has(key)) return
      const texts = await locales[each]()
      put(each, plugin, texts.default)
      loaded.add(key)
    }),
  )
}

/** Takes English texts that came with a page's code; the plugin's others are loaded when somebody needs them. */
export function takeTexts(plugin: string, texts: Texts): void {
  if (loaded.has(`en/${plugin}`)) return
  put('en', plugin, texts)
  loaded.add(`page/${plugin}`)
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
  await Promise.all(present.map((plugin) => loadTexts(plugin)))
  // Texts that came after the switch: tell every component once more.
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  try {
    localStorage.setItem(STORED_AT, language)
  } catch {
    // Kept for this visit; the session tells once that nothing can be stored.
  }
}

/** A text outside of components, of the core or of a plugin whose texts are loaded. */
export function text(key: string, values?: Record<string, unknown>, plugin: string = CORE): string {
  return textsOf(i18next.language, plugin)(key, values)
}
