/**
 * What is read out of a note about an opportunity (domain/creation.md 1). Plain TypeScript, so that screens, the
 * simulator and the command line share it.
 */

/** Most characters of a note; the back end refuses more (5402). */
export const NOTE_MAXIMUM = 2000
/** More pieces of a product are no number of pieces. */
export const PIECES_MAXIMUM = 10_000
/** Below this confidence a field is shown with 'Please check'. */
export const CHECK_BELOW = 0.7

/** Units of capacity. Tonnes and cubic metres are of steam, LNG, gas or compressed air, as the product says. */
export type Unit = 'kW' | 'kWh' | 't/h' | 't/d' | 'm³/h' | 'm³/d' | 'm³/y' | 'm³/min' | 'RT' | 'MWh/y'

/** Units in which each product is sized, the usual one first; none: the product has no size. */
export const PRODUCT_UNITS = {
  pv: ['kW'],
  storage: ['kWh', 'kW'],
  charger: ['kW'],
  chp: ['kW'],
  heatpump: ['kW'],
  wasteheat: ['kW'],
  boiler: ['t/h'],
  steam: ['t/h'],
  gas: ['m³/d', 'm³/h', 'm³/y'],
  lng: ['t/d', 'm³/d'],
  chiller: ['RT', 'kW'],
  air: ['m³/min'],
  power: ['MWh/y'],
  kiln: [],
  service: [],
  audit: [],
} as const satisfies Readonly<Record<string, readonly Unit[]>>

export type Product = keyof typeof PRODUCT_UNITS
export const PRODUCTS = Object.keys(PRODUCT_UNITS) as readonly Product[]

/** Units of a product, the usual one first. */
export const unitsOf = (product: Product): readonly Unit[] => PRODUCT_UNITS[product]

export interface Capacity {
  readonly value: number
  readonly unit: Unit
}

export interface Need {
  readonly product: Product
  /** Of one where there are several, else in total. */
  readonly capacity?: Capacity
  /** Two or more. */
  readonly count?: number
  /** It replaces or rebuilds something on site. */
  readonly replace?: true
}

export const CURRENCIES = ['CNY', 'USD', 'EUR'] as const
export type Currency = (typeof CURRENCIES)[number]

export interface Amount {
  readonly value: number
  readonly currency: Currency
}

/** A part of the note as it was given: UTF-16 offsets, `to` is exclusive. */
export type Span = readonly [from: number, to: number]

export interface Found<T> {
  readonly value: T
  /** 0 to 1; 1 if the user entered it. */
  readonly confidence: number
  /** Where the note says so, in its order, without overlaps. */
  readonly spans: readonly Span[]
}

/** What still has to be asked, in the order of the questions. */
export const QUESTIONS = ['customer', 'contact', 'needs', 'capacity', 'date'] as const
export type Missing = (typeof QUESTIONS)[number]

export interface Extraction {
  readonly customer?: Found<string>
  readonly contact?: Found<string>
  /** Digits only; a landline keeps the dash after its area code. */
  readonly phone?: Found<string>
  /** In the order in which they are mentioned. */
  readonly needs: readonly Found<Need>[]
  readonly amount?: Found<Amount>
  /** Day of the next step, or of the visit: 2026-11-20. */
  readonly date?: Found<string>
  /** Of the site or the meeting. */
  readonly place?: Found<string>
  readonly missing: readonly Missing[]
}

export interface Note {
  readonly text: string
  /** Language of the user; the note itself may mix languages. */
  readonly lang?: string | undefined
  /** The day on which the note was made, 2026-11-20: what 'tomorrow' counts from. */
  readonly today: string
}

/** `by`: who read the note. `fellBack`: the service did not answer usefully, so the device read it. */
export type Extracted = Extraction & { readonly by: 'local' | 'http'; readonly fellBack?: true }

/** Reads a note. Rejects only if `signal` aborts. */
export type ExtractionProvider = (note: Note, signal?: AbortSignal) => Promise<Extracted>

/** The values of the fields; '' and absent ones are missing. */
export interface FieldValues {
  readonly customer?: string | undefined
  readonly contact?: string | undefined
  readonly phone?: string | undefined
  readonly needs: readonly Need[]
  readonly date?: string | undefined
}

const CHECKS: Readonly<Record<Missing, (fields: FieldValues) => boolean>> = {
  customer: ({ customer }) => !customer,
  contact: ({ contact, phone }) => !contact && !phone,
  needs: ({ needs }) => needs.length === 0,
  capacity: ({ needs }) => needs.some(isUnsized),
  date: ({ date }) => !date,
}

/** A charger is sized by its count alone. */
function isUnsized({ product, capacity, count }: Need): boolean {
  return unitsOf(product).length > 0 && !capacity && !(product === 'charger' && count)
}

/** What is missing, in the order in which it is asked. */
export function missingOf(fields: FieldValues): Missing[] {
  return QUESTIONS.filter((question) => CHECKS[question](fields))
}
