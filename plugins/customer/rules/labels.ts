import * as v from 'valibot'
import { choice, defineFields, text, value } from '#base/fields'
import { COLOURS, LABEL_CATEGORIES, LABELS } from './vocabulary'

/** What can be saved of a label; shared by forms, calls and the simulator. Messages are text keys. */

export const labelFields = defineFields({
  name: text({ required: true, least: LABELS.least, most: LABELS.longest, message: 'error.label' }),
  category: choice(LABEL_CATEGORIES, { required: true, message: 'error.choose' }),
  colour: value(v.number(), 1, {
    check: (colour) => Number.isInteger(colour) && colour >= 1 && colour <= COLOURS,
    message: 'error.choose',
  }),
})
export type NewLabel = v.InferOutput<typeof labelFields.schema>
