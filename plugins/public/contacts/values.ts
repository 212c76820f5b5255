import type * as v from 'valibot'
import type { Contact } from '#domain/directory'
import { addressesOf, formValues, uploadsOf, withFiles } from '#kit/attachments'
import { submission } from '#kit/forms'
import type { Core } from '#platform/core'
import type { RequestOf } from '#platform/http'
import type { OutgoingFile } from '#platform/outbox'
import { saveContact } from '../api'
import { contacts } from '../records'
import { subjectOf } from '../rules/contact'
import { type ContactValues, contactFields, enteredPhones, PHONES } from '../rules/fields'

/** Values and requests of the form of a contact. */

export const CONTACT_FORM = 'public.contact'

const phonesOf = (phones: readonly string[]) => Object.fromEntries(PHONES.map((name, at) => [name, phones[at]]))

/** Values of a contact, to edit it. */
export const valuesOf = ({ phones, ...contact }: Contact): ContactValues =>
  formValues(contactFields, { ...contact, ...phonesOf(phones) })

/** Values of a request that waits in the outbox. */
export function valuesOfRequest(request: SavedContact, uploads: readonly OutgoingFile[]): ContactValues {
  const { phones, custId, clueId, ...contact } = request
  const home = { id: clueId ?? custId ?? '', name: '' }
  return formValues(contactFields, { ...contact, ...phonesOf(phones), home }, uploads)
}
export type SavedContact = RequestOf<typeof saveContact>

/** Sends what was entered: a new contact, or the version of the one that the form was filled from. */
export function savedBy(core: Core, out: v.InferOutput<typeof contactFields.schema>, contactId?: string) {
  const { version, home, card, phone, phone2, phone3, ...contact } = out
  const [image] = addressesOf(card)
  return submission(
    saveContact,
    {
      ...contact,
      ...(contactId === undefined ? subjectOf(home?.id) : { contactId, version }),
      phones: enteredPhones({ phone, phone2, phone3 }),
      card: image,
    },
    {
      record: `contact:${contactId ?? home?.id}`,
      label: contact.name,
      send: withFiles(uploadsOf('photo', card)),
      after: core.store(contacts).applied,
    },
  )
}

/** Refused fields that the form has under another name. */
export const REFUSED = { phones: { field: 'phone', message: 'error.phone' } } as const
