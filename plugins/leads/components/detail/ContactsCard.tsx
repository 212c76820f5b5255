import { ContactsCard as Card } from '#domain/contacts'
import type { Calling } from '#kit/calls'
import { useReach } from '#platform/core'
import { contact, contactAdd } from '../../../public/routes'
import type { OpenLead } from '../../stores/leadRecords'
import { useArea } from '../useArea'

interface ContactsCardProps {
  readonly lead: OpenLead
  readonly onCall: Calling['call']
}

/** Contacts at the company. */
export function ContactsCard({ lead: { id, parts, beside }, onCall }: ContactsCardProps) {
  const { t, page } = useArea()
  const reach = useReach()
  const all = { label: t('detail.contacts.all'), onPress: () => page.open(contact, { id }) }
  const mayAdd = beside.rights.value?.edit === true && reach(contactAdd)
  return (
    <Card
      title={t('detail.contacts.title')}
      section={parts.contacts}
      people={(found) => found}
      none={t('detail.contacts.none')}
      link={reach(contact) ? all : undefined}
      call={onCall}
      onAdd={mayAdd ? () => page.open(contactAdd, { clueId: id }) : undefined}
    />
  )
}
