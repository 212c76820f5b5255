import Phone from '@phosphor-icons/core/regular/phone.svg'
import { observer } from 'mobx-react-lite'
import { CopyButton, SectionCard } from '#kit/detail'
import { useCore } from '#platform/core'
import { Avatar, CellList, Icon, IconButton, type KeyedCell, Tag } from '#ui/components'
import type { Contact } from '../../api'
import { callLead } from '../../stores/callLead'
import type { OpenLead } from '../../stores/leadRecords'
import { useArea } from '../useArea'

/** Contacts at the company; call and copy are offered only for unmasked numbers. */
export const ContactsCard = observer(function ContactsCard({ lead }: { lead: OpenLead }) {
  const { t, say } = useArea()
  const core = useCore()
  const call = (phone: string) => lead.known && void callLead(core, lead.known, phone)
  const cellOf = (contact: Contact): KeyedCell => {
    const { id, phone, callable, decides, roleName, roleNameEn } = contact
    const name = say.name(contact)
    const about = [say.text(roleName, roleNameEn), phone].filter(Boolean).join(' · ')
    return {
      key: id,
      record: `contact:${id}`,
      icon: <Avatar name={name} />,
      title: (
        <span className="lead-person">
          {name}
          {decides && <Tag tone="brand">{t('detail.contacts.decides')}</Tag>}
        </span>
      ),
      note: about && (
        <>
          {about}
          {phone && !callable && <span className="visually-hidden"> {t('detail.contacts.masked')}</span>}
        </>
      ),
      action: phone && callable && (
        <span className="lead-person__actions">
          <CopyButton text={phone} label={t('detail.copyPhone', { name })} />
          <IconButton label={t('detail.callPerson', { name })} onPress={() => call(phone)}>
            <Icon svg={Phone} />
          </IconButton>
        </span>
      ),
    }
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
})
