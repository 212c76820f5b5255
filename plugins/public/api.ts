import * as v from 'valibot'
import { coded, codeToWire, entriesOf, maybe, text } from '#base/wire'
import { contactSchema, contactStates, influenceCodes } from '#domain/directory'
import { callsOf } from '#platform/http'

/** Calls of contacts (domain/public-contacts.md 4); their list, and that of cities, are in `#domain/directory`. */

const { get, post, restore } = callsOf('/api/public')

const optionalText = v.optional(v.string())
const subject = { custId: optionalText, clueId: optionalText }

export const getContact = get('/contacts/{id}', {
  send: 'path',
  about: 'One contact, also one who left, was deleted or merged.',
  request: v.object({ id: v.string() }),
  response: contactSchema,
})

/** How somebody is like the contact that is entered. */
export const LIKENESS = ['certain', 'likely', 'elsewhere'] as const

const duplicate = v.object({
  /** Id and name only where the user may see the contact. */
  contactId: text,
  name: text,
  nameEn: text,
  why: coded(LIKENESS),
  /** The customer or lead. */
  where: maybe(v.object({ id: v.string(), name: v.string(), nameEn: text })),
})
export type Duplicate = v.InferOutput<typeof duplicate>

export const checkContact = post('/contacts/check', {
  about: 'Contacts like one that is being entered: same number (certain), same name (likely), same number elsewhere.',
  request: v.object({ ...subject, contactId: optionalText, name: v.string(), phones: v.array(v.string()) }),
  response: v.array(duplicate),
})

export const saveContact = post('/contacts', {
  repeatable: true,
  about:
    'Adds a contact, or changes the one with `contactId`. Refused with 4401 if somebody there has the number, unless ' +
    '`force`; with 4403 if it was merged.',
  request: v.object({
    ...subject,
    contactId: optionalText,
    version: v.optional(v.number()),
    name: v.string(),
    phones: v.array(v.string()),
    influence: codeToWire(influenceCodes),
    ...entriesOf(optionalText, 'duty', 'department', 'birthday', 'email', 'wechat', 'note', 'card'),
    force: v.optional(v.boolean()),
  }),
  response: contactSchema,
})

export const moveContact = post('/contacts/{id}/state', {
  send: 'path',
  about: 'A contact left, is back, or is deleted. Refused with 4402 for the last one of a lead from stage 2 on.',
  request: v.object({
    id: v.string(),
    version: v.number(),
    to: codeToWire(contactStates),
    /** When somebody left. */
    at: optionalText,
  }),
  response: contactSchema,
})

export const mergeContacts = post('/contacts/merge', {
  about: 'Merges two contacts of one customer or lead: `keep` has the numbers and the history of both afterwards.',
  request: v.object({
    keep: v.string(),
    drop: v.string(),
    version: v.number(),
    dropVersion: v.number(),
    phones: v.array(v.string()),
  }),
  response: contactSchema,
})

export const restoreContact = restore('contact', contactSchema)
