import * as v from 'valibot'
import { coded, maybe, named, renamed, text } from '#base/wire'
import { discardCodes } from '../rules/vocabulary'
import { get, labelSchema, pointSchema, post } from './shared'

/** Calls for dictionaries. */

/**
 * A province, city or district that has leads; `parent` is the code of the division above, `point` its
 * centre (GCJ-02).
 */
const areaSchema = renamed(
  { areaCode: v.string(), name: v.string(), parent: text, point: maybe(pointSchema) },
  { areaCode: 'code' },
)

export const getAreas = get('/getAreas', {
  about: 'Administrative divisions in which there are leads that I may see, each with the one above it.',
  request: v.object({}),
  response: v.array(areaSchema),
})

export const selectLabels = post('/ennNewClueLabel/selectList', {
  about: 'All labels that a lead can have.',
  request: v.object({}),
  response: v.array(labelSchema),
})

/** Labels of the lead's company in the customer area; empty if the company is not a customer. */
export const getCustomerLableById = get('/getCustomerLableById', {
  about: 'Labels of a company, by its id.',
  request: renamed({ customerId: v.string() }, { customerId: 'custId' }),
  response: v.array(labelSchema),
})

export const getCustomerLableByCreditCode = get('/getCustomerLableByCreditCode', {
  about: 'Labels of a company, by its credit code.',
  request: v.object({ creditCode: v.string() }),
  response: v.array(labelSchema),
})

/** Reasons to choose from; for known codes the app shows its own texts. */
export const findClueDiscardReason = post('/findClueDiscardReason', {
  about: 'Reasons for discarding a lead.',
  request: v.object({}),
  response: v.array(renamed({ code: coded(discardCodes), ...named }, { code: 'kind' })),
})
