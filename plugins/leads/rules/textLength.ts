/** Characters of Chinese, Japanese and Korean writing and their punctuation say as much as two letters. */
const WIDE = /[\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g

/**
 * Length of a text for a minimum that is meant for words: nine Chinese characters are more than ten letters. The maximum
 * counts plain characters.
 */
export function wordyLength(text: string): number {
  const trimmed = text.trim()
  return trimmed.length + (trimmed.match(WIDE)?.length ?? 0)
}
