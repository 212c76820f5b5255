import { href } from '#base/routes'
import { listContacts } from '#domain/directory'
import { type Core, type RepeatableCall, repeatableForm } from '#platform/core'
import { LARGEST_PAGE } from '#platform/http'
import { isUpload } from '#platform/outbox'
import { getContact, saveContact } from './api'
import { compareContact } from './contacts/compared'
import { CONTACT_FORM, type SavedContact, valuesOfRequest } from './contacts/values'
import { contactChanged, contactRows, contacts } from './records'
import { contactAdd, contactEdit } from './routes'

const background = { background: true } as const
const COMPARED = ['name', 'influence', 'duty', 'department', 'birthday', 'email', 'wechat', 'note'] as const

/** One that was uploaded with the request has an address that this phone does not know. */
const isCard = (sent: string | undefined, now: string | undefined) =>
  sent === now || (isUpload(sent) && now !== undefined)

/** A changed contact has a later version, a new one the same name and numbers, among those of its customer or lead. */
async function isSaved(core: Core, request: SavedContact): Promise<boolean> {
  const { contactId, version = 0, custId, clueId, name: keyword, phones } = request
  const found =
    contactId === undefined
      ? (await core.http(listContacts, { custId, clueId, keyword, page: 1, size: LARGEST_PAGE }, background)).items
      : [await core.http(getContact, { id: contactId }, background)]
  return found.some(
    (contact) =>
      (contactId === undefined || contact.version > version) &&
      contact.phones.join() === phones.join() &&
      isCard(request.card, contact.card) &&
      COMPARED.every((field) => contact[field] === request[field]),
  )
}

/** Calls of the area that may go through the outbox. */
const calls: readonly RepeatableCall[] = [
  repeatableForm(saveContact, {
    title: 'title.contactAdd',
    to: ({ contactId, custId, clueId }) =>
      contactId === undefined ? href(contactAdd, { custId, clueId }) : href(contactEdit, { id: contactId }),
    form: CONTACT_FORM,
    record: ({ contactId, custId, clueId }) => contactId ?? clueId ?? custId ?? '',
    values: valuesOfRequest,
    same: isSaved,
    compare: compareContact,
    afterSent: async (core, { contactId: id, custId, clueId }) => {
      if (id === undefined) return contactChanged(core, { custId, clueId })
      core.invalidateRecord(id)
      // A form that finds this sent begins anew with the contact as it is now.
      await core.store(contacts).of(id).refetch()
      // After a restart no list has it.
      const read = () => core.http(getContact, { id }, background).catch(() => ({}))
      contactChanged(core, core.store(contactRows).get(id) ?? (await read()))
    },
  }),
]
export default calls
