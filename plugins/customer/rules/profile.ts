import * as v from 'valibot'
import { ENERGIES } from '#base/energy'
import { choice, defineFields, text, type ValuesOf, value } from '#base/fields'
import { isCreditCode } from '#base/wire'
import { COLOURS, LABEL_CATEGORIES, LABELS, scaleCodes } from './vocabulary'

/** What can be saved of a company and of a label; shared by forms, calls and the simulator. Messages are text keys. */

const [SHORTEST, LONGEST] = [2, 60]
const ADDRESS = 120

/** A credit code as it is written: capital letters, no blanks. */
export const normalCode = (code: string) => code.replace(/\s/g, '').toUpperCase()

export const profileFields = defineFields({
  version: value(v.number(), 0),
  name: text({ required: true, least: SHORTEST, most: LONGEST, message: 'error.name' }),
  creditCode: text({ required: true, clean: normalCode, check: isCreditCode, message: 'error.code' }),
  /** A branch of the dictionary. */
  industry: text({ required: true, message: 'error.choose' }),
  scale: choice(scaleCodes, { required: true, message: 'error.choose' }),
  address: text({ required: true, most: ADDRESS, message: 'error.address' }),
  point: value(v.nullable(v.object({ lng: v.number(), lat: v.number() })), null),
  energies: value(v.array(v.picklist(ENERGIES)), []),
  contacts: value(v.array(v.object({ id: v.string(), name: v.string(), nameEn: v.optional(v.string()) })), []),
})
export type ProfileValues = ValuesOf<typeof profileFields.table>
export type Profile = v.InferOutput<typeof profileFields.schema>

export const labelFields = defineFields({
  name: text({ required: true, least: LABELS.least, most: LABELS.longest, message: 'error.label' }),
  category: choice(LABEL_CATEGORIES, { required: true, message: 'error.choose' }),
  colour: value(v.number(), 1, {
    check: (colour) => Number.isInteger(colour) && colour >= 1 && colour <= COLOURS,
    message: 'error.choose',
  }),
})
export type NewLabel = v.InferOutput<typeof labelFields.schema>
