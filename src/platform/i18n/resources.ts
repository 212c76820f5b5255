import type { Language } from '#base/config'

/** Texts of one language by key; groups nest. */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** Its texts replace those that another language lacks. */
export const FALLBACK: Language = 'en'

const resources = new Map<string, Texts>()
const listeners = new Set<() => void>()
let language: Language = FALLBACK
let added = 0
let changes = 0

/** Adds texts to a namespace: whole groups, because two files of a namespace share no group. */
export function addResources(language: Language, namespace: string, texts: Texts): void {
  const place = `${language}/${namespace}`
  resources.set(place, { ...resources.get(place), ...texts })
  added += 1
}

/** The text at a key such as `list.title`, as written in its file; undefined if there is none. */
export function writtenText(language: Language, namespace: string, key: string): string | undefined {
  let found: string | Texts | undefined = resources.get(`${language}/${namespace}`)
  for (const part of key.split('.')) {
    found = typeof found === 'object' ? found[part] : undefined
  }
  return typeof found === 'string' ? found : undefined
}

/** The language of the app now; in components use `useLanguage`. */
export const currentLanguage = (): Language => language

/** Sets the language and notifies the listeners; also called when more texts of the same language are loaded. */
export function changeLanguage(wanted: Language): void {
  language = wanted
  changes += 1
  for (const listener of listeners) listener()
}

/** Grows whenever texts are added. */
export const textsAdded = (): number => added

/** Grows with every change of the language. */
export const languageChanges = (): number => changes

/** Calls `listener` after every change of the language; returns the unsubscribe function. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
