import { Phone } from '@phosphor-icons/react/dist/csr/Phone'
import { observer } from 'mobx-react-lite'
import { CopyButton, SectionCard, useHostActions } from '#src/detail'
import { Avatar, IconButton, Tag } from '#src/ui'
import type { Contact } from '../../api'
import type { OpenLead } from '../../stores/leadRecords'
import { useTexts } from '../../texts'
import { useFormats } from './useFormats'

/** Contacts at the company; call and copy are offered only for unmasked numbers. */
export const ContactsCard = observer(function ContactsCard({ lead }: { lead: OpenLead }) {
  const t = useTexts()
  return (
    <SectionCard
      title={t('detail.contacts.title')}
      section={lead.parts.contacts}
      empty={(people) => (people.length === 0 ? t('detail.contacts.none') : undefined)}
    >
      {(people) => (
        <ul className="lead-people">
          {people.map((contact) => (
            <Row key={contact.id} contact={contact} />
          ))}
        </ul>
      )}
    </SectionCard>
  )
})

function Row({ contact }: { contact: Contact }) {
  const t = useTexts()
  const formats = useFormats()
  const { call } = useHostActions()
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
          <IconButton label={t('detail.callPerson', { name })} onPress={() => call(phone)}>
            <Phone aria-hidden="true" />
          </IconButton>
        </>
      )}
    </li>
  )
}
