import * as v from 'valibot'
import { asDay, type Day, days } from '#base/calendar'
import { datesIn } from './dates'
import { extractionOf } from './local'
import { joined } from './needs'
import { numeralsIn } from './numerals'
import { phonesIn } from './phone'
import { mentionsIn } from './products'
import { capacityOf, quantitiesIn } from './quantities'
import { fold, lowerCase } from './reading'
import {
  type Amount,
  CURRENCIES,
  type Extraction,
  type Found,
  type Need,
  type Note,
  PIECES_MAXIMUM,
  PRODUCTS,
  type Span,
  unitsOf,
} from './types'

/** Confidence of a value that the rules find, too; of one that the note contains; of one that it does not. */
const CONFIDENCE = { agreed: 0.95, found: 0.8, unfounded: 0.5 }
const LONGEST_NAME = 120
const MOST_NEEDS = 20
const LARGEST = 1e12
/** How far from today a day may be. */
const MOST_DAYS = 3 * 366

/** A field that does not fit is absent; the others count. */
const lenient = <T extends v.GenericSchema>(schema: T) => v.fallback(v.nullish(schema), undefined)
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME))
const positive = v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(LARGEST))

const need = v.object({
  product: v.picklist(PRODUCTS),
  capacity: lenient(v.object({ value: positive, unit: v.string() })),
  count: lenient(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(PIECES_MAXIMUM))),
  replace: lenient(v.boolean()),
})

/** What the service answers; `needs` tells an answer from anything else that is JSON. */
const answer = v.object({
  customer: lenient(name),
  contact: lenient(name),
  phone: lenient(v.pipe(v.string(), v.regex(/^[\d+][\d\s-]{6,20}$/))),
  needs: v.pipe(v.array(v.unknown()), v.maxLength(MOST_NEEDS)),
  amount: lenient(v.object({ value: positive, currency: v.picklist(CURRENCIES) })),
  date: lenient(v.string()),
  place: lenient(name),
})

/** The answer of the service as a reading of the note. Throws if it has another form. */
export function checked(note: Note, body: unknown, own: Extraction): Extraction {
  const values = v.parse(answer, body)
  const customer = namedIn(note, values.customer, own.customer)
  const contact = namedIn(note, values.contact, own.contact)
  const phone = phoneIn(note, values.phone)
  const needs = values.needs.flatMap((one) => needIn(note, one, own) ?? [])
  const amount = amountIn(note, values.amount, own)
  const date = dateIn(note, values.date)
  const place = namedIn(note, values.place, own.place)
  return extractionOf({ customer, contact, phone, needs, amount, date, place })
}

function found<T>(value: T, spans: readonly Span[], isAgreed: boolean): Found<T> {
  const unsure = spans.length > 0 ? CONFIDENCE.found : CONFIDENCE.unfounded
  return { value, confidence: isAgreed ? CONFIDENCE.agreed : unsure, spans }
}

/** A name; where the note does not contain it, it is nobody's word and to be checked. */
function namedIn(
  { text }: Note,
  value: string | null | undefined,
  own: Found<string> | undefined,
): Found<string> | undefined {
  if (!value) return undefined
  const spans = placesOf(text, value)
  return found(value, spans, spans.length > 0 && own !== undefined && plain(own.value) === plain(value))
}

const plain = (text: string) => lowerCase(fold(text)).replace(/[^\p{L}\p{N}]/gu, '')

/** Where a text stands in the note, whatever blanks and signs are in it. */
function placesOf(note: string, value: string): Span[] {
  const letters = [...plain(value)]
  if (letters.length === 0) return []
  const pattern = new RegExp(letters.join('[^\\p{L}\\p{N}]{0,3}'), 'gu')
  return [...lowerCase(fold(note)).matchAll(pattern)].map((match): Span => [match.index, match.index + match[0].length])
}

/** A number that the note has; an invented one would be called. */
function phoneIn({ text }: Note, value: string | null | undefined): Found<string> | undefined {
  const digits = value?.replace(/\D/g, '').replace(/^86(?=1\d{10}$)/, '')
  const hit = phonesIn(lowerCase(fold(text))).find((one) => one.value?.replace(/\D/g, '') === digits)
  return hit?.value === undefined ? undefined : found(hit.value, [[hit.from, hit.to]], true)
}

function needIn({ text }: Note, value: unknown, own: Extraction): Found<Need> | undefined {
  const parsed = v.safeParse(need, value)
  if (!parsed.success) return undefined
  const { product, capacity, count, replace } = parsed.output
  const unit = unitsOf(product).find((one) => one === capacity?.unit)
  const result: Need = {
    product,
    ...(capacity && unit && { capacity: { value: capacity.value, unit } }),
    ...(count && { count }),
    ...(replace && { replace: true }),
  }
  const lower = lowerCase(fold(text))
  const mentions = mentionsIn(lower, []).filter((mention) => mention.product === product)
  const figures = quantitiesIn(lower).filter((quantity) => {
    const size = capacityOf(product, quantity)
    return size?.value === result.capacity?.value && size?.unit === result.capacity?.unit
  })
  const spans = joined([...mentions, ...figures].map(({ from, to }): Span => [from, to]))
  const isFounded = mentions.length > 0 && (!result.capacity || figures.length > 0)
  const isAgreed = own.needs.some((one) => JSON.stringify(one.value) === JSON.stringify(result))
  return { ...found(result, spans, isAgreed), ...(!isFounded && { confidence: CONFIDENCE.unfounded }) }
}

function amountIn({ text }: Note, value: Amount | null | undefined, own: Extraction): Found<Amount> | undefined {
  if (!value) return undefined
  const isAgreed = own.amount?.value.value === value.value && own.amount.value.currency === value.currency
  if (isAgreed && own.amount) return found(value, own.amount.spans, true)
  const scaled = numeralsIn(lowerCase(fold(text))).filter((one) =>
    [1, 1e3, 1e6].some((scale) => one.value * scale === value.value),
  )
  return found(
    value,
    scaled.map(({ from, to }): Span => [from, to]),
    false,
  )
}

function dateIn({ text, today }: Note, value: string | null | undefined): Found<string> | undefined {
  const day = value ? asDay(value) : undefined
  if (!day || Math.abs(days.between(today as Day, day)) > MOST_DAYS) return undefined
  const named = datesIn(lowerCase(fold(text)), today as Day).filter((one) => one.day === day)
  return found(
    day,
    named.map(({ from, to }): Span => [from, to]),
    named.length > 0,
  )
}
