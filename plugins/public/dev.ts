import { href } from '#base/routes'
import { definePluginDev } from '#harness/backend/contract'
import { contactKind } from '#harness/backend/world'
import { cityHandlers } from './backend/cities'
import { contactHandlers, notifyBirthdays } from './backend/contacts'
import { readyScenarios } from './backend/scenarios'
import { submits } from './backend/submits'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { birthday, changed } from './messages'
import { rights } from './rights'
import { contact, contactAdd, contactEdit } from './routes'

export default definePluginDev({
  id: 'public',
  rights,
  words: { en, zh },
  handlers: [...contactHandlers, ...cityHandlers],
  kinds: [contactKind],
  seed: () => ({}),
  sendDue: notifyBirthdays,
  submits,
  moveNames: { merge: 'edit' },
  moveInputs: {
    leave: () => ({ at: '2026-11-19' }),
    merge: (id, { store }) => {
      const contacts = [...store.table(contactKind).values()]
      const kept = contacts.find(({ contactId }) => contactId === id)
      const other = contacts.find(({ contactId, custId, state }) => {
        return contactId !== id && custId === kept?.custId && state !== '3'
      })
      return { drop: { ...other, id: other?.contactId }, phones: kept?.phones ?? [] }
    },
  },
  scenarios: readyScenarios,
  examples: [
    href(contact, { id: 'C-000001' }),
    href(contactAdd, { custId: 'C-000001' }),
    href(contactEdit, { id: 'P-000002' }),
  ],
  stores: () => import('./records'),
  messages: [changed, birthday].map((message) => ({ message, sample: { id: 'P-000002', name: 'He Jun' } })),
})
