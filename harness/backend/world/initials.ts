/** First characters of the sounds of each letter, in the order of pinyin. */
const FIRST = [...'阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀']
const LETTERS = [...'abcdefghjklmnopqrstwxyz']
const order = new Intl.Collator('zh-Hans-CN-u-co-pinyin')
const cache = new Map<string, string>()

function initialOf(character: string): string {
  if (!/[\u4e00-\u9fff]/.test(character)) return ''
  const before = cache.get(character)
  if (before !== undefined) return before
  let at = -1
  while (at + 1 < FIRST.length && order.compare(FIRST[at + 1] ?? '', character) <= 0) at += 1
  const initial = LETTERS[at] ?? ''
  cache.set(character, initial)
  return initial
}

/**
 * Initials of a Chinese name: 光大玻璃 → `gdbl`. By the collation of the platform, so characters of two sounds may miss.
 */
export function initialsOf(name: string): string {
  return [...name].map(initialOf).join('')
}
