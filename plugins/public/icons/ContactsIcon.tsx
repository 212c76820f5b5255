import AddressBookDuotone from '@phosphor-icons/core/duotone/address-book-duotone.svg'
import { Icon } from '#ui/components'

/** Icon of the contacts in the workbench, which sets its size and colour. */
export default function ContactsIcon() {
  return <Icon svg={AddressBookDuotone} />
}
