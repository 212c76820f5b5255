import * as v from 'valibot'
import { LANGUAGE_VALUE, LANGUAGES, type Language, languageOf } from '#base/config'
import en from './core.en.json'
import type { KeyOf } from './keys'
import { type TextFunction, textsOf } from './lookUp'
import { addResources, changeLanguage, currentLanguage, type Texts } from './resources'
import sessionEn from './session.en.json'
import storesEn from './stores.en.json'
import uiEn from './ui.en.json'

const LanguageSchema = v.picklist(LANGUAGES)
/** Namespace of the core's texts; an area's namespace is its plugin id. */
export const CORE = 'app'

/** Keys of the core's texts. */
export type CoreTextKey = KeyOf<typeof en> | KeyOf<typeof sessionEn> | KeyOf<typeof storesEn> | KeyOf<typeof uiEn>
/** Looks up texts of the core. */
export type CoreTexts = TextFunction<CoreTextKey>

/** `hasPage`: the texts that a page brought are there already. */
type Loader = (hasPage?: boolean) => Promise<{ default: Texts }>

const coreTexts: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Texts }>>> = {
  // In one file with the menu texts of all areas (plugins/texts.ts).
  'zh-CN': () => import(/* webpackChunkName: "zh-CN" */ './chinese'),
}

type Locales = Readonly<Record<Language, Loader>>
/** Files of a plugin: `all` its texts, or only those of `menu` entry, due items and search hits. */
type Part = 'all' | 'menu'

const loaders = new Map<string, { readonly all: Locales; readonly menu: Locales | undefined }>()
/** Loaded files as `<language>/<part>/<plugin>`; part `page` for texts that are part of a page's code. */
const loaded = new Set<string>()

/** Language at the start: the stored choice, else Chinese if the browser prefers it, else English. */
export function preferredLanguage(stored: string | null, wanted: readonly string[]): Language {
  const choice = v.safeParse(LanguageSchema, stored)
  if (choice.success) return choice.output
  return languageOf(wanted[0] ?? '')
}

function readStored(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_VALUE)
  } catch {
    // Storage is forbidden: the browser's language decides; the session shows the notice.
    return null
  }
}

/** Makes the core's texts ready. English is part of the boot chunk, because it is also the fallback. */
export async function startTexts(): Promise<void> {
  addResources('en', CORE, { ...en, ...sessionEn, ...storesEn, ...uiEn })
  const language = preferredLanguage(readStored(), navigator.languages)
  try {
    await loadCore(language)
    changeLanguage(language)
  } catch (error) {
    // The app starts in English rather than not at all.
    console.warn(`texts in ${language} could not be loaded`, error)
    changeLanguage('en')
  }
  document.documentElement.lang = currentLanguage()
}

async function loadCore(language: Language): Promise<void> {
  if (language === 'en') return
  const texts = await coreTexts[language]()
  addResources(language, CORE, texts.default)
}

/** Adds texts of a folder to the core's, before or after the start. */
export function takeCoreTexts(texts: Readonly<Record<Language, Texts>>): void {
  for (const language of LANGUAGES) addResources(language, CORE, texts[language])
}

/** Registers the files of a plugin's texts. They are loaded by `loadTexts` (pages) and `loadMenuTexts` (workbench). */
export function registerTexts(plugin: string, locales: Locales, menu?: Locales): void {
  loaders.set(plugin, { all: locales, menu })
}

/** Loads a file of texts unless it is already loaded. */
async function loadFile(language: Language, plugin: string, part: Part): Promise<void> {
  const load = loaders.get(plugin)?.[part]?.[language]
  if (!load || loaded.has(`${language}/all/${plugin}`) || loaded.has(`${language}/${part}/${plugin}`)) return
  const texts = await load(loaded.has(`en/page/${plugin}`))
  addResources(language, plugin, texts.default)
  loaded.add(`${language}/${part}/${plugin}`)
}

/**
 * Loads all texts of a plugin in the current language, and in English as fallback unless a page brings its own
 * (`takeTexts`).
 */
export async function loadTexts(plugin: string, { beneath = true } = {}): Promise<void> {
  const language = currentLanguage()
  const wanted: readonly Language[] = [...(beneath ? (['en'] as const) : []), ...(language === 'en' ? [] : [language])]
  await Promise.all(wanted.map((each) => loadFile(each, plugin, 'all')))
}

/**
 * Loads a plugin's texts of menu entry, due items and search hits in the current language, or in English if that file
 * fails. Loads all its texts if the plugin has no separate file for them.
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

/** Adds English texts that are part of a page's code; the plugin's other texts are loaded on demand. */
export function takeTexts(plugin: string, texts: Texts): void {
  if (loaded.has(`en/all/${plugin}`)) return
  addResources('en', plugin, texts)
  loaded.add(`en/page/${plugin}`)
}

/** Plugins of which a file of one of these parts is loaded, in any language. */
function loadedPlugins(parts: readonly string[]): string[] {
  const files = [...loaded].map((key) => key.split('/'))
  return [...new Set(files.flatMap(([, part = '', plugin = '']) => (parts.includes(part) ? [plugin] : [])))]
}

/** Switches the language of the whole app and stores the choice. */
export async function setLanguage(language: Language): Promise<void> {
  await loadCore(language)
  changeLanguage(language)
  const [menus, pages] = [loadedPlugins(['menu']), loadedPlugins(['all', 'page'])]
  await Promise.all([...menus.map((plugin) => loadMenuTexts(plugin)), ...pages.map((plugin) => loadTexts(plugin))])
  // Notifies components a second time, because texts were added after the first change.
  changeLanguage(language)
  document.documentElement.lang = language
  try {
    localStorage.setItem(LANGUAGE_VALUE, language)
  } catch {
    // Applies to this visit only; the session shows the notice that nothing can be stored.
  }
}

/** A text outside of components: of the core by a typed key, or of a plugin (whose texts are loaded) by any key. */
export function text(key: CoreTextKey, values?: Record<string, unknown>): string
export function text(key: string, values: Record<string, unknown> | undefined, plugin: string): string
export function text(key: string, values?: Record<string, unknown>, plugin: string = CORE): string {
  return textsOf(currentLanguage(), plugin)(key, values)
}
