import { type KeyOf, type TextFunction, text, useTextsOf } from '#platform/i18n'

export interface AreaTexts<Key extends string> {
  /** Texts in a component, which re-renders when the language changes. */
  readonly useTexts: () => TextFunction<Key>
  /** A text outside of components (handlers, stores); the area's texts must be loaded. */
  readonly text: TextFunction<Key>
}

/**
 * Texts of an area with typed keys: a key that is not in the English file is a type error. Used once per area, in its
 * `texts.ts`: `export const { useTexts, text } = defineTexts<typeof en>('leads')`.
 */
export function defineTexts<English>(plugin: string): AreaTexts<KeyOf<English>> {
  return { useTexts: () => useTextsOf(plugin), text: (key, values) => text(key, values, plugin) }
}
