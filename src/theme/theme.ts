import { useSyncExternalStore } from 'react'
import * as v from 'valibot'

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

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The chosen theme. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, read)
}
