import { type Boundary, boundariesOf } from './boundaries'
import { correctionsIn, type Negation, negationsIn } from './polarity'
import type { Note, Span } from './types'

/**
 * A note prepared for the rules. All its texts have the length of the note, so that an offset in one of them is an
 * offset in the others.
 */
export interface Reading {
  /** With full-width digits, letters and signs narrowed. */
  readonly text: string
  /** In lower case. */
  readonly lower: string
  readonly today: string
  readonly boundaries: readonly Boundary[]
  /** Where a correction is announced: 'sorry', 不对. */
  readonly corrections: readonly Span[]
  readonly negations: readonly Negation[]
}

export function read({ text: note, today }: Note): Reading {
  const text = withoutMarks(fold(note))
  const lower = lowerCase(text)
  const boundaries = boundariesOf(lower)
  return {
    text,
    lower,
    today,
    boundaries,
    corrections: correctionsIn(lower),
    negations: negationsIn(lower, boundaries),
  }
}

const LAST_FULL_WIDTH = 0xff5e
const FULL_WIDTH_OFFSET = 0xfee0
const NARROW: Readonly<Record<string, string>> = {
  '\u3000': ' ',
  '\u00a0': ' ',
  '–': '-',
  '−': '-',
  // Labels: 【客户】宏盛陶瓷
  '【': '\n',
  '】': ':',
  '’': "'",
  '‘': "'",
  '，': '，',
}

/** Marks of a list, (2), 2), ②, end a sentence and are no numbers. */
const withoutMarks = (text: string) =>
  text.replace(
    /(^|[\s:：，,。;；.])(\(\d\)|\d\)|[①-⑳])/g,
    (_, before: string, mark: string) => before + ';'.padEnd(mark.length),
  )

/** Narrows full-width signs. ， stays, so that it never looks like a separator of thousands: 预算300，500kW. */
export function fold(note: string): string {
  return note
    .replace(/([０-９])，(?=[０-９]{3}(?![０-９]))/g, '$1,')
    .replace(/[\uff01-\uff5e\u3000\u00a0–−’‘【】]/g, (sign) => {
      const code = sign.charCodeAt(0)
      return NARROW[sign] ?? (code <= LAST_FULL_WIDTH ? String.fromCharCode(code - FULL_WIDTH_OFFSET) : sign)
    })
}

/** Only the Latin alphabet: other letters may change their length. */
export const lowerCase = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
