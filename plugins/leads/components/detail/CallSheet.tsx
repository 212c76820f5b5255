import { observer } from 'mobx-react-lite'
import { useTexts } from '#src/plugin'
import { Sheet } from '#src/ui'
import type { OpenLead } from '../../stores/OpenLead'
import { useCall } from './useCall'
import { useFormats } from './useFormats'

interface CallSheetProps {
  readonly lead: OpenLead
  readonly open: boolean
  readonly onClose: () => void
}

/** Chooses whom to call, where there is more than one number. */
export const CallSheet = observer(function CallSheet({ lead, open, onClose }: CallSheetProps) {
  const t = useTexts()
  const formats = useFormats()
  const call = useCall()
  const people = lead.contacts.value?.filter((contact) => contact.callable) ?? []
  return (
    <Sheet open={open} onClose={onClose} title={t('detail.callWhom')}>
      <ul className="lead-choices">
        {people.map((contact) => (
          <li key={contact.id}>
            <button
              type="button"
              className="lead-choices__row"
              onClick={() => {
                onClose()
                if (contact.phone) void call(contact.phone)
              }}
            >
              <span>{formats.name(contact)}</span>
              <span className="lead-choices__sub">{[formats.role(contact), contact.phone].filter(Boolean).join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
})
