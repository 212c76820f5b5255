/** English words that look like a misspelt term and are right. */
const RIGHT = new Set(
  "stream steamy steal team seem sonar polar boiled broiler spoiler boil charge charges charged changer bolder stage stored store stores cheaper chill chilled killer storey carrier charter burned burnt corner yesterday's thirsty model mode motels motel steal steel".split(
    ' ',
  ),
)
const SHORTEST = 4

/**
 * The word that a lower-case text misspells by one letter (missing, doubled, swapped, wrong), the first letter excepted;
 * two letters in words of eight and more. Undefined if it is none of `words`, or spells one of them right.
 */
export function misspelt(text: string, words: readonly string[]): string | undefined {
  if (text.length < SHORTEST || RIGHT.has(text) || words.includes(text)) return undefined
  return words.find((word) => {
    const most = word.length >= 8 ? 2 : 1
    return word[0] === text[0] && Math.abs(word.length - text.length) <= most && distance(text, word, most) <= most
  })
}

/** Edits from one word to the other: insert, delete, replace or swap two neighbours; more than `most` is not counted. */
function distance(a: string, b: string, most: number): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      next.push(
        Math.min(
          (last[column] ?? most) + 1,
          (next[column - 1] ?? most) + 1,
          (last[column - 1] ?? most) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? most) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    if (Math.min(...next) > most) return most + 1
    ;[beforeLast, last] = [last, next]
  }
  return last[b.length] ?? 0
}
