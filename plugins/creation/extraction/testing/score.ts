import { extractLocally } from '../local'
import type { Extraction, Need } from '../types'

/** A note with what it says, as people labelled it. */
export interface LabelledNote {
  readonly id: string
  readonly lang: string
  readonly today: string
  readonly text: string
  readonly expect: {
    readonly customer?: string
    readonly contact?: string
    readonly phone?: string
    readonly needs: readonly Need[]
    readonly amount?: { readonly value: number; readonly currency: string }
    readonly date?: string
    readonly place?: string
  }
  readonly missing: readonly string[]
}

export const FIELDS = [
  'customer',
  'contact',
  'phone',
  'needs',
  'capacity',
  'count',
  'replace',
  'amount',
  'date',
  'place',
] as const
export type Field = (typeof FIELDS)[number]
/** Fields by their name, and `missing`, which follows from them and does not count overall. */
export type Row = Field | 'missing' | 'overall'

export interface Score {
  readonly right: number
  /** Found, but not in the note. */
  readonly extra: number
  /** In the note, but not found. */
  readonly lost: number
}

/** Names compare by NFKC, lower case, without blanks and punctuation. */
export const comparable = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

type Values = LabelledNote['expect']

/** The values of a reading, in the form of a label. */
export function valuesOf(reading: Extraction): Values {
  return {
    ...(reading.customer && { customer: reading.customer.value }),
    ...(reading.contact && { contact: reading.contact.value }),
    ...(reading.phone && { phone: reading.phone.value }),
    needs: reading.needs.map(({ value }) => value),
    ...(reading.amount && { amount: reading.amount.value }),
    ...(reading.date && { date: reading.date.value }),
    ...(reading.place && { place: reading.place.value }),
  }
}

const each = (needs: readonly Need[], part: (need: Need) => unknown) =>
  needs.flatMap((need, at) => {
    const value = part(need)
    if (value === undefined) return []
    const place = needs.slice(0, at).filter(({ product }) => product === need.product).length
    return [`${need.product}${place} ${JSON.stringify(value)}`]
  })

/** The values of a field as texts that are equal if they are the same. A need counts by its product. */
const TEXTS: Readonly<Record<Field, (values: Values) => readonly string[]>> = {
  customer: ({ customer }) => (customer ? [comparable(customer)] : []),
  contact: ({ contact }) => (contact ? [comparable(contact)] : []),
  phone: ({ phone }) => (phone ? [phone] : []),
  needs: ({ needs }) => each(needs, () => ''),
  capacity: ({ needs }) => each(needs, ({ capacity }) => capacity && [capacity.value, capacity.unit]),
  count: ({ needs }) => each(needs, ({ count }) => count),
  replace: ({ needs }) => each(needs, ({ replace }) => replace),
  amount: ({ amount }) => (amount ? [`${amount.value} ${amount.currency}`] : []),
  date: ({ date }) => (date ? [date] : []),
  place: ({ place }) => (place ? [comparable(place)] : []),
}

function compare(found: readonly string[], expected: readonly string[]): Score {
  const right = found.filter((text) => expected.includes(text)).length
  return { right, extra: found.length - right, lost: expected.length - right }
}

const add = (a: Score, b: Score): Score => ({
  right: a.right + b.right,
  extra: a.extra + b.extra,
  lost: a.lost + b.lost,
})
const NONE: Score = { right: 0, extra: 0, lost: 0 }

/** What is wrong in one note: `field: found, expected`. */
export interface Mistake {
  readonly id: string
  readonly field: Row
  readonly found: readonly string[]
  readonly expected: readonly string[]
}

export interface Result {
  readonly scores: ReadonlyMap<Row, Score>
  readonly mistakes: readonly Mistake[]
}

/** Reads all notes and compares each field with its label. */
export function measure(
  notes: readonly LabelledNote[],
  extract: (note: LabelledNote) => Extraction = extractLocally,
): Result {
  const scores = new Map<Row, Score>()
  const mistakes: Mistake[] = []
  const count = (id: string, field: Row, found: readonly string[], expected: readonly string[]) => {
    const score = compare(found, expected)
    scores.set(field, add(scores.get(field) ?? NONE, score))
    if (field !== 'missing') scores.set('overall', add(scores.get('overall') ?? NONE, score))
    if (score.extra + score.lost > 0) mistakes.push({ id, field, found, expected })
  }
  for (const note of notes) {
    const reading = extract(note)
    const values = valuesOf(reading)
    for (const field of FIELDS) count(note.id, field, TEXTS[field](values), TEXTS[field](note.expect))
    count(note.id, 'missing', reading.missing, note.missing)
  }
  return { scores, mistakes }
}

export const precision = ({ right, extra }: Score) => (right + extra === 0 ? 1 : right / (right + extra))
export const recall = ({ right, lost }: Score) => (right + lost === 0 ? 1 : right / (right + lost))
export function f1(score: Score): number {
  const [p, r] = [precision(score), recall(score)]
  return p + r === 0 ? 0 : (2 * p * r) / (p + r)
}
