import { type Calling, SectionCard, useContactCell } from '#kit/detail'
import { useReach } from '#platform/core'
import { CellList } from '#ui/components'
import { contact } from '../../../public/routes'
import type { OpenLead } from '../../stores/leadRecords'
import { useArea } from '../useArea'
import { useShownContact } from './useShownContact'

interface ContactsCardProps {
  readonly lead: OpenLead
  readonly onCall: Calling['call']
}

/** Contacts at the company. */
export function ContactsCard({ lead, onCall }: ContactsCardProps) {
  const { t, page } = useArea()
  const reach = useReach()
  const shown = useShownContact()
  const cellOf = useContactCell(onCall)
  return (
    <SectionCard
      title={t('detail.contacts.title')}
      section={lead.parts.contacts}
      link={
        reach(contact)
          ? { label: t('detail.contacts.all'), onPress: () => page.open(contact, { id: lead.id }) }
          : undefined
      }
      empty={(people) => (people.length === 0 ? t('detail.contacts.none') : undefined)}
    >
      {(people) => <CellList cells={people.map((person) => cellOf(shown(person)))} />}
    </SectionCard>
  )
}
