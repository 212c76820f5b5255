import { PickInput } from '#domain/choosers'
import type { FieldForm } from '#kit/forms'
import { namesIn } from '#platform/i18n'
import { contactList } from '../routes'
import type { PlanValues } from '../rules/fields'
import { subjectOf } from '../rules/vocabulary'
import { useVisitTools } from './words'

type Contacts = Pick<PlanValues, 'contacts'>
const NOBODY: Contacts['contacts'] = []

interface ContactsInputProps {
  readonly form: FieldForm<Contacts>
  /** The customer or lead; undefined before it is chosen. */
  readonly whose: string | undefined
}

/** Whom a visit is to, chosen among the contacts of its customer or lead. */
export function ContactsInput({ form, whose }: ContactsInputProps) {
  const { page, language } = useVisitTools()
  return (
    <PickInput
      form={form}
      name="contacts"
      isPerson
      empty={NOBODY}
      shown={(contacts: Contacts['contacts']) => ({ name: namesIn(contacts, language) })}
      disabled={whose === undefined}
      pick={async (now) => {
        const chosen = await page.choose(contactList, { ...subjectOf(whose ?? ''), chosen: now.map(({ id }) => id) })
        return chosen?.map(({ id, name, nameEn }) => ({ id, name, ...(nameEn && { nameEn }) }))
      }}
    />
  )
}
