import * as v from 'valibot'
import { CURRENCIES, type Extracted, type Found, type Need, PRODUCTS } from '../extraction/types'
import { UNITS } from './vocabulary'

/** What the note was read as last, as a draft keeps it. */

const found = <T extends v.GenericSchema>(value: T) =>
  v.optional(
    v.object({
      value,
      confidence: v.number(),
      spans: v.array(v.tuple([v.number(), v.number()])),
    }),
  )
const opt = v.optional(v.string())
const word = found(v.string())
const need = v.object({
  product: v.picklist(PRODUCTS),
  capacity: v.optional(v.object({ value: v.number(), unit: v.picklist(UNITS) })),
  count: v.optional(v.number()),
  replace: v.optional(v.literal(true)),
})

export const lastReading = v.object({
  /** The text that was read, and the day on which it was written; none before the first. */
  text: v.string(),
  day: opt,
  fellBack: v.boolean(),
  /** Of a note that was sent: what the text was read as is not known any more. */
  isSent: v.optional(v.literal(true)),
  customer: word,
  contact: word,
  phone: word,
  date: word,
  place: word,
  amount: found(v.object({ value: v.number(), currency: v.picklist(CURRENCIES) })),
  needs: v.array(v.unwrap(found(need))),
  /** What a lead, customer or visit brings along, as far as the note says nothing else. */
  given: v.optional(
    v.object({
      contact: opt,
      /** The contact in either language. */
      names: v.optional(v.array(v.string())),
      phone: opt,
      date: opt,
      place: opt,
    }),
  ),
})
export type LastReading = v.InferOutput<typeof lastReading>

/** Of a text and its day, before anything is known of what it says. */
export const readingFrom = ({
  day,
  text = '',
  given,
}: Pick<LastReading, 'day' | 'given'> & { readonly text?: string | undefined }): LastReading => ({
  text,
  day,
  fellBack: false,
  needs: [],
  given,
})

/** Fields of a note besides its needs. */
export const FACTS = ['customer', 'contact', 'phone', 'date', 'place', 'amount'] as const
export type Fact = (typeof FACTS)[number]

const copied = <T>({ value, confidence, spans }: Found<T>) => ({
  value,
  confidence,
  spans: spans.map(([from, to]): [number, number] => [from, to]),
})

/** A reading as it is kept. */
export function keptReading(
  { customer, contact, phone, date, place, amount, needs, fellBack }: Extracted,
  text: string,
  day: string,
): LastReading {
  const words = { customer, contact, phone, date, place }
  return {
    text,
    day,
    fellBack: fellBack === true,
    ...Object.fromEntries(Object.entries(words).flatMap(([name, one]) => (one ? [[name, copied(one)]] : []))),
    ...(amount && { amount: copied(amount) }),
    needs: needs.map((one: Found<Need>) => copied(one)),
  }
}
