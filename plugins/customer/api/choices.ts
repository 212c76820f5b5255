import * as v from 'valibot'
import { coded, named, recordOf, text } from '#src/wire'
import { LABEL_CATEGORIES } from '../rules/vocabulary'
import { get } from './calls'

/** What customers are chosen by: labels, and divisions in which there are customers. */

/** Entries of a label. */
export const labelEntries = { ...named, category: coded(LABEL_CATEGORIES), colour: v.number() }

const label = recordOf('labelId', labelEntries)
/** A label of the dictionary. */
export type KnownLabel = v.InferOutput<typeof label>

export const getChoices = get('/choices', {
  about: 'Labels of customers, and the administrative divisions of those that I may see, each with the one above it.',
  request: v.object({}),
  response: v.object({
    labels: v.array(label),
    areas: v.array(v.object({ code: v.string(), name: v.string(), parent: text })),
  }),
})
