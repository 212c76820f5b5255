import { personCell, SectionCard } from '#kit/detail'
import { CellList } from '#ui/components'
import type { Contact } from '../../api'
import type { OpenLead } from '../../stores/leadRecords'
import { useArea } from '../useArea'

interface ContactsCardProps {
  readonly lead: OpenLead
  readonly onCall: (phone: string) => void
}

/** Contacts at the company; call and copy are offered only for unmasked numbers. */
export function ContactsCard({ lead, onCall }: ContactsCardProps) {
  const { t, say } = useArea()
  const cellOf = (contact: Contact) => {
    const { id, phone, callable, decides, roleName, roleNameEn } = contact
    const name = say.name(contact)
    return personCell({
      id,
      name,
      tag: decides ? t('detail.contacts.decides') : undefined,
      note: [say.text(roleName, roleNameEn), phone].filter(Boolean).join(' · '),
      masked: phone && !callable ? t('detail.contacts.masked') : undefined,
      phone:
        phone && callable
          ? {
              number: phone,
              copy: t('detail.copyPhone', { name }),
              call: t('detail.callPerson', { name }),
              onCall: () => onCall(phone),
            }
          : undefined,
    })
  }
  return (
    <SectionCard
      title={t('detail.contacts.title')}
      section={lead.parts.contacts}
      empty={(people) => (people.length === 0 ? t('detail.contacts.none') : undefined)}
    >
      {(people) => <CellList cells={people.map(cellOf)} />}
    </SectionCard>
  )
}
