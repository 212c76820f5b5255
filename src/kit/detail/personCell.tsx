import Phone from '@phosphor-icons/core/regular/phone.svg'
import { Avatar, Icon, IconButton, type KeyedCell, Tag } from '#ui/components'
import { CopyButton } from './useHostActions'
import './personCell.css'

/** Somebody in a card of a record. */
export interface ShownPerson {
  readonly id: string
  readonly name: string
  /** What sets them apart: 'Decides'. */
  readonly tag?: string | undefined
  /** What they do, and their number as it may be shown. */
  readonly note: string
  /** Tells screen readers that the number is masked. */
  readonly masked?: string | undefined
  /** A number to copy and call, with the names of the buttons. */
  readonly phone?:
    | { readonly number: string; readonly copy: string; readonly call: string; readonly onCall: () => void }
    | undefined
}

/** The row of a person: name, duty and number; call and copy where there is a number that may be called. */
export function personCell({ id, name, tag, note, masked, phone }: ShownPerson): KeyedCell {
  return {
    key: id,
    record: `contact:${id}`,
    icon: <Avatar name={name} />,
    title: (
      <span className="person-cell">
        {name}
        {tag && <Tag tone="brand">{tag}</Tag>}
      </span>
    ),
    note: note && (
      <>
        {note}
        {masked && <span className="visually-hidden"> {masked}</span>}
      </>
    ),
    action: phone && (
      <span className="person-cell__actions">
        <CopyButton text={phone.number} label={phone.copy} />
        <IconButton label={phone.call} onPress={phone.onCall}>
          <Icon svg={Phone} />
        </IconButton>
      </span>
    ),
  }
}
