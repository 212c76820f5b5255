import type { Day } from '#base/calendar'
import { amountOf } from './amounts'
import { contactOf } from './contact'
import { customerOf } from './customer'
import { dateOf, datesIn } from './dates'
import { blank } from './hits'
import { needsOf, quantitySpans } from './needs'
import { peopleIn } from './people'
import { phonesIn, spansOf } from './phone'
import { placeOf } from './places'
import { read } from './reading'
import { confidenceOf, settle } from './settle'
import { type Extraction, type ExtractionProvider, type Found, missingOf, type Note, type Span } from './types'

const SURE = 0.95

/** Reads a note by rules, without network (domain/creation.md 1). Fields that it does not find are absent. */
export function extractLocally(note: Note): Extraction {
  const reading = read(note)
  const phones = phonesIn(reading.lower)
  const dates = datesIn(blank(reading.lower, spansOf(phones)), note.today as Day, reading.text)
  const unread = (text: string) => blank(text, [...spansOf(phones), ...spansOf(dates)])
  const lower = unread(reading.lower)
  const text = unread(reading.text)
  const people = peopleIn(text, lower)
  const nameless = blank(text, spansOf(people.filter(({ sureness }) => sureness > 1)))
  const customer = customerOf(reading, nameless, blank(lower, spansOf(people.filter(({ sureness }) => sureness > 1))))
  const customers = customer.found?.spans ?? []
  const contact = contactOf(reading, text, people, customers)
  const names: Span[] = [...customers, ...customer.others, ...(contact?.spans ?? [])]
  const own = [...customers, ...(contact?.spans ?? [])]
  const unnamed = blank(lower, own)
  const needs = needsOf(reading, unnamed, own)
  const amount = amountOf(reading, blank(unnamed, quantitySpans(unnamed)))
  const phone = phoneOf(reading, phones)
  const date = dateOf(reading, dates)
  const place = placeOf(reading, names, customers, own)
  return extractionOf({ customer: customer.found, contact, phone, needs, amount, date, place })
}

type Fields = Omit<Extraction, 'missing'>
/** Fields of a note, those that were not found as undefined. */
type FoundFields = Pick<Fields, 'needs'> & { readonly [K in keyof Fields]?: Fields[K] | undefined }

/** What was found in a note, and what it leaves open. */
export function extractionOf({ customer, contact, phone, needs, amount, date, place }: FoundFields): Extraction {
  return {
    ...(customer && { customer }),
    ...(contact && { contact }),
    ...(phone && { phone }),
    needs,
    ...(amount && { amount }),
    ...(date && { date }),
    ...(place && { place }),
    missing: missingOf({
      customer: customer?.value,
      contact: contact?.value,
      phone: phone?.value,
      needs: needs.map(({ value }) => value),
      date: date?.value,
    }),
  }
}

function phoneOf(reading: ReturnType<typeof read>, phones: ReturnType<typeof phonesIn>): Found<string> | undefined {
  const [chosen] = settle(reading, phones).filter(({ value }) => value !== undefined)
  if (!chosen?.value) return undefined
  return { value: chosen.value, confidence: confidenceOf(SURE, chosen), spans: [[chosen.from, chosen.to]] }
}

/** `throwIfAborted` of the oldest web views. */
export function endIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new DOMException('The reading was ended', 'AbortError')
}

/** The provider that needs no network. */
export const local: ExtractionProvider = async (note, signal) => {
  endIfAborted(signal)
  return { ...extractLocally(note), by: 'local' }
}
