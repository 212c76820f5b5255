import type { Language } from '#base/config'
import { CORE, type CoreTextKey, takeCoreTexts, text } from './i18n'
import type { KeyOf } from './keys'
import type { TextFunction } from './lookUp'
import type { Texts } from './resources'
import { useCoreTexts } from './TextsProvider'

/**
 * Adds the texts of a folder that is not in the boot path. They are part of its code in both languages, so that neither
 * language of the boot chunk carries them; each folder uses a group of its own name. Returns the typed hook that reads
 * them: a module imported for its effect alone would be dropped from the build.
 */
export function addTexts<English extends Texts>(
  en: English,
  chinese: Texts,
): () => TextFunction<CoreTextKey | KeyOf<English>> {
  takeCoreTexts({ en, 'zh-CN': chinese } satisfies Record<Language, Texts>)
  return useCoreTexts as () => TextFunction
}

/** The same texts outside of components. */
export function addedText<English extends Texts>(): TextFunction<KeyOf<English>> {
  return (key, values) => text(key, values, CORE)
}
