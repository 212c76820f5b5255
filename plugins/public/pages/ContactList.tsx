import CalendarBlank from '@phosphor-icons/core/regular/calendar-blank.svg'
import Phone from '@phosphor-icons/core/regular/phone.svg'
import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { days } from '#base/calendar'
import { href } from '#base/routes'
import { groupPhone } from '#base/wire'
import { ContactTag } from '#domain/contacts'
import { contactStates, influenceCodes } from '#domain/directory'
import { useHostActions } from '#kit/detail'
import { ChoiceFilter, ListRow, ListScreen, useFilterSheet, useListScreen } from '#kit/lists'
import { useCore, useStore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { Avatar, DockButton, Icon, useFormats, WhyNow } from '#ui/components'
import { ContactSheet } from '../contacts/ContactSheet'
import { callContact } from '../contacts/callContact'
import { useTexts } from '../plugin'
import { contactList, contactRows } from '../records'
import { contactAdd, contact as route } from '../routes'
import { isBirthdaySoon, nextBirthday, subjectOf } from '../rules/contact'

export { contactList as data } from '../records'
export { contactSearch as search } from '../rules/filters'

/** Contacts of a customer or a lead, or all that the user may see; one is shown in a sheet (/public/contact). */
export default observer(function ContactList() {
  const t = useTexts()
  const say = useFormats()
  const core = useCore()
  const page = usePageNavigation(route)
  const { id, contact } = useSearch(route)
  const screen = useListScreen(contactList)
  const { home, can = [] } = screen.answer ?? {}
  const mayAdd = id === undefined ? core.decide({ permission: 'contact.write' }).ok : can.includes('add')
  const add = { label: t('title.contactAdd'), onPress: () => page.open(contactAdd, subjectOf(id)) }
  const row = useCallback(
    (one: string) => <ContactRow id={one} isAlone={id === undefined} onOpen={() => page.setSearch({ contact: one })} />,
    [page, id],
  )
  const filter = useFilterSheet(screen, (draft) => (
    <>
      <ChoiceFilter
        draft={draft}
        name="influence"
        options={influenceCodes.words}
        group="influence"
        label={t('field.influence')}
      />
      <ChoiceFilter
        draft={draft}
        name="state"
        options={contactStates.words.slice(0, 2)}
        group="contactState"
        label={t('field.state')}
      />
    </>
  ))
  return (
    <ListScreen
      screen={screen}
      title={t('title.contact')}
      row={row}
      rowHeight={92}
      quick={[
        { key: 'decides', on: { influence: ['decides'] } },
        { key: 'birthday', on: { birthday: true } },
        { key: 'left', on: { state: ['left'] } },
      ]}
      filter={filter.open}
      sums={home ? <span>{say.name(home)}</span> : null}
      empty={{ title: t('contacts.none'), text: t('contacts.noneText'), ...(mayAdd && { action: add }) }}
      dock={mayAdd ? <DockButton shape="round" icon={<Icon svg={Plus} />} {...add} /> : null}
    >
      {filter.sheet}
      {contact === undefined ? null : (
        <ContactSheet
          key={contact}
          id={contact}
          onOpen={(other) => page.setSearch({ contact: other })}
          onClose={() => page.setSearch({ contact: undefined })}
        />
      )}
    </ListScreen>
  )
})

interface ContactRowProps {
  readonly id: string
  /** The list is not that of one customer or lead. */
  readonly isAlone: boolean
  readonly onOpen: () => void
}

const ContactRow = observer(function ContactRow({ id, isAlone, onOpen }: ContactRowProps) {
  const t = useTexts()
  const say = useFormats()
  const core = useCore()
  const { copy } = useHostActions()
  const contact = useStore(contactRows).get(id)
  if (!contact) return null
  const { duty, dutyEn, department, departmentEn, phones, lastContact, birthday, home } = contact
  const [phone] = phones
  const work = say.line(say.text(duty, dutyEn), !isAlone && say.text(department, departmentEn))
  const last = lastContact && t('contact.lastOn', { day: say.nearDay(lastContact) })
  const call = phone !== undefined &&
    !phone.includes('*') && {
      label: t('contact.call'),
      icon: <Icon svg={Phone} />,
      onPress: () => void callContact(core, contact, phone),
    }
  const today = days.today()
  return (
    <ListRow
      record={`contact:${id}`}
      to={href(route, { id: contact.custId ?? contact.clueId, contact: id })}
      onOpen={onOpen}
      mark={<Avatar name={say.name(contact)} />}
      title={say.name(contact)}
      tag={<ContactTag contact={contact} />}
      swipe={[call]}
      menu={() => [call]}
      onCopy={() => copy(say.name(contact))}
      lines={[
        {
          left: work || (isAlone ? '' : t('contact.noDuty')),
          right:
            birthday !== undefined && isBirthdaySoon(birthday, today) ? (
              <WhyNow tone="warn" icon={<Icon svg={CalendarBlank} />}>
                {t('contact.birthdayOn', { day: say.nearDay(nextBirthday(birthday, today)) })}
              </WhyNow>
            ) : isAlone ? (
              last
            ) : undefined,
        },
        { left: phone && groupPhone(phone), right: isAlone ? home && say.name(home) : last },
      ]}
    />
  )
})
