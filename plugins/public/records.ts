import { type Contact, contactFilters, contactSchema, listContacts } from '#domain/directory'
import { defineList, defineRows } from '#kit/lists'
import { currentBy, defineMove, defineRecords, queryOf, versionOf } from '#kit/records'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import { getContact, mergeContacts, moveContact, restoreContact } from './api'
import { contact } from './routes'
import { subjectOf } from './rules/contact'

export const contactRows = defineRows<Contact>('public.contactRows')

/** Contacts of a customer or a lead, or all (/public/contact). */
export const contactList = defineList({
  route: contact,
  rows: contactRows,
  filters: contactFilters,
  ofRecord: true,
  texts: 'contacts',
  query: ({ of, filter }, page) => queryOf(listContacts, { ...subjectOf(of), ...filter, page }),
  sorts: () => ['influence', 'name', 'lastContact'],
})

/** Lists are stale, because order and filters depend on every field, and what shows the contacts of its customer or lead. */
export function contactChanged(core: Core, { custId, clueId }: Pick<Contact, 'custId' | 'clueId'>): void {
  core.store(contactRows).invalidate()
  for (const id of [custId, clueId]) if (id !== undefined) core.invalidateRecord(id)
}

/** Contacts that are opened over the list, or edited. */
export const contacts = defineRecords<Contact>('public.contacts', {
  rows: contactRows,
  read: (id) => queryOf(getContact, { id }),
  current: currentBy(contactSchema),
  changed: contactChanged,
  outboxName: (contact) => ({ record: `contact:${contact.id}`, label: nameIn(contact, currentLanguage()) }),
  texts: 'contact',
})

const undo = { undo: (record: Contact) => queryOf(restoreContact, versionOf(record)) }

export const leave = defineMove(
  contacts,
  'leave',
  (record, { at }: { readonly at: string }) => queryOf(moveContact, { ...versionOf(record), to: 'left', at }),
  undo,
)

export const back = defineMove(
  contacts,
  'back',
  (record) => queryOf(moveContact, { ...versionOf(record), to: 'active' }),
  undo,
)

export const remove = defineMove(
  contacts,
  'delete',
  (record) => queryOf(moveContact, { ...versionOf(record), to: 'deleted' }),
  undo,
)

interface Merged {
  /** The contact that is given up. */
  readonly drop: Pick<Contact, 'id' | 'version'>
  readonly phones: readonly string[]
}

export const merge = defineMove(
  contacts,
  'merge',
  ({ id, version }, { drop, phones }: Merged) =>
    queryOf(mergeContacts, { keep: id, version, drop: drop.id, dropVersion: drop.version, phones: [...phones] }),
  {
    may: ({ can }) => can.includes('edit'),
    // The one that was given up may be opened by a link.
    after: (core) => core.store(contacts).invalidateAll(),
  },
)

/** Stores of the area that live longer than a screen. */
export default [contactRows, contacts]
