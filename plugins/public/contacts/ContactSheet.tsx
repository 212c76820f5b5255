import Phone from '@phosphor-icons/core/regular/phone.svg'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect, useState } from 'react'
import * as v from 'valibot'
import { type Day, days, formatDay, momentOf } from '#base/calendar'
import type { Language } from '#base/config'
import { groupPhone } from '#base/wire'
import { ContactTag } from '#domain/contacts'
import type { Contact } from '#domain/directory'
import { Gallery } from '#kit/attachments'
import { callText, logCall, unloggedCalls } from '#kit/calls'
import { type Fact, Facts, RecordSheet, useRecord } from '#kit/detail'
import { FormField, MoveSheet } from '#kit/forms'
import { useMove } from '#kit/records'
import { useSaveFile } from '#kit/tables'
import { useConfirm, useCore, useReach, useStore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { ActionMenu, Button, DateTimeField, Icon, Notice, usePageTools } from '#ui/components'
import { customerDetails } from '../../customer/routes'
import { clueDetail, leadIdSchema } from '../../leads/routes'
import { useTexts } from '../plugin'
import { back, contacts, leave, remove } from '../records'
import { contactEdit } from '../routes'
import { vCardOf } from '../rules/contact'
import { leaveFields } from '../rules/fields'
import { callContact } from './callContact'
import './contacts.css'

const MergeSheet = lazy(() => import(/* webpackChunkName: "contacts" */ './MergeSheet'))

interface ContactSheetProps {
  readonly id: string
  readonly onClose: () => void
  /** Shows another contact instead. */
  readonly onOpen: (id: string) => void
}

/** A contact in a sheet over the list, with its actions; one that was merged opens the contact that remains. */
export const ContactSheet = observer(function ContactSheet({ id, onClose, onOpen }: ContactSheetProps) {
  const t = useTexts()
  const { say, page, word } = usePageTools()
  const core = useCore()
  const open = useRecord(contacts, id)
  const { items: calls } = useStore(unloggedCalls)
  const [shown, setShown] = useState<'menu' | 'leave' | 'merge'>()
  const contact = open.main.value
  const into = contact?.mergedInto
  useEffect(() => {
    if (into !== undefined) onOpen(into)
  }, [into, onOpen])
  const close = () => setShown(undefined)
  const actions = useActions({ id, contact, show: setShown, onDeleted: onClose })
  const facts = useFacts()
  return (
    <>
      <RecordSheet
        open={open}
        onClose={onClose}
        title={(known) => say.name(known)}
        compare={[
          { label: t('field.name'), text: (known) => say.name(known) },
          { label: t('field.phone'), text: ({ phones }) => say.list(phones.map(groupPhone)) },
          { label: t('field.duty'), text: ({ duty, dutyEn }) => say.text(duty, dutyEn) },
          { label: t('field.influence'), text: ({ influence }) => word('influence', influence) },
          { label: t('field.state'), text: ({ state }) => word('state', state) },
        ]}
        head={(known) => (
          <p className="contact__tags">
            <ContactTag contact={known} />
          </p>
        )}
        parts={(whole) => [
          ...calls
            .filter((call) => call.contact === id)
            .map((call) => ({
              key: String(call.at),
              body: (
                <Notice action={{ label: t('contact.logCall'), onPress: () => logCall(core, call) }}>
                  {t('contact.unlogged', { when: callText({ ...call, at: new Date(call.at) }) })}
                </Notice>
              ),
            })),
          { key: 'facts', body: <Facts facts={facts(whole)} /> },
          whole.card !== undefined && {
            key: 'card',
            body: <Gallery photos={[whole.card]} label={t('field.card')} />,
          },
        ]}
        foot={(whole) => {
          const [phone] = whole.phones
          return (
            <>
              <Button onPress={() => setShown('menu')}>{t('contact.more')}</Button>
              {whole.can.includes('edit') ? (
                <Button onPress={() => page.open(contactEdit, { id })}>{t('contact.edit')}</Button>
              ) : null}
              {isClear(phone) ? (
                <Button
                  variant="brand"
                  wide
                  icon={<Icon svg={Phone} />}
                  onPress={() => void callContact(core, whole, phone)}
                >
                  {t('contact.call')}
                </Button>
              ) : null}
            </>
          )
        }}
      />
      <ActionMenu open={shown === 'menu'} title={t('contact.more')} actions={actions} onClose={close} />
      {contact && shown === 'leave' ? (
        <MoveSheet
          move={leave}
          record={contact}
          onClose={close}
          title={t('move.leave')}
          text={t('leave.text')}
          confirm={t('move.leave')}
          defaults={{ at: days.today() }}
          fields={leaveFields}
        >
          {(form) => (
            <FormField form={form} name="at">
              {(field) => (
                <DateTimeField {...field} kind="date" max={days.today()} label={t('field.leftAt')} required />
              )}
            </FormField>
          )}
        </MoveSheet>
      ) : null}
      {contact && shown === 'merge' ? (
        <Suspense fallback={null}>
          <MergeSheet contact={contact} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
})

const isClear = (text: string | undefined): text is string => text !== undefined && !text.includes('*')

/** A birthday as days are said; without a year it is one of 2000, which had a 29 February. */
function bornOn(birthday: string, language: Language): string {
  if (birthday.length === 10) return formatDay(momentOf(birthday as Day), language)
  const day = momentOf(`2000-${birthday}` as Day)
  return formatDay(day, language, day)
}

/** What is known of a contact; numbers call, the customer or lead opens. */
function useFacts(): (contact: Contact) => readonly (Fact | false)[] {
  const t = useTexts()
  const { say, page } = usePageTools()
  const core = useCore()
  const reach = useReach()
  const language = useLanguage()
  return (contact) => {
    const { phones, duty, dutyEn, department, departmentEn, email, wechat, birthday, note, owner, home } = contact
    const { custId, clueId, leftAt, lastContact } = contact
    const copied = (label: string, value: string | undefined): Fact => {
      return { label, value, copy: isClear(value) ? value : undefined }
    }
    const openHome =
      custId !== undefined
        ? reach(customerDetails) && (() => page.open(customerDetails, { id: custId }))
        : clueId !== undefined &&
          reach(clueDetail) &&
          (() => page.open(clueDetail, { id: v.parse(leadIdSchema, clueId) }))
    return [
      ...phones.map((phone, at) => ({
        ...copied(phones.length === 1 ? t('field.phone') : t('field.phones', { number: at + 1 }), phone),
        value: groupPhone(phone),
        onPress: isClear(phone) ? () => void callContact(core, contact, phone) : undefined,
      })),
      { label: t('field.duty'), value: say.text(duty, dutyEn) },
      { label: t('field.department'), value: say.text(department, departmentEn) },
      { label: t('field.home'), value: home && say.name(home), onPress: openHome || undefined },
      copied(t('field.email'), email),
      copied(t('field.wechat'), wechat),
      { label: t('field.birthday'), value: isClear(birthday) ? bornOn(birthday, language) : birthday },
      { label: t('field.lastContact'), value: say.nearDay(lastContact) },
      { label: t('field.leftAt'), value: leftAt && say.day(momentOf(leftAt as Day)) },
      { label: t('field.owner'), value: say.name(owner) },
      { label: t('field.note'), value: note },
    ]
  }
}

interface Acted {
  readonly id: string
  readonly contact: Contact | undefined
  readonly show: (what: 'leave' | 'merge') => void
  readonly onDeleted: () => void
}

function useActions({ id, contact, show, onDeleted }: Acted) {
  const t = useTexts()
  const { say } = usePageTools()
  const save = useSaveFile()
  const confirm = useConfirm()
  const comeBack = useMove(back, id)
  const deletion = useMove(remove, id)
  if (!contact) return []
  const { can, why } = contact
  const name = say.name(contact)
  const vCard = () => save(new File([vCardOf({ ...contact, name })], `${name}.vcf`, { type: 'text/vcard' }))
  const askToDelete = async () => {
    const answer = await confirm({
      title: t('delete.title', { name }),
      text: t('delete.text'),
      confirm: t('move.delete'),
      cancel: t('delete.keep'),
    })
    if (answer === 'confirm' && (await deletion.run()).kind === 'done') onDeleted()
  }
  const isLast = why.delete === 4402
  return [
    { label: t('contact.vCard'), onPress: () => void vCard() },
    can.includes('edit') && { label: t('merge.title'), onPress: () => show('merge') },
    can.includes('leave') && { label: t('move.leave'), onPress: () => show('leave') },
    can.includes('back') && { label: t('move.back'), onPress: () => void comeBack.run() },
    (can.includes('delete') || isLast) && {
      label: t('move.delete'),
      tone: 'risk' as const,
      disabled: isLast,
      note: isLast ? t('refused.4402') : undefined,
      onPress: () => void askToDelete(),
    },
  ].filter((action) => action !== false)
}
