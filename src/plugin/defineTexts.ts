import { type KeyOf, type TextFunction, text, useTextsOf } from '#src/i18n'

export interface AreaTexts<Key extends string> {
  /** The texts in a component, which is drawn anew when the language changes. */
  readonly useTexts: () => TextFunction<Key>
  /** A text outside of components (handlers, stores); the area's texts have to be loaded by then. */
  readonly text: TextFunction<Key>
}

/**
 * The texts of an area with typed keys: a key that is not in the English file is a type error. Once per area, in its
 * `texts.ts`: `export const { useTexts, text } = defineTexts<typeof en>('leads')`.
 */
export function defineTexts<English>(plugin: string): AreaTexts<KeyOf<English>> {
  return { useTexts: () => useTextsOf(plugin), text: (key, values) => text(key, values, plugin) }
}
