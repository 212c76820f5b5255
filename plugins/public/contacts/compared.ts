import { contactSchema } from '#domain/directory'
import { namesOfFiles } from '#kit/attachments'
import { comparedTexts, currentBy } from '#kit/records'
import { codeText } from '#platform/i18n'
import type { ComparedField } from '#platform/outbox'
import { text } from '../plugin'
import type { ContactValues } from '../rules/fields'
import { type SavedContact, valuesOf, valuesOfRequest } from './values'

/** What two versions of a contact are compared by, in the form and for an entry of the outbox. */

export const readContact = currentBy(contactSchema)

export const compared = {
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  phone2: ({ phone2 }) => phone2,
  phone3: ({ phone3 }) => phone3,
  duty: ({ duty }) => duty,
  department: ({ department }) => department,
  influence: ({ influence }) => influence && codeText(text, 'influence', influence),
  birthday: ({ birthday }) => birthday,
  email: ({ email }) => email,
  wechat: ({ wechat }) => wechat,
  note: ({ note }) => note,
  card: ({ card }) => namesOfFiles(card),
} as const satisfies Partial<Record<keyof ContactValues, (values: ContactValues) => string>>

const { name, duty, department, influence, note } = compared
/** Without what is masked to those who may not see the number. */
export const comparedOpenly = { name, duty, department, influence, note }

/** For the outbox: what waits beside the present version. */
export function compareContact(mine: SavedContact, raw: unknown): ComparedField[] | undefined {
  const theirs = readContact(raw)
  if (!theirs) return undefined
  return comparedTexts(compared, valuesOfRequest(mine, []), valuesOf(theirs))
}
