import { useSyncExternalStore } from 'react'
import * as v from 'valibot'

/** Settings of the theme. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Also read by the inline boot script, so that the first frame has the right colours. */
const STORED_AT = 'theme'
const ThemeSchema = v.picklist(THEMES)
const listeners = new Set<() => void>()

function read(): Theme {
  const shown = v.safeParse(ThemeSchema, document.documentElement.dataset.theme)
  return shown.success ? shown.output : 'system'
}

/** Applies and stores the theme; `system` follows the phone. */
export function setTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  try {
    localStorage.setItem(STORED_AT, theme)
  } catch {
    // Applies to this visit only; the session shows the notice that nothing can be stored.
  }
  for (const listener of listeners) listener()
}

const DARK = '(prefers-color-scheme: dark)'

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The chosen theme. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, read)
}

function subscribeToPhone(listener: () => void): () => void {
  const phone = window.matchMedia?.(DARK)
  phone?.addEventListener('change', listener)
  return () => phone?.removeEventListener('change', listener)
}

const isPhoneDark = () => window.matchMedia?.(DARK).matches === true

/**
 * The current appearance: the chosen one, else the phone's. For content rendered by script; style sheets use the
 * tokens.
 */
export function useAppearance(): 'light' | 'dark' {
  const theme = useTheme()
  const isDark = useSyncExternalStore(subscribeToPhone, isPhoneDark)
  if (theme !== 'system') return theme
  return isDark ? 'dark' : 'light'
}
