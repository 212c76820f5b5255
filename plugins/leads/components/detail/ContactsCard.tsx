import { type Calling, SectionCard, useContactCell } from '#kit/detail'
import { CellList } from '#ui/components'
import type { OpenLead } from '../../stores/leadRecords'
import { useArea } from '../useArea'
import { useShownContact } from './useShownContact'

interface ContactsCardProps {
  readonly lead: OpenLead
  readonly onCall: Calling['call']
}

/** Contacts at the company. */
export function ContactsCard({ lead, onCall }: ContactsCardProps) {
  const { t } = useArea()
  const shown = useShownContact()
  const cellOf = useContactCell(onCall)
  return (
    <SectionCard
      title={t('detail.contacts.title')}
      section={lead.parts.contacts}
      empty={(people) => (people.length === 0 ? t('detail.contacts.none') : undefined)}
    >
      {(people) => <CellList cells={people.map((contact) => cellOf(shown(contact)))} />}
    </SectionCard>
  )
}
