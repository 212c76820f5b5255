import * as v from 'valibot'
import { enteredText } from '#base/wire'
import { formValues } from '#kit/attachments'
import type { RequestOf } from '#platform/http'
import type { addClue } from '../../api'
import { NAME_TEXT } from '../../rules/limits'
import { chosen } from '../../rules/sheets'
import { SOURCES } from '../../rules/vocabulary'
import { addressField, codeField, phoneField, pointField } from '../cognition/values'

/** The form of a new lead, over both of its steps (domain/leads.md 1); messages are keys of the area's texts. */

export const addSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(NAME_TEXT.min, 'add.error.name'),
    v.maxLength(NAME_TEXT.max, 'add.error.name'),
  ),
  creditCode: codeField,
  custId: enteredText(60),
  industry: chosen,
  source: v.picklist(SOURCES),
  address: addressField,
  point: v.pipe(
    pointField,
    v.check((point) => point !== null, 'add.error.point'),
    v.transform((point) => point as NonNullable<typeof point>),
  ),
  entityId: enteredText(60),
  contactName: enteredText(60),
  phone: phoneField,
  /** Also beside a discarded lead with the same code. */
  force: v.pipe(
    v.boolean(),
    v.transform((force) => force || undefined),
  ),
})
export type AddValues = v.InferInput<typeof addSchema>
/** Fields of the first step. */
export const FIRST_STEP = ['name', 'creditCode', 'industry', 'source', 'address', 'point'] as const

/** What is known of a new lead, e.g. a part of its request. */
type Known = { readonly [K in keyof RequestOf<typeof addClue>]?: RequestOf<typeof addClue>[K] | undefined }

/** Begins with what is known of the company: by the address, or by a request that waits in the outbox. */
export const addValues = (known: Known): AddValues => formValues(addSchema, { source: 'own', ...known })

/** Names the draft: each company has its own. */
export const draftOf = ({ creditCode, custId, name }: Known): string => creditCode ?? custId ?? name ?? 'new'
