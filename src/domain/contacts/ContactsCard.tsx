import Phone from '@phosphor-icons/core/regular/phone.svg'
import UserPlus from '@phosphor-icons/core/regular/user-plus.svg'
import { observer } from 'mobx-react-lite'
import { groupPhone } from '#base/wire'
import type { Contact } from '#domain/directory'
import type { Callable, Calling } from '#kit/calls'
import { CopyButton, SectionCard, type SectionCardProps } from '#kit/detail'
import { Avatar, CellList, Icon, IconButton, type KeyedCell, useFormats } from '#ui/components'
import { ContactTag } from './ContactTag'
import { useContactTexts } from './texts'
import './ContactsCard.css'

/** What is shown of a contact in a row; numbers have stars for those without the right to them. */
export type ShownContact = Pick<Contact, 'id' | 'name' | 'nameEn' | 'duty' | 'dutyEn' | 'phones' | 'influence'>

const isClear = (phone: string | undefined): phone is string => phone !== undefined && !phone.includes('*')

/** Those of people whose first number is clear, for `useCalling`. */
export function useCallables(): (people: readonly ShownContact[]) => Callable[] {
  const say = useFormats()
  return (people) =>
    people.flatMap(({ id, duty, dutyEn, phones: [phone], influence, ...person }) =>
      isClear(phone)
        ? [{ id, name: say.name(person), phone, note: say.text(duty, dutyEn), decides: influence === 'decides' }]
        : [],
    )
}

/**
 * Makes the row of a contact: name, influence, duty and first number; call and copy where that is clear. `call` comes
 * from `useCalling`.
 */
function useContactCell(call: Calling['call']): (contact: ShownContact) => KeyedCell {
  const t = useContactTexts()
  const say = useFormats()
  const callables = useCallables()
  return (contact) => {
    const { id, duty, dutyEn, phones } = contact
    const [phone] = phones
    const name = say.name(contact)
    const [callable] = callables([contact])
    const note = [say.text(duty, dutyEn), phone && groupPhone(phone)].filter(Boolean).join(' · ')
    return {
      key: id,
      record: `contact:${id}`,
      icon: <Avatar name={name} />,
      title: (
        <span className="contact-cell">
          {name}
          <ContactTag contact={contact} />
        </span>
      ),
      note: note && (
        <>
          {note}
          {phone !== undefined && !callable && <span className="visually-hidden"> {t('contacts.masked')}</span>}
        </>
      ),
      action: callable && (
        <span className="contact-cell__actions">
          <CopyButton text={callable.phone} label={t('contacts.copy', { name })} />
          <IconButton label={t('contacts.call', { name })} onPress={() => call(callable)}>
            <Icon svg={Phone} />
          </IconButton>
        </span>
      ),
    }
  }
}

export interface ContactsCardProps<T>
  extends Pick<SectionCardProps<T>, 'title' | 'section' | 'link'>,
    Pick<Calling, 'call'> {
  readonly people: (value: T) => readonly ShownContact[]
  /** Text where there is nobody. */
  readonly none: string
  /** Rows shown; the whole list is a page of its own. */
  readonly most?: number
  /** Opens the form of a new contact; undefined for users who may not add one. */
  readonly onAdd?: (() => void) | undefined
}

/** The contacts of a customer or a lead in its details: call and copy in place, and a new one. */
export const ContactsCard = observer(ContactsCardOf) as typeof ContactsCardOf

function ContactsCardOf<T>({ people, none, most, call, onAdd, ...card }: ContactsCardProps<T>) {
  const t = useContactTexts()
  const cellOf = useContactCell(call)
  const add = onAdd && { key: 'add', icon: <Icon svg={UserPlus} />, title: t('contacts.add'), onPress: onAdd }
  return (
    <SectionCard {...card} empty={(value) => (people(value).length > 0 || add ? undefined : none)}>
      {(value) => <CellList cells={[...people(value).slice(0, most).map(cellOf), ...(add ? [add] : [])]} />}
    </SectionCard>
  )
}
