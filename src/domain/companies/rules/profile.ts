import * as v from 'valibot'
import { ENERGIES } from '#base/energy'
import { choice, defineFields, text, type ValuesOf, value } from '#base/fields'
import { isCreditCode, point } from '#base/wire'
import { scaleCodes } from './scale'

/** What can be saved of a company; shared by forms, calls and simulators. Messages are text keys of the area. */

const [SHORTEST, LONGEST] = [2, 60]
const ADDRESS = 120

/** A credit code as it is written: capital letters, no blanks. */
const normalCode = (code: string) => code.replace(/\s/g, '').toUpperCase()

/** Name, code, industry, size, address and what else a company's form asks for. */
export const profileFields = defineFields({
  version: value(v.number(), 0),
  name: text({ required: true, least: SHORTEST, most: LONGEST, message: 'error.name' }),
  creditCode: text({ required: true, clean: normalCode, check: isCreditCode, message: 'error.code' }),
  /** A branch of the dictionary. */
  industry: text({ required: true, message: 'error.choose' }),
  scale: choice(scaleCodes, { required: true, message: 'error.choose' }),
  address: text({ required: true, most: ADDRESS, message: 'error.address' }),
  point: value(v.nullable(point), null),
  energies: value(v.array(v.picklist(ENERGIES)), []),
  contacts: value(v.array(v.object({ id: v.string(), name: v.string(), nameEn: v.optional(v.string()) })), []),
})
export type ProfileValues = ValuesOf<typeof profileFields.table>
export type Profile = v.InferOutput<typeof profileFields.schema>
