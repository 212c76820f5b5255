import * as v from 'valibot'
import { ENERGIES } from '#base/energy'
import { isCreditCode } from '#base/wire'
import { COLOURS, LABEL_CATEGORIES, LABELS, scaleCodes } from './vocabulary'

/** What can be saved of a company and of a label; shared by forms, calls and the simulator. Messages are text keys. */

const [SHORTEST, LONGEST] = [2, 60]
const ADDRESS = 120

/** A credit code as it is written: capital letters, no blanks. */
export const normalCode = (code: string) => code.replace(/\s/g, '').toUpperCase()

const code = v.pipe(v.string(), v.transform(normalCode), v.check(isCreditCode, 'error.code'))

export const profileSchema = v.object({
  version: v.number(),
  name: v.pipe(v.string(), v.trim(), v.minLength(SHORTEST, 'error.name'), v.maxLength(LONGEST, 'error.name')),
  creditCode: code,
  /** A branch of the dictionary. */
  industry: v.pipe(v.string(), v.nonEmpty('error.choose')),
  scale: v.picklist(scaleCodes.words, 'error.choose'),
  address: v.pipe(v.string(), v.trim(), v.nonEmpty('error.address'), v.maxLength(ADDRESS)),
  point: v.nullable(v.object({ lng: v.number(), lat: v.number() })),
  energies: v.array(v.picklist(ENERGIES)),
  contacts: v.array(v.object({ id: v.string(), name: v.string(), nameEn: v.optional(v.string()) })),
})
export type ProfileValues = v.InferInput<typeof profileSchema>
export type Profile = v.InferOutput<typeof profileSchema>

export const labelSchema = v.object({
  name: v.pipe(
    v.string('error.label'),
    v.trim(),
    v.minLength(LABELS.least, 'error.label'),
    v.maxLength(LABELS.longest, 'error.label'),
  ),
  category: v.picklist(LABEL_CATEGORIES, 'error.choose'),
  colour: v.pipe(
    v.number('error.choose'),
    v.integer('error.choose'),
    v.minValue(1, 'error.choose'),
    v.maxValue(COLOURS, 'error.choose'),
  ),
})
export type NewLabel = v.InferOutput<typeof labelSchema>
