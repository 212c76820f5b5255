import { nameOfAddress } from '#kit/attachments'
import { NOTHING } from '#kit/records'
import type { ComparedField } from '#platform/outbox'
import type { Consumption, Device } from '../../api/cognition'

/** Rows of an entry of the outbox beside those on the server: only what differs, field by field. */

interface Row {
  readonly id?: string | null | undefined
}

/** How rows of one sort are compared. */
export interface ComparedRows<R extends Row> {
  /** The dictionary and the code of what a row is of. */
  readonly dictionary: string
  readonly code: (row: R) => string
  /** Tells rows of one code apart: the year, or the number in the list. */
  readonly which: (row: R, index: number) => string
  readonly fields: Readonly<Record<string, (row: R) => string | number | undefined>>
  readonly dictionaries?: Readonly<Record<string, string>>
}

const photo = (address: string | undefined) => address && nameOfAddress(address)

export const comparedEquipment: ComparedRows<Device> = {
  dictionary: 'deviceKind',
  code: ({ type }) => type,
  which: (_, index) => String(index + 1),
  fields: {
    type: ({ type }) => type,
    fuel: ({ fuel }) => fuel,
    count: ({ count }) => count,
    capacity: ({ capacity }) => capacity,
    year: ({ year }) => year,
    hours: ({ hours }) => hours,
    days: ({ days }) => days,
    load: ({ load }) => load,
    plateCode: ({ plateCode }) => plateCode,
    plate: ({ plate }) => photo(plate),
  },
  dictionaries: { type: 'deviceKind', fuel: 'fuel' },
}

export const comparedEnergy: ComparedRows<Consumption> = {
  dictionary: 'fuel',
  code: ({ kind }) => kind,
  which: ({ year }) => String(year),
  fields: {
    fuel: ({ kind }) => kind,
    year: ({ year }) => year,
    amount: ({ amount }) => amount,
    months: ({ months }) => (months.length > 0 ? months.map((month) => month ?? NOTHING).join(' / ') : undefined),
    price: ({ price }) => price,
    bill: ({ bill }) => photo(bill),
  },
  dictionaries: { fuel: 'fuel' },
}

type Pair<R> = readonly [mine: R | undefined, theirs: R | undefined]

/** The same row by its id; a new one beside their new one of the same name. */
function pairsOf<R extends Row>(mine: readonly R[], theirs: readonly R[], { code, which }: ComparedRows<R>): Pair<R>[] {
  const left = [...theirs]
  const take = (isSame: (other: R) => boolean) => {
    const at = left.findIndex(isSame)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const isKnown = ({ id }: R) => mine.some((row) => row.id === id)
  const nameOf = (row: R) => `${code(row)} ${which(row, 0)}`
  const paired = mine.map((row): Pair<R> => {
    if (row.id !== undefined) return [row, take(({ id }) => id === row.id)]
    return [row, take((other) => !isKnown(other) && nameOf(other) === nameOf(row))]
  })
  return [...paired, ...left.map((other): Pair<R> => [undefined, other])]
}

/** The fields that differ, of each row that differs. */
export function compareRows<R extends Row>(
  mine: readonly R[],
  theirs: readonly R[],
  about: ComparedRows<R>,
): ComparedField[] {
  const { dictionary, code, which, fields, dictionaries = {} } = about
  return pairsOf(mine, theirs, about).flatMap(([own, other], index) => {
    const named = own ?? other
    const row = named && { dictionary, code: code(named), which: which(named, index) }
    return Object.entries(fields).flatMap(([name, read]) => {
      const inWords = (of: R | undefined) => String((of && read(of)) ?? NOTHING)
      const both = { mine: inWords(own), theirs: inWords(other) }
      if (both.mine === both.theirs) return []
      const of = dictionaries[name]
      return [{ label: `field.${name}`, ...both, ...(row && { row }), ...(of && { dictionary: of }) }]
    })
  })
}
