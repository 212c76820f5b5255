import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import { fromField } from '#base/calendar'
import { AddressInputs } from '#domain/choosers'
import { ChoiceInput, NumberInput, type RecordForm, TextInput } from '#kit/forms'
import { useNeeded } from '#kit/records'
import { useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Card } from '#ui/components'
import { FactsPage } from '../components/cognition/FactsPage'
import { clueForm } from '../components/cognition/forms'
import type { ClueValues } from '../components/cognition/values'
import { EntityField } from '../components/company/EntityField'
import { NextStepInputs } from '../components/nextStep/NextStepInputs'
import { useArea } from '../components/useArea'
import { editClueCognitionClueInfo } from '../routes'
import { SOMEBODY_ELSE, SOURCES } from '../rules/vocabulary'
import { cognitionRecords } from '../stores/cognitionRecords'
import { leadRecords } from '../stores/leadRecords'

/** The lead's half of its facts (/editClueCognitionClueInfo): place, source, branch, main, decider, next step. */
export default observer(function CognitionClueInfo() {
  const { id } = useSearch(editClueCognitionClueInfo)
  const { t, say, word } = useArea()
  const { main } = useStore(cognitionRecords).of(id)
  const people = useStore(leadRecords).of(id).parts.contacts.value ?? []
  const { entity, entityId } = main.value ?? {}
  return (
    <FactsPage
      about={clueForm}
      compare={{
        address: true,
        point: ({ point }) => (point ? `${point.lng}, ${point.lat}` : ''),
        source: ({ source }, theirs) => word('source', theirs?.source ?? source),
        entityId: (own, theirs) => {
          const known = [main.value, theirs].find((each) => each?.entityId === own.entityId)?.entity
          return known ? say.name(known) : own.entityId
        },
        distanceToMain: true,
        decider: (own, theirs) => {
          if (own.decider === SOMEBODY_ELSE) return own.deciderName
          const person = people.find((each) => each.id === own.decider) ?? (theirs ?? main.value)?.decider
          return own.decider && person ? say.name(person) : ''
        },
        nextAt: ({ nextAt }) => say.moment(fromField(nextAt)) ?? '',
        nextKind: ({ nextKind }) => nextKind && word('step', nextKind),
        nextText: true,
      }}
    >
      {(form) => (
        <>
          <Card title={t('cognition.placeTitle')}>
            <AddressInputs form={form} />
            <EntityField form={form} present={entity && entityId ? { ...entity, id: entityId } : undefined} />
            <NumberInput form={form} name="distanceToMain" unit="m" placeholder={t('cognition.distanceExample')} />
          </Card>
          <Card title={t('cognition.originTitle')}>
            <ChoiceInput form={form} name="source" options={SOURCES} />
            <DeciderInputs form={form} />
          </Card>
          <div data-field="nextStep">
            <NextStepInputs form={form} />
          </div>
        </>
      )}
    </FactsPage>
  )
})

/** Who decides: one of the lead's people, or somebody new. */
const DeciderInputs = observer(function DeciderInputs({ form }: { readonly form: RecordForm<ClueValues> }) {
  const { id } = useSearch(editClueCognitionClueInfo)
  const { t, say } = useArea()
  const { status, value: people = [] } = useNeeded(useStore(leadRecords).of(id).parts.contacts)
  // One of the customer's contacts is first added to the lead.
  const own = people.filter(({ clueId }) => clueId === id)
  const decider = useWatch({ control: form.methods.control, name: 'decider' })
  return (
    <>
      <ChoiceInput
        form={form}
        name="decider"
        options={[
          ...own.map((person) => ({
            value: person.id,
            label: say.name(person),
            note: say.text(person.duty, person.dutyEn),
          })),
          { value: SOMEBODY_ELSE, label: t('followUp.contactNew') },
        ]}
        placeholder={t('followUp.contactChoose')}
        hint={status === 'failed' ? t('followUp.contactsFailed') : undefined}
        sheet
      />
      {decider === SOMEBODY_ELSE ? (
        <>
          <TextInput form={form} name="deciderName" required />
          <TextInput form={form} name="deciderPhone" type="tel" />
        </>
      ) : null}
    </>
  )
})
