import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import * as v from 'valibot'
import en from './core.en.json'
import type { KeyOf } from './keys'
import { forgetTexts, type TextFunction, textsOf } from './quickText'
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

/** Keys of the core's texts. */
export type CoreTextKey = KeyOf<typeof en> | KeyOf<typeof sessionEn> | KeyOf<typeof storesEn> | KeyOf<typeof uiEn>
/** Gives the core's texts. */
export type CoreTexts = TextFunction<CoreTextKey>

type Loader = () => Promise<{ default: Texts }>

const coreTexts: Readonly<Record<Exclude<Language, 'en'>, Loader>> = {
  'zh-CN': () => import('./chinese'),
}

type Locales = Readonly<Record<Language, Loader>>
/** The files of a plugin: all its texts, and those of menu, due items and search hits alone. */
type Part = 'all' | 'menu'

const loaders = new Map<string, { readonly all: Locales; readonly menu: Locales | undefined }>()
/** `<language>/<part>/<plugin>` of every file that is loaded; part `page` for texts that came with a page's code. */
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
  put(language, CORE, texts.default)
}

/** Lays texts over those of a namespace that are there. */
function put(language: Language, namespace: string, texts: Texts): void {
  // Whole groups at once: two files of one namespace share none (i18next would copy and compare every text).
  i18next.addResourceBundle(language, namespace, texts, false, true, { skipCopy: true })
  forgetTexts()
}

/** Registers the files of a plugin's texts. They are loaded by `loadTexts` (pages) and `loadMenuTexts` (workbench). */
export function registerTexts(plugin: string, locales: Locales, menu?: Locales): void {
  loaders.set(plugin, { all: locales, menu })
}

/** Loads a file of texts unless it is there already. */
async function loadFile(language: Language, plugin: string, part: Part): Promise<void> {
  const load = loaders.get(plugin)?.[part]?.[language]
  if (!load || loaded.has(`${language}/all/${plugin}`) || loaded.has(`${language}/${part}/${plugin}`)) return
  const texts = await load()
  put(language, plugin, texts.default)
  loaded.add(`${language}/${part}/${plugin}`)
}

/** Loads all texts of a plugin in the current language, and in English as the fallback unless a page brings its own (`takeTexts`). */
export async function loadTexts(plugin: string, { beneath = true } = {}): Promise<void> {
  const language = currentLanguage()
  const wanted: readonly Language[] = [...(beneath ? (['en'] as const) : []), ...(language === 'en' ? [] : [language])]
  await Promise.all(wanted.map((each) => loadFile(each, plugin, 'all')))
}

/**
 * Loads a plugin's texts of menu entry, due items and search hits in the current language; in English where that file cannot
 * be loaded. All its texts where the plugin keeps these in no file of their own.
 */
export async function loadMenuTexts(plugin: string): Promise<void> {
  const part: Part = loaders.get(plugin)?.menu ? 'menu' : 'all'
  const language = currentLanguage()
  try {
    await loadFile(language, plugin, part)
  } catch (error) {
    if (language === 'en') throw error
    await loadFile('en', plugin, part)
  }
}

/** Takes English texts that came with a page's code; the plugin's other texts are loaded on demand. */
export function takeTexts(plugin: string, texts: Texts): void {
  if (loaded.has(`en/all/${plugin}`)) return
  put('en', plugin, texts)
  loaded.add(`en/page/${plugin}`)
}

export function currentLanguage(): Language {
  const result = v.safeParse(LanguageSchema, i18next.language)
  return result.success ? result.output : 'en'
}

/** The plugins of which a file of one of these parts is loaded, in any language. */
function loadedPlugins(parts: readonly string[]): string[] {
  const files = [...loaded].map((key) => key.split('/'))
  return [...new Set(files.flatMap(([, part = '', plugin = '']) => (parts.includes(part) ? [plugin] : [])))]
}

/** Switches the language everywhere at once and remembers it. */
export async function setLanguage(language: Language): Promise<void> {
  await loadCore(language)
  await i18next.changeLanguage(language)
  const [menus, pages] = [loadedPlugins(['menu']), loadedPlugins(['all', 'page'])]
  await Promise.all([...menus.map((plugin) => loadMenuTexts(plugin)), ...pages.map((plugin) => loadTexts(plugin))])
  // Texts that came after the switch: tell every component once more.
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  try {
    localStorage.setItem(STORED_AT, language)
  } catch {
    // Kept for this visit; the session tells once that nothing can be stored.
  }
}

/** A text of the core outside of components; of a plugin, whose texts are loaded, by any key. */
export function text(key: CoreTextKey, values?: Record<string, unknown>): string
export function text(key: string, values: Record<string, unknown> | undefined, plugin: string): string
export function text(key: string, values?: Record<string, unknown>, plugin: string = CORE): string {
  return textsOf(i18next.language, plugin)(key, values)
}
