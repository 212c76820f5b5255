import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import { formatMoment, formatNumber, toFieldMoment } from '#src/calendar'
import { AddressInputs } from '#src/choosers'
import { useCore, useStore } from '#src/core'
import { ChoiceInput, type ComparedValue, DateInput, EditForm, NumberInput, TextInput, useRecordForm } from '#src/forms'
import { useLanguage } from '#src/i18n'
import { usePageNavigation, useSearch } from '#src/navigation'
import { useNeeded } from '#src/records'
import { Card } from '#src/ui'
import type { ClueFacts } from '../api'
import { FactsFrame } from '../components/cognition/FactsFrame'
import { type ClueValues, clueHalf, clueSchema, clueValues } from '../components/cognition/values'
import { EntityField } from '../components/company/EntityField'
import { useFormats } from '../components/detail/useFormats'
import { SOMEBODY_ELSE } from '../components/followUp/values'
import { codeText } from '../components/words'
import { editClueCognitionClueInfo } from '../routes'
import { type LeadId, NEXT_STEP_KINDS, SOURCES, sourceCodes } from '../rules/vocabulary'
import { currentFacts, factsSubmission } from '../stores/cognition'
import { leadRecords } from '../stores/leadRecords'
import { useTexts } from '../texts'

/** Quick answers for the next step. Days from today */
const NEXT_DAYS = [1, 3, 7] as const

/** The lead's half of its facts (/editClueCognitionClueInfo): place, source, branch, main, decider, next step. */
export default function CognitionClueInfo() {
  const { id } = useSearch(editClueCognitionClueInfo)
  const t = useTexts()
  return (
    <FactsFrame id={id} title={t('title.editClueCognitionClueInfo')}>
      {(facts) => <Form key={id} id={id} facts={facts} />}
    </FactsFrame>
  )
}

const Form = observer(function Form({ id, facts }: { readonly id: LeadId; readonly facts: ClueFacts }) {
  const { field } = useSearch(editClueCognitionClueInfo)
  const page = usePageNavigation()
  const core = useCore()
  const t = useTexts()
  const language = useLanguage()
  const formats = useFormats()
  const contacts = useNeeded(useStore(leadRecords).of(id).parts.contacts)
  const form = useRecordForm({
    form: 'lead.info',
    record: id,
    defaults: clueValues(facts),
    schema: clueSchema,
    refused: {
      source: { field: 'source', message: 'cognition.error.choose' },
      address: { field: 'address', message: 'cognition.error.address' },
      deciderPhone: { field: 'deciderPhone', message: 'cognition.error.phone' },
      nextStep: { field: 'nextAt', message: 'followUp.error.nextPast' },
    },
    submit: (out) => factsSubmission(core, { id, version: out.version, half: clueHalf(out) }),
    onSent: page.leave,
  })
  const decider = useWatch({ control: form.methods.control, name: 'decider' })
  const people = contacts.value ?? []
  const nameOf = (contactId: string | undefined, { decider: known } = facts) => {
    const person = people.find((each) => each.id === contactId) ?? known
    return contactId && person ? formats.name(person) : ''
  }
  const compare: readonly ComparedValue<ClueValues, ClueFacts>[] = [
    { label: t('field.address'), text: ({ address }) => address },
    { label: t('place.onMap'), text: ({ point }) => (point ? `${point.lng}, ${point.lat}` : '') },
    {
      label: t('field.source'),
      text: ({ source: own }, theirs) => {
        const source = theirs?.source ?? own
        return source ? codeText(t, 'source', sourceCodes, source) : ''
      },
    },
    {
      label: t('field.entityId'),
      text: ({ entityId }, theirs) => {
        const known = [facts, theirs].find((each) => each?.entityId === entityId)?.entity
        return known ? formats.name(known) : entityId
      },
    },
    { label: t('field.distanceToMain'), text: ({ distanceToMain }) => distanceToMain },
    {
      label: t('field.decider'),
      text: ({ decider: id, deciderName }, theirs) => (id === SOMEBODY_ELSE ? deciderName : nameOf(id, theirs)),
    },
    {
      label: t('field.nextAt'),
      text: ({ nextAt }) => (nextAt ? formatMoment(new Date(`${nextAt}+08:00`), language) : ''),
    },
    { label: t('field.nextText'), text: ({ nextText }) => nextText },
  ]
  const present = facts.entity && facts.entityId ? { ...facts.entity, id: facts.entityId } : undefined
  return (
    <EditForm
      title={t('title.editClueCognitionClueInfo')}
      form={form}
      field={field}
      read={currentFacts}
      values={clueValues}
      compare={compare}
    >
      <Card title={t('cognition.placeTitle')}>
        <AddressInputs form={form} />
        <EntityField form={form} present={present} />
        <div data-field="main">
          <NumberInput form={form} name="distanceToMain" unit="m" placeholder={formatNumber(380, language)} />
        </div>
      </Card>
      <Card title={t('cognition.originTitle')}>
        <div data-field="source">
          <ChoiceInput form={form} name="source" options={SOURCES} />
        </div>
        <div data-field="decider">
          <ChoiceInput
            form={form}
            name="decider"
            options={[
              ...people.map((person) => ({
                value: person.id,
                label: formats.name(person),
                note: formats.text(person.roleName, person.roleNameEn),
              })),
              { value: SOMEBODY_ELSE, label: t('followUp.contactNew') },
            ]}
            placeholder={t('followUp.contactChoose')}
            hint={contacts.status === 'failed' ? t('followUp.contactsFailed') : undefined}
            sheet
          />
        </div>
        {decider === SOMEBODY_ELSE ? (
          <>
            <TextInput form={form} name="deciderName" required />
            <TextInput form={form} name="deciderPhone" type="tel" />
          </>
        ) : null}
      </Card>
      <Card title={t('followUp.nextTitle')}>
        <div data-field="nextStep">
          <DateInput
            form={form}
            name="nextAt"
            placeholder={t('followUp.nextChoose')}
            min={toFieldMoment(new Date())}
            quick={NEXT_DAYS}
            time
          />
        </div>
        <ChoiceInput form={form} name="nextKind" options={NEXT_STEP_KINDS} group="step" />
        <TextInput form={form} name="nextText" placeholder={t('followUp.nextTextPlaceholder')} />
      </Card>
    </EditForm>
  )
})
