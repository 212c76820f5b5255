import type * as v from 'valibot'
import { formValues } from '#kit/attachments'
import type { RequestOf } from '#platform/http'
import type { addClue } from '../../api'
import { addFields } from '../../rules/fields'

/** The form of a new lead, for both of its steps (domain/leads.md 1). */

/** Its name among the drafts. */
export const ADD_FORM = 'lead.add'

type AddValues = v.InferInput<typeof addFields.schema>
/** Fields of the first step. */
export const FIRST_STEP = ['name', 'creditCode', 'industry', 'source', 'address', 'point'] as const

/** Known fields of a new lead, e.g. a part of its request. */
type Known = { readonly [K in keyof RequestOf<typeof addClue>]?: RequestOf<typeof addClue>[K] | undefined }

/** Initial values from the company in the address, or from a request that waits in the outbox. */
export const addValues = (known: Known): AddValues => formValues(addFields, { source: 'own', ...known })

/** Names the draft: each company has its own. */
export const draftOf = ({ creditCode, custId, name }: Known): string => creditCode ?? custId ?? name ?? 'new'
