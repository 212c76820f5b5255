import * as v from 'valibot'
import { call } from '#src/http'
import { coded, text } from '#src/wire'
import { LABEL_CATEGORIES } from '../rules/vocabulary'

/** What customers are chosen by: labels, and divisions in which there are customers. */

const label = v.pipe(
  v.object({
    labelId: v.string(),
    name: v.string(),
    nameEn: text,
    category: coded(LABEL_CATEGORIES),
    colour: v.number(),
  }),
  v.transform(({ labelId, ...rest }) => ({ id: labelId, ...rest })),
)
/** A label of the dictionary. */
export type KnownLabel = v.InferOutput<typeof label>

export const getChoices = call({
  host: 'main',
  method: 'GET',
  path: '/api/customer/choices',
  send: 'query',
  about: 'Labels of customers, and the administrative divisions of those that I may see, each with the one above it.',
  request: v.object({}),
  response: v.object({
    labels: v.array(label),
    areas: v.array(v.object({ code: v.string(), name: v.string(), parent: text })),
  }),
})
