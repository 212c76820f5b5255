import { isFuller } from '../extraction/fuller'
import { CHECK_BELOW, type Need, type Product, type Unit } from '../extraction/types'
import type { NeedValues, NoteValues } from './fields'
import type { Fact, LastReading } from './lastReading'

/** How a note that is read again meets what the user has changed: that stays (domain/creation.md 1, 5). */

/** A need as it was read, or as a request holds it. */
interface SaidNeed {
  readonly product: Product
  readonly capacity?: { readonly value: number; readonly unit: Unit } | null | undefined
  readonly count?: number | null | undefined
  readonly replace?: true | null | undefined
}

/** Each need's product with its place among those of the same product: `boiler 1`. */
function originsOf(needs: readonly SaidNeed[]): readonly string[] {
  return needs.map(({ product }, index) => {
    const before = needs.slice(0, index).filter((other) => other.product === product).length
    return `${product} ${before + 1}`
  })
}
const originsIn = (needs: LastReading['needs']) => originsOf(needs.map(({ value }) => value))

/** A need as the form holds it; `origin`: what was read that it came from. */
export function rowOf({ product, capacity, count, replace }: SaidNeed, origin = ''): NeedValues {
  return {
    product,
    value: String(capacity?.value ?? ''),
    unit: capacity?.unit ?? '',
    count: String(count ?? ''),
    replace: replace === true,
    origin,
  }
}

/** The needs of a note that was sent, each in the place of that which it was read from. */
export function sentRowsOf(needs: readonly SaidNeed[]): NeedValues[] {
  const origins = originsOf(needs)
  return needs.map((need, index) => rowOf(need, origins[index]))
}

/** A need of the form without its row; one without a product says nothing. */
export function needOf({ product, value, unit, count, replace }: NeedValues): readonly Need[] {
  if (product === '') return []
  const capacity = Number(value) > 0 && unit !== '' ? { value: Number(value), unit } : undefined
  return [
    {
      product,
      ...(capacity && { capacity }),
      ...(Number(count) > 1 && { count: Number(count) }),
      ...(replace && { replace: true as const }),
    },
  ]
}

/** A unit without a value says nothing: the form fills in the usual one before the size is known. */
const isSame = (a: NeedValues, b: NeedValues) =>
  (['product', 'value', 'count', 'replace'] as const).every((name) => a[name] === b[name]) &&
  (a.value === '' || a.unit === b.unit)

type Facts = Pick<NoteValues, 'customer' | 'contact' | 'phone' | 'date' | 'place' | 'amount' | 'currency'>

const plainName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\s]/gu, '')
/** The note has the name of a known person, or a shorter form of it: 何总 for 何军. */
const isKnown = (known: string, said: string) => plainName(known) === plainName(said) || isFuller(known, said)

/** What the fields hold for a reading that nobody has changed. */
function factsOf(read: LastReading | null): Facts {
  const name = read?.customer?.value
  const { contact, names = [], phone, date, place } = read?.given ?? {}
  const who = read?.contact?.value
  const isGiven = who === undefined || names.some((name) => isKnown(name, who))
  // 何军 of the note is the known 何总.
  const isSamePerson = isGiven || names.some((name) => isFuller(who, name))
  // As within a note: a day to come, else today, else the latest that has passed (domain/creation.md 1).
  const said = read?.date?.value ?? ''
  const isNext = said > (read?.day ?? '') || said > (date ?? '')
  return {
    customer: name === undefined ? null : { name, said: name },
    contact: (isGiven ? contact : who) ?? '',
    // The number that was given is not that of another contact.
    phone: read?.phone?.value ?? (isSamePerson ? phone : undefined) ?? '',
    date: isNext ? said : (date ?? ''),
    place: read?.place?.value ?? place ?? '',
    amount: read?.amount ? String(read.amount.value.value) : '',
    currency: read?.amount?.value.currency ?? 'CNY',
  }
}

/** The user has entered or corrected the field. */
export function isEdited(values: NoteValues, fact: Fact): boolean {
  const before = factsOf(values.read ?? null)
  if (fact === 'customer') {
    // What was chosen, or entered as it is, has no `said`, also where it is called as in the note.
    const { customer } = values
    return customer ? customer.said === undefined || customer.said !== before.customer?.said : before.customer !== null
  }
  if (fact === 'amount') return values.amount !== before.amount || values.currency !== before.currency
  return values[fact] !== before[fact]
}

/** The field was read with little confidence, and nobody has looked at it. */
export function needsCheck(values: NoteValues, fact: Fact): boolean {
  return (values.read?.[fact]?.confidence ?? 1) < CHECK_BELOW && !isEdited(values, fact)
}

/** The same of a row of the needs. */
export function needNeedsCheck({ read }: NoteValues, row: NeedValues): boolean {
  if (!read) return false
  const at = originsIn(read.needs).indexOf(row.origin)
  const found = read.needs[at]
  return found !== undefined && found.confidence < CHECK_BELOW && isSame(row, rowOf(found.value, row.origin))
}

/**
 * A note that was sent, with what its text was read as: a company that is called as there, and is neither customer nor
 * lead, was not chosen.
 */
export function asItWasSent(values: NoteValues, read: LastReading): NoteValues {
  const { customer } = values
  if (!customer || customer.custId !== undefined || customer.clueId !== undefined) return { ...values, read }
  const isSaid = customer.name === read.customer?.value
  return { ...values, read, ...(isSaid && { customer: { ...customer, said: customer.name } }) }
}

/** The fields after the note was read again: what the user has changed, added or removed stays so. */
export function afterReading(values: NoteValues, found: LastReading): Partial<NoteValues> {
  const next = { ...found, given: values.read?.given }
  const facts = factsOf(next)
  const isSaid = values.customer !== null && values.customer?.said === next.customer?.value
  return {
    read: next,
    ...(!isEdited(values, 'customer') && !isSaid && { customer: facts.customer }),
    ...(!isEdited(values, 'amount') && { amount: facts.amount, currency: facts.currency }),
    ...Object.fromEntries(
      (['contact', 'phone', 'date', 'place'] as const).flatMap((name) =>
        isEdited(values, name) ? [] : [[name, facts[name]]],
      ),
    ),
    needs: needsAfter(values, next),
  }
}

function needsAfter({ needs: rows, read }: NoteValues, next: LastReading): NeedValues[] {
  const before = read?.needs ?? []
  // A copy is the user's: only the first row of an origin came from the note.
  const needs = rows.map((row, index) =>
    rows.findIndex(({ origin }) => origin === row.origin) < index ? { ...row, origin: '' } : row,
  )
  const origins = originsIn(before)
  const known = new Map(needs.map((row) => [row.origin, row]))
  const isUsers = (row: NeedValues) => {
    const found = before[origins.indexOf(row.origin)]
    return found === undefined || !isSame(row, rowOf(found.value, row.origin))
  }
  const found = originsIn(next.needs).flatMap((origin, index) => {
    const row = known.get(origin)
    if (row && isUsers(row)) return [row]
    const isRemoved = row === undefined && origins.includes(origin)
    const { value } = next.needs[index] ?? {}
    return isRemoved || value === undefined ? [] : [rowOf(value, origin)]
  })
  return [...found, ...needs.filter((row) => isUsers(row) && !found.includes(row))]
}

/** Where the note says a field, or all needs. */
export function spansOf(read: LastReading | null | undefined, of: Fact | 'needs') {
  if (!read) return []
  return of === 'needs' ? read.needs.flatMap(({ spans }) => spans) : (read[of]?.spans ?? [])
}

export interface NotePart {
  readonly from: number
  readonly to: number
  /** The fields that it was read as. */
  readonly of: readonly (Fact | 'needs')[]
}

/** A text in parts by what was read there; after a change only as far as it is the text that was read. */
export function partsOf(text: string, read: LastReading | null | undefined): readonly NotePart[] {
  const all = (['customer', 'contact', 'phone', 'date', 'place', 'amount', 'needs'] as const).flatMap((of) =>
    spansOf(read, of).map(([from, to]) => ({ of, from, to })),
  )
  const same = [...text].length === 0 ? 0 : sameLength(text, read?.text ?? '')
  const marks = all.filter(({ to }) => to <= same)
  const edges = [...new Set([0, text.length, ...marks.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b)
  return edges.slice(1).map((to, index) => {
    const from = edges[index] ?? 0
    return { from, to, of: marks.filter((mark) => mark.from <= from && mark.to >= to).map(({ of }) => of) }
  })
}

/** Length of the beginning that two texts share. */
function sameLength(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}
