import * as v from 'valibot'
import { call } from '#src/http'
import { coded, maybe, text } from '#src/wire'
import { discardCodes } from '../rules/vocabulary'
import { CLUE, labelSchema } from './shared'

/** Calls for dictionaries. */

const areaSchema = v.pipe(
  v.object({
    areaCode: v.string(),
    name: v.string(),
    parent: text,
    point: maybe(v.object({ lng: v.number(), lat: v.number() })),
  }),
  v.transform((w) => ({ code: w.areaCode, name: w.name, parent: w.parent, point: w.point })),
)

/**
 * A province, city or district that has leads; `parent` is the code of the division above, `point` its
 * centre (GCJ-02).
 */
export type Area = v.InferOutput<typeof areaSchema>

export const getAreas = call({
  host: 'cm',
  method: 'GET',
  path: `${CLUE}getAreas`,
  send: 'query',
  about: 'Administrative divisions in which there are leads that I may see, each with the one above it.',
  request: v.object({}),
  response: v.array(areaSchema),
})

export const selectLabels = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}ennNewClueLabel/selectList`,
  send: 'json',
  about: 'All labels that a lead can have.',
  request: v.object({}),
  response: v.array(labelSchema),
})

/** Labels of the lead's company in the customer area; empty if the company is not a customer. */
export const getCustomerLableById = call({
  host: 'cm',
  method: 'GET',
  path: `${CLUE}getCustomerLableById`,
  send: 'query',
  about: 'Labels of a company, by its id.',
  request: v.pipe(
    v.object({ customerId: v.string() }),
    v.transform(({ customerId }) => ({ custId: customerId })),
  ),
  response: v.array(labelSchema),
})

export const getCustomerLableByCreditCode = call({
  host: 'cm',
  method: 'GET',
  path: `${CLUE}getCustomerLableByCreditCode`,
  send: 'query',
  about: 'Labels of a company, by its credit code.',
  request: v.object({ creditCode: v.string() }),
  response: v.array(labelSchema),
})

/** A discard reason to choose from; for known codes the app shows its own texts. */
const reasonSchema = v.pipe(
  v.object({ code: coded(discardCodes), name: v.string(), nameEn: text }),
  v.transform((w) => ({ kind: w.code, name: w.name, nameEn: w.nameEn })),
)

export const findClueDiscardReason = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}findClueDiscardReason`,
  send: 'json',
  about: 'Reasons for discarding a lead.',
  request: v.object({}),
  response: v.array(reasonSchema),
})
