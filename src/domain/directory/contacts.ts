import * as v from 'valibot'
import {
  abilities,
  by,
  coded,
  codes,
  defineFilters,
  entriesOf,
  listOf,
  many,
  maybe,
  moment,
  named,
  person,
  text,
} from '#base/wire'
import { call, listRequest } from '#platform/http'
import { influenceCodes } from './influence'

/** Contacts of customers and leads (domain/public-contacts.md 1, 4), which several areas show and choose. */

/** Whether a contact works there; a deleted one is in no list. */
export const contactStates = codes({ active: '1', left: '2', deleted: '3' })

/** `birthday`: those that the user may see and that are about to come. */
export const contactFilters = defineFilters(
  { influence: by.words(influenceCodes), state: by.words(contactStates), birthday: by.flag },
  { sorts: ['influence', 'name', 'lastContact'] },
)

const home = maybe(v.object({ id: v.string(), ...named }))

/** A contact in a response; also the data of a refusal 4009. What the reader may not see is masked with stars. */
export const contactSchema = v.pipe(
  v.object({
    contactId: v.string(),
    version: v.number(),
    ...named,
    ...entriesOf(text, 'custId', 'clueId', 'duty', 'dutyEn', 'department', 'departmentEn'),
    ...entriesOf(text, 'email', 'wechat', 'note', 'card'),
    phones: many(v.string()),
    /** `02-29` without a year. */
    birthday: text,
    influence: v.optional(coded(influenceCodes), '9'),
    state: v.optional(coded(contactStates), '1'),
    leftAt: text,
    /** The contact that it was merged into. */
    mergedInto: text,
    lastContact: maybe(moment),
    owner: maybe(person),
    /** The customer or lead. */
    home,
    ...abilities,
  }),
  v.transform((contact) => ({ ...contact, id: contact.contactId })),
)
/** `can`: edit, leave, back, delete. */
export type Contact = v.InferOutput<typeof contactSchema>

const optionalId = v.optional(v.string())

/** One page of contacts; ours. Those who left are last, deleted ones are missing. */
export const listContacts = call({
  host: 'main',
  method: 'GET',
  path: '/api/public/contacts',
  send: 'query',
  about: 'Contacts of a customer or a lead, or all that I may see: by influence, last contact and name.',
  /** `mine`: of the user's own customers and leads; `mergeWith`: whom this contact can be merged with. */
  request: listRequest(contactFilters, {
    custId: optionalId,
    clueId: optionalId,
    mine: v.optional(v.literal(true)),
    mergeWith: optionalId,
  }),
  response: listOf(contactSchema, {
    /** The customer or lead of the list; `can`: add. */
    home,
    can: many(v.string()),
  }),
})
