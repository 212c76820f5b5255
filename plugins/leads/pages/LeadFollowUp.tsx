import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { CallBeside } from '#kit/calls'
import { DraftWords, FormPage, RefusedPage, useFieldValue, useRecordForm } from '#kit/forms'
import { useCore, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { PageFrame, SkeletonForm } from '#ui/components'
import { FollowUpFields } from '../components/followUp/FollowUpFields'
import { personOf, startValues } from '../components/followUp/startValues'
import { callOf, type FollowUpValues, followUpOf, REFUSED_FIELDS } from '../components/followUp/values'
import { useArea } from '../components/useArea'
import { leadFollowUp } from '../routes'
import { followUpFields } from '../rules/fields'
import { FOLLOW_UP_FORM, type LeadId, TRACK_KINDS } from '../rules/vocabulary'
import { leadStore } from '../stores/LeadStore'
import { leadRecords, type OpenLead } from '../stores/leadRecords'
import { toastNextStop } from '../stores/nextStop'
import { followUpSubmission } from '../stores/submissions'

/** Writes a follow-up: the content of the contact, and the next step (ours). */
export default observer(function LeadFollowUp() {
  const { id, kind, contact, phone, at, seconds } = useSearch(leadFollowUp)
  const { t } = useArea()
  const open = useStore(leadRecords).of(id)
  // A call that a draft did not take over gets a form of its own once the draft is sent.
  const [drafts, setDrafts] = useState(0)
  useEffect(() => {
    for (const part of [open.main, open.beside.rights, open.parts.contacts, open.own.tracks]) void part.need()
    return open.hold()
  }, [open])
  // A form that cannot be sent must not be filled in first.
  if (open.state === 'denied' || open.state === 'not-found' || open.beside.rights.value?.edit === false)
    return (
      <RefusedPage
        title={t('title.followUp')}
        kind={open.state === 'not-found' ? 'not-found' : 'denied'}
        denied={{ title: t('followUp.deniedTitle'), text: t('followUp.deniedText') }}
      >
        <DraftWords
          form={FOLLOW_UP_FORM}
          record={id}
          fields={followUpFields}
          lines={[
            { label: t('field.contactName'), text: ({ contactName }) => contactName },
            ...TRACK_KINDS.map((each) => ({
              label: t(`followUp.text.${each}`),
              text: ({ kind: of, text }: FollowUpValues) => (of === each ? text : ''),
            })),
            { label: t('followUp.comparedNextText'), text: ({ nextText }) => nextText },
          ]}
        />
      </RefusedPage>
    )
  // The initial values are set once: later data must not overwrite what the user typed.
  const isSettled = [open.main, open.parts.contacts, open.own.tracks].every(
    ({ status }) => status === 'ready' || status === 'failed',
  )
  if (!isSettled)
    return (
      <PageFrame title={t('title.followUp')} nav={{ back: 'close' }}>
        <SkeletonForm />
      </PageFrame>
    )
  return (
    <Form
      key={drafts}
      id={id}
      kind={kind}
      contact={contact}
      phone={phone}
      call={callOf(at, seconds)}
      open={open}
      onCallLeft={() => setDrafts(drafts + 1)}
    />
  )
})

interface FormProps {
  readonly id: LeadId
  readonly kind: string | undefined
  /** Of a call that was just made. */
  readonly contact: string | undefined
  readonly phone: string | undefined
  readonly call: FollowUpValues['call']
  readonly open: OpenLead
  /** A draft was sent that is not about the call. */
  readonly onCallLeft: () => void
}

const Form = observer(function Form({ id, kind, contact, phone, call, open, onCallLeft }: FormProps) {
  const { t, say, page } = useArea()
  const core = useCore()
  const lead = useStore(leadStore).get(id)
  const people = open.parts.contacts.value ?? []
  const [defaults] = useState(() =>
    startValues({
      kind,
      contact,
      phone,
      call,
      step: open.main.value?.nextStep?.kind,
      people,
      tracks: open.own.tracks.value ?? [],
    }),
  )
  const form = useRecordForm({
    form: FOLLOW_UP_FORM,
    record: id,
    defaults,
    fields: followUpFields,
    refused: REFUSED_FIELDS,
    submit: (values) => followUpSubmission(core, followUpOf(id, values), values),
    onSent: () => {
      if (isBeside) return onCallLeft()
      page.leave()
      void toastNextStop(core, id)
    },
  })
  const logged = useFieldValue(form, 'call')
  const isBeside = call !== null && form.restoredAt !== undefined && logged?.at !== call.at
  const called = personOf(people, contact, phone)
  const addCall = () =>
    form.set({ kind: 'call', call, contact: called?.id ?? '' }, { shouldDirty: true, shouldValidate: false })
  return (
    <FormPage title={t('title.followUp')} form={form} submit={t('followUp.save')}>
      {isBeside && (
        <CallBeside
          call={{ at: new Date(call.at), seconds: call.seconds }}
          name={say.name(called)}
          // A draft about another call would lose that one.
          onAdd={logged ? undefined : addCall}
        />
      )}
      <FollowUpFields form={form} open={open} name={say.name(open.main.value ?? lead)} />
    </FormPage>
  )
})
