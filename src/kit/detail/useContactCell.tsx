import Phone from '@phosphor-icons/core/regular/phone.svg'
import { groupPhone } from '#base/wire'
import { Avatar, Icon, IconButton, type KeyedCell, Tag } from '#ui/components'
import type { Callable } from './callContact'
import { useDetailTexts } from './texts'
import { CopyButton } from './useHostActions'
import './ContactCell.css'

/** Somebody at a company. */
export interface ShownContact {
  readonly id: string
  readonly name: string
  /** Duty, influence and the like. */
  readonly notes?: readonly (string | false | undefined)[] | undefined
  /** With stars for those without the right to the whole number. */
  readonly phone?: string | undefined
  readonly decides?: boolean | undefined
}

/** People who can be called, for `useCalling`. */
export function callableOf(people: readonly ShownContact[]): Callable[] {
  return people.flatMap(({ notes = [], phone, ...person }) =>
    isClear(phone) ? [{ ...person, phone, note: notes.filter(Boolean).join(' · ') }] : [],
  )
}

const isClear = (phone: string | undefined): phone is string => phone !== undefined && !phone.includes('*')

/**
 * Makes the row of a contact: name, whether they decide, notes and number; call and copy where the number is not masked.
 * `call` comes from `useCalling`.
 */
export function useContactCell(call: (who: Callable) => void): (contact: ShownContact) => KeyedCell {
  const t = useDetailTexts()
  return (contact) => {
    const { id, name, notes = [], phone, decides } = contact
    const [callable] = callableOf([contact])
    const note = [...notes, phone && groupPhone(phone)].filter(Boolean).join(' · ')
    return {
      key: id,
      record: `contact:${id}`,
      icon: <Avatar name={name} />,
      title: (
        <span className="contact-cell">
          {name}
          {decides && <Tag tone="brand">{t('contact.decides')}</Tag>}
        </span>
      ),
      note: note && (
        <>
          {note}
          {phone !== undefined && !callable && <span className="visually-hidden"> {t('contact.masked')}</span>}
        </>
      ),
      action: callable && (
        <span className="contact-cell__actions">
          <CopyButton text={callable.phone} label={t('contact.copy', { name })} />
          <IconButton label={t('contact.call', { name })} onPress={() => call(callable)}>
            <Icon svg={Phone} />
          </IconButton>
        </span>
      ),
    }
  }
}
