import * as v from 'valibot'

/** A table of words and their codes on the wire, read in both directions. */
export interface Codes<W extends string> {
  readonly words: readonly W[]
  readonly toWire: (word: W) => string
  /** Undefined for a code that the table does not have. */
  readonly fromWire: (code: string) => W | undefined
}

/** A code that this version of the app does not know. A screen shows it as it is. */
export type UnknownCode = string & v.Brand<'UnknownCode'>

/** What `coded` reads: a word of the table, or the code itself. */
export type Coded<W extends string> = W | UnknownCode

/** Makes a table from words to codes, in the order of the words: `codes({ gas: '1', emc: '2' })`. */
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

/**
 * Reads a code as the word that an area uses; the wire may also use the words themselves (a list of words). A code that is
 * not known stays as it is: a back end may learn new ones before the app does.
 */
export function coded<const W extends string>(known: Codes<W> | readonly W[]) {
  const wordOf = 'fromWire' in known ? known.fromWire : (code: string) => known.find((word) => word === code)
  return v.pipe(
    v.string(),
    v.transform((code): Coded<W> => wordOf(code) ?? (code as UnknownCode)),
  )
}

/** True for a word of the table or list, false for a code that is not known. */
export function isKnown<W extends string>(known: Codes<W> | readonly W[], code: Coded<W>): code is W {
  const words: readonly string[] = 'words' in known ? known.words : known
  return words.includes(code)
}
