import * as v from 'valibot'
import type { RequestOf } from '#src/http'
import type { SearchOut } from '#src/routes'
import { isCreditCode } from '#src/wire'
import type { addClue } from '../../api'
import type { addClueCognition } from '../../routes'
import { NAME_TEXT } from '../../rules/limits'
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
  custId: v.string(),
  industry: v.pipe(v.string(), v.nonEmpty('cognition.error.choose')),
  source: v.picklist(SOURCES),
  address: addressField,
  point: v.pipe(
    pointField,
    v.check((point) => point !== null, 'add.error.point'),
    v.transform((point) => point as NonNullable<typeof point>),
  ),
  entityId: v.string(),
  contactName: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  phone: phoneField,
  /** Also beside a discarded lead with the same code. */
  force: v.boolean(),
})
export type AddValues = v.InferInput<typeof addSchema>
/** Fields of the first step. */
export const FIRST_STEP = ['name', 'creditCode', 'industry', 'source', 'address', 'point'] as const

type Company = SearchOut<(typeof addClueCognition)['search']>

/** Begins with what the address knows of the company. */
export function addValues({ name, creditCode, custId, industry, address, lng, lat }: Company): AddValues {
  return {
    name: name ?? '',
    creditCode: creditCode !== undefined && isCreditCode(creditCode) ? creditCode : '',
    custId: custId ?? '',
    industry: industry ?? '',
    source: 'own',
    address: address ?? '',
    point: lng === undefined || lat === undefined ? null : { lng, lat },
    entityId: '',
    contactName: '',
    phone: '',
    force: false,
  }
}

/** Names the draft: each company has its own. */
export const draftOf = ({ creditCode, custId, name }: Company): string => creditCode ?? custId ?? name ?? 'new'

export function addRequest(out: v.InferOutput<typeof addSchema>): RequestOf<typeof addClue> {
  const { creditCode, custId, entityId, contactName, phone, force, ...rest } = out
  return {
    ...rest,
    ...(creditCode && { creditCode }),
    ...(custId && { custId }),
    ...(entityId && { entityId }),
    ...(contactName && { contactName }),
    ...(phone && { phone }),
    ...(force && { force }),
  }
}
