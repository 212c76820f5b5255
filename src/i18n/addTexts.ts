import { type Texts, takeCoreTexts } from './i18n'
import type { TextFunction } from './quickText'
import { useCoreTexts } from './TextsProvider'

/**
 * The English texts of a room that is no part of the boot path: they come with its code and join the core's, each room
 * under a group of its own name. Gives the hook that reads them; a module that only called this for its effect would be
 * left out of the build. Their Chinese stands in `chinese.ts`, a chunk that is there before a Chinese page is drawn.
 */
export function addTexts(english: Texts): () => TextFunction {
  takeCoreTexts(english)
  return useCoreTexts
}
