import * as v from 'valibot'

/** A table of words and their codes on the wire, read in both directions. */
export interface Codes<W extends string> {
  readonly words: readonly W[]
  readonly toWire: (word: W) => string
  /** Undefined for a code that the table does not have. */
  readonly fromWire: (code: string) => W | undefined
}

/** A code unknown to this version of the app. Screens show it unchanged. */
export type UnknownCode = string & v.Brand<'UnknownCode'>

/** Output of `coded`: a word of the table, or the unknown code itself. */
export type Coded<W extends string> = W | UnknownCode

/** Creates a table from words to codes, in the same order: `codes({ gas: '1', emc: '2' })`. */
export function codes<const T extends Readonly<Record<string, string>>>(table: T): Codes<keyof T & string> {
  type Word = keyof T & string
  const words = Object.keys(table) as Word[]
  const byCode = new Map<string | undefined, Word>(words.map((word) => [table[word], word]))
  return {
    words,
    toWire: (word) => table[word] as string,
    fromWire: (code) => byCode.get(code),
  }
}

/** Counts by code, as a response has them, by word; 0 for a word that is not counted. */
export function countsByWord<W extends string>(
  { words, toWire }: Codes<W>,
  counts: Readonly<Record<string, number>> = {},
): Readonly<Record<string, number>> {
  return Object.fromEntries(words.map((word) => [word, counts[toWire(word)] ?? 0]))
}

/**
 * Schema that maps a wire code to the area's word. Takes a table, or a list of words where the wire uses the words
 * themselves. Unknown codes pass through, because a back end may introduce codes before the app has them.
 */
export function coded<const W extends string>(known: Codes<W> | readonly W[]) {
  const wordOf = 'fromWire' in known ? known.fromWire : (code: string) => known.find((word) => word === code)
  return v.pipe(
    v.string(),
    v.transform((code): Coded<W> => wordOf(code) ?? (code as UnknownCode)),
  )
}

/** The other direction, in a request: a word of the table, as its code. */
export function codeToWire<const W extends string>(known: Codes<W>) {
  return v.pipe(v.picklist(known.words), v.transform(known.toWire))
}

/** Type guard: true for a word of the table or list, false for an unknown code. */
export function isKnown<W extends string>(known: Codes<W> | readonly W[], code: Coded<W>): code is W {
  const words: readonly string[] = 'words' in known ? known.words : known
  return words.includes(code)
}
