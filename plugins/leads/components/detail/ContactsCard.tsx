import { Phone } from '@phosphor-icons/react/dist/csr/Phone'
import { observer } from 'mobx-react-lite'
import { useCore } from '#src/core'
import { CopyButton, SectionCard } from '#src/detail'
import { Avatar, IconButton, Tag } from '#src/ui'
import type { Contact } from '../../api'
import { callLead } from '../../stores/callLead'
import type { OpenLead } from '../../stores/leadRecords'
import { useTexts } from '../../texts'
import { useFormats } from './useFormats'

/** Contacts at the company; call and copy are offered only for unmasked numbers. */
export const ContactsCard = observer(function ContactsCard({ lead }: { lead: OpenLead }) {
  const t = useTexts()
  const core = useCore()
  const call = (phone: string) => lead.known && void callLead(core, lead.known, phone)
  return (
    <SectionCard
      title={t('detail.contacts.title')}
      section={lead.parts.contacts}
      empty={(people) => (people.length === 0 ? t('detail.contacts.none') : undefined)}
    >
      {(people) => (
        <ul className="list lead-people">
          {people.map((contact) => (
            <Row key={contact.id} contact={contact} onCall={call} />
          ))}
        </ul>
      )}
    </SectionCard>
  )
})

function Row({ contact, onCall }: { contact: Contact; onCall: (phone: string) => void }) {
  const t = useTexts()
  const formats = useFormats()
  const { phone, callable } = contact
  const name = formats.name(contact)
  return (
    <li className="lead-person" data-record={`contact:${contact.id}`}>
      <Avatar name={name} />
      <span className="lead-person__main">
        <span className="lead-person__name">
          {name}
          {contact.decides && <Tag tone="brand">{t('detail.contacts.decides')}</Tag>}
        </span>
        <span className="lead-person__sub">
          {formats.role(contact) && <span>{formats.role(contact)}</span>}
          {phone && <span>{phone}</span>}
          {phone && !callable && <span className="visually-hidden">{t('detail.contacts.masked')}</span>}
        </span>
      </span>
      {phone && callable && (
        <>
          <CopyButton text={phone} label={t('detail.copyPhone', { name })} />
          <IconButton label={t('detail.callPerson', { name })} onPress={() => onCall(phone)}>
            <Phone aria-hidden="true" />
          </IconButton>
        </>
      )}
    </li>
  )
}
