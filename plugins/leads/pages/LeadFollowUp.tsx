import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useCore, useStore } from '#src/core'
import { FormPage, useRecordForm } from '#src/forms'
import { nameIn, useCoreTexts, useLanguage } from '#src/i18n'
import { usePageNavigation, usePageState, useSearch } from '#src/navigation'
import { refusalText } from '#src/records'
import { PageFrame, StateView } from '#src/ui'
import { FollowUpFields } from '../components/followUp/FollowUpFields'
import { followUpOf, followUpSchema, NO_FOLLOW_UP, REFUSED_FIELDS } from '../components/followUp/values'
import { leadFollowUp } from '../routes'
import type { LeadId } from '../rules/vocabulary'
import { leadStore } from '../stores/LeadStore'
import type { OpenLead } from '../stores/leadRecords'
import { leadRecords } from '../stores/leadRecords'
import { followUpSubmission } from '../stores/sendFollowUp'
import { useTexts } from '../texts'

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
  const form = useRecordForm({
    form: 'lead.followUp',
    record: id,
    defaults: NO_FOLLOW_UP,
    schema: followUpSchema,
    refused: REFUSED_FIELDS,
    submit: (values) => followUpSubmission(core, followUpOf(id, values), values.photos),
    onSent: page.leave,
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
