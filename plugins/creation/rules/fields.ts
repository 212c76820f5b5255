import * as v from 'valibot'
import { asDay } from '#base/calendar'
import { choice, defineFields, files, flag, list, number, rows, text, type ValuesOf, value } from '#base/fields'
import { isPhone, lengthOf, normalisePhone } from '#base/wire'
import { CURRENCIES, NOTE_MAXIMUM, PIECES_MAXIMUM, PRODUCTS } from '../extraction/types'
import { SHAPES } from './absorption'
import { lastReading } from './lastReading'
import { MOST, UNITS } from './vocabulary'

/** The fields of the area's forms, for form, draft and server; messages are text keys of the area. */

const opt = v.optional(v.string())
const isDay = (text: string) => asDay(text) !== undefined
const company = v.object({ name: v.string(), nameEn: opt, creditCode: opt, custId: opt, clueId: opt })

const capacity = { value: number({ above: 0, most: MOST.capacity, message: 'error.capacity' }), unit: choice(UNITS) }
export const needFields = defineFields({
  /** '' in a new row. */
  product: value(v.picklist(['', ...PRODUCTS]), '', {
    required: true,
    check: (product) => product !== '',
    message: 'error.product',
  }),
  ...capacity,
  count: number({ least: 2, most: PIECES_MAXIMUM, whole: true, message: 'error.count' }),
  replace: flag(),
  /** What was read that this row came from (`reading.ts`); '' for one that the user added. */
  origin: text(),
})
export type NeedValues = ValuesOf<typeof needFields.table>

const said = {
  contact: text({ most: 60, message: 'error.long' }),
  phone: text({ clean: normalisePhone, check: isPhone, message: 'error.phone' }),
  date: text({ check: isDay, message: 'error.date' }),
  place: text({ most: 120, message: 'error.long' }),
  text: text({ most: NOTE_MAXIMUM, message: 'error.text' }),
}

/** `said`: as the note calls it, until the user chooses. */
const noted = value(v.nullable(v.object({ ...company.entries, said: opt })), null, {
  required: true,
  message: 'error.customer',
})
/** Of a company that is no customer yet. */
export const isCompanyName = (name: string) => lengthOf(name) <= MOST.name

export const noteFields = defineFields({
  ...said,
  /** Of the device; finds a note again that may have arrived. */
  noteId: text(),
  /** The lead or visit that it started from. */
  of: value(v.object({ clueId: opt, visitId: opt }), {}),
  audio: files({ most: MOST.audio, message: 'error.audio' }),
  customer: {
    ...noted,
    entry: v.pipe(
      noted.entry,
      v.check(({ custId, name }) => custId !== undefined || isCompanyName(name), 'error.name'),
    ),
  },
  needs: rows(needFields, { least: 1, most: MOST.needs, message: 'error.needs' }),
  amount: number({ above: 0, most: MOST.amount, message: 'error.amount' }),
  currency: choice(CURRENCIES, { required: true }),
  /** What the note was read as last, by which the user's changes are told. */
  read: value(v.nullable(lastReading), null),
})
export type NoteValues = ValuesOf<typeof noteFields.table>
export type NoteContent = v.InferOutput<typeof noteFields.schema>

const sentNeed = defineFields({
  product: choice(PRODUCTS, { required: true, message: 'error.product' }),
  capacity: value(
    v.optional(
      v.object({
        value: v.pipe(v.number(), v.gtValue(0, 'error.capacity'), v.maxValue(MOST.capacity, 'error.capacity')),
        unit: v.picklist(UNITS),
      }),
    ),
    undefined,
  ),
  count: needFields.table.count,
  replace: needFields.table.replace,
})
/** The same on the wire. */
export const sentNote = defineFields({
  ...said,
  needs: rows(sentNeed, { least: 1, most: MOST.needs, message: 'error.needs' }),
})

/** Amount and recording on the wire, where neither has the form's shape. */
export const sentAmount = v.optional(
  v.object({ value: v.pipe(v.number(), v.gtValue(0), v.maxValue(MOST.amount)), currency: v.picklist(CURRENCIES) }),
)
export const sentAudio = v.pipe(
  v.array(v.object({ url: v.string(), seconds: v.optional(v.number()) })),
  v.maxLength(MOST.audio),
)

const row = {
  mwh: number({ required: true, above: 0, most: 1e7, message: 'error.mwh' }),
  shape: choice(SHAPES, { required: true, message: 'error.shape' }),
}
const parkRow = defineFields({
  /** Of the server; none for a new row. */
  id: value(v.optional(v.string()), undefined),
  who: value(v.nullable(company), null, {
    required: true,
    check: (who) => lengthOf(who?.name.trim() ?? '') <= MOST.name,
    message: 'error.who',
  }),
  ...row,
})
export type ParkRowValues = ValuesOf<typeof parkRow.table>
const version = value(v.number(), 0)

export const parkFields = defineFields({ version, rows: rows(parkRow, { most: MOST.rows, message: 'error.rows' }) })
export type ParkValues = ValuesOf<typeof parkFields.table>
export const absorberFields = defineFields({ version, absorbers: list({ most: MOST.rows }) })
export type AbsorberValues = ValuesOf<typeof absorberFields.table>

/** Rows of a park on the wire: a customer by its id, or a name. */
export const sentRows = defineFields({
  rows: rows(
    defineFields({
      id: text(),
      custId: text(),
      name: text({ required: true, most: MOST.name, message: 'error.who' }),
      nameEn: text({ most: MOST.nameEn, message: 'error.who' }),
      ...row,
    }),
    { most: MOST.rows, message: 'error.rows' },
  ),
})
