import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useCore, useStore } from '#src/core'
import { FormPage, useDraftForm } from '#src/forms'
import { nameIn, useCoreTexts, useLanguage } from '#src/i18n'
import { usePageNavigation, usePageState, useSearch } from '#src/navigation'
import { refusalText } from '#src/records'
import { PageFrame, StateView } from '#src/ui'
import { insertTrack } from '../api'
import { FollowUpFields } from '../components/followUp/FollowUpFields'
import { followUpOf, followUpSchema, followUpShape, NO_FOLLOW_UP, REFUSED_FIELDS } from '../components/followUp/values'
import { leadFollowUp } from '../routes'
import type { LeadId } from '../rules/vocabulary'
import { leadStore } from '../stores/LeadStore'
import type { OpenLead } from '../stores/leadRecords'
import { leadRecords } from '../stores/leadRecords'
import { type FollowUpOutcome, sendFollowUp } from '../stores/sendFollowUp'
import { type LeadTextKey, useTexts } from '../texts'

/** What the toast says, by what became of the follow-up. */
const TOASTS: Readonly<Record<FollowUpOutcome, LeadTextKey>> = {
  sent: 'followUp.saved',
  network: 'followUp.queued',
  order: 'followUp.queuedBehind',
  files: 'followUp.queuedPhotos',
}

/** Outcome of a submit whose content is already on the server or in the outbox. */
const EARLIER = { sent: 'sent', queued: 'network' } as const

/** Writes a follow-up: what was said, and when there will be contact again (ours). */
export default observer(function LeadFollowUp() {
  const { id } = useSearch(leadFollowUp)
  const open = useStore(leadRecords).of(id)
  useEffect(() => {
    for (const part of [open.main, open.beside.rights, open.parts.contacts]) void part.need()
    return open.hold()
  }, [open])
  // A form that cannot be sent must not be filled in first.
  if (open.state === 'denied' || open.state === 'not-found' || open.beside.rights.value?.edit === false)
    return <Refused kind={open.state === 'not-found' ? 'not-found' : 'denied'} />
  return <Form id={id} open={open} />
})

function Refused({ kind }: { kind: 'not-found' | 'denied' }) {
  const page = usePageNavigation()
  const t = useTexts()
  const core = useCoreTexts()
  usePageState(kind)
  const words = kind === 'denied' ? 'followUp.denied' : 'detail.notFound'
  return (
    <PageFrame title={t('title.followUp')} nav={{ back: 'close' }}>
      <StateView
        kind={kind}
        title={t(`${words}Title`)}
        text={t(`${words}Text`)}
        action={{ label: core('back'), onPress: page.back }}
      />
    </PageFrame>
  )
}

const Form = observer(function Form({ id, open }: { id: LeadId; open: OpenLead }) {
  const page = usePageNavigation()
  const t = useTexts()
  const core = useCore()
  const lead = useStore(leadStore).get(id)
  const language = useLanguage()
  const outcome = useRef<FollowUpOutcome>('sent')
  const form = useDraftForm({
    form: 'lead.followUp',
    record: id,
    defaults: NO_FOLLOW_UP,
    shape: followUpShape,
    schema: followUpSchema,
    refused: REFUSED_FIELDS,
    requestOf: (values) => ({ call: insertTrack, request: followUpOf(id, values) }),
    send: async (values, submit) => {
      outcome.current = await sendFollowUp(core, followUpOf(id, values), values.photos, submit)
    },
    onSent: (earlier) => {
      core.feedback.toast(t(TOASTS[earlier ? EARLIER[earlier] : outcome.current]))
      page.leave()
    },
  })
  const known = open.main.value ?? lead
  return (
    <FormPage
      title={t('title.followUp')}
      form={form}
      submit={t('followUp.save')}
      failureText={(error) => refusalText(error, t)}
    >
      <FollowUpFields form={form} open={open} name={known && nameIn(known, language)} />
    </FormPage>
  )
})
