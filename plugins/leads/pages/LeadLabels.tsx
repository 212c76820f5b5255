import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useStore } from '#src/core'
import { ChipsInput, EditForm, EditFrame, type FieldForm, submission, useRecordForm } from '#src/forms'
import { usePageNavigation, useSearch } from '#src/navigation'
import { currentBy, useNeeded } from '#src/records'
import { Card, Tag } from '#src/ui'
import { type Label, type LeadDetail, leadDetailSchema, updateClue } from '../api'
import { useFormats } from '../components/detail/useFormats'
import { clueLabel } from '../routes'
import { LABEL_CATEGORIES, type LabelCategory, type LeadId } from '../rules/vocabulary'
import { leadLabels } from '../stores/dictionaries'
import { outboxRecord } from '../stores/followUp'
import { leadRecords } from '../stores/leadRecords'
import { useTexts } from '../texts'
import '../components/company/company.css'

const labelsSchema = v.object({ version: v.number(), labels: v.array(v.string()) })
type LabelValues = v.InferInput<typeof labelsSchema>

/** Labels of a lead by category (/clueLabel); those of the customer area are shown, and changed there. */
export default observer(function LeadLabels() {
  const { id } = useSearch(clueLabel)
  const t = useTexts()
  const open = useStore(leadRecords).of(id)
  const all = useStore(leadLabels)
  const { main, beside } = open
  return (
    <EditFrame
      title={t('title.clueLabel')}
      open={open}
      load={[main, beside.rights, all]}
      may={() => beside.rights.value?.edit === true}
      denied={{ title: t('cognition.deniedTitle'), text: t('cognition.deniedText') }}
    >
      {() => main.value && <Form key={id} id={id} lead={main.value} all={all.value ?? []} />}
    </EditFrame>
  )
})

const valuesOf = ({ version, labels }: LeadDetail): LabelValues => ({ version, labels: labels.map(({ id }) => id) })

const readLead = currentBy(leadDetailSchema)

interface FormProps {
  readonly id: LeadId
  readonly lead: LeadDetail
  readonly all: readonly Label[]
}

const Form = observer(function Form({ id, lead, all }: FormProps) {
  const page = usePageNavigation()
  const t = useTexts()
  const formats = useFormats()
  const records = useStore(leadRecords)
  const companyLabels = useNeeded(records.of(id).parts.companyLabels)
  const form = useRecordForm({
    form: 'lead.labels',
    record: id,
    defaults: valuesOf(lead),
    schema: labelsSchema,
    submit: ({ version, labels }) =>
      submission(
        updateClue,
        { leads: [{ id, version }], changes: { labels } },
        {
          record: outboxRecord(id),
          label: formats.name(lead),
          after: ({ leads }) => leads.forEach(records.applied),
        },
      ),
    onSent: page.leave,
  })
  // A label that the dictionary has no longer can still be taken off.
  const known = [...all, ...lead.labels.filter((label) => !all.some(({ id: other }) => other === label.id))]
  const names = (ids: readonly string[]) =>
    known
      .filter((label) => ids.includes(label.id))
      .map(formats.name)
      .join(', ')
  return (
    <EditForm
      title={t('title.clueLabel')}
      form={form}
      field={undefined}
      read={readLead}
      values={valuesOf}
      compare={[{ label: t('title.clueLabel'), text: ({ labels }) => names(labels) }]}
    >
      <Card>
        {LABEL_CATEGORIES.map((category) => (
          <Category key={category} form={form} category={category} labels={known} />
        ))}
      </Card>
      {companyLabels.value && companyLabels.value.length > 0 ? (
        <Card title={t('labels.ofCustomer')} pad>
          <p className="company__note">{t('labels.readOnly')}</p>
          <ul className="company__labels">
            {companyLabels.value.map((label) => (
              <li key={label.id}>
                <Tag tone={label.category === 'risk' ? 'risk' : 'plain'}>{formats.name(label)}</Tag>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </EditForm>
  )
})

interface CategoryProps {
  readonly form: FieldForm<LabelValues, LabelValues>
  readonly category: LabelCategory
  readonly labels: readonly Label[]
}

function Category({ form, category, labels }: CategoryProps) {
  const t = useTexts()
  const formats = useFormats()
  const chosen = useWatch({ control: form.methods.control, name: 'labels' })
  const here = labels.filter((label) => label.category === category)
  if (here.length === 0) return null
  return (
    <ChipsInput
      form={form}
      name="labels"
      label={t(`filter.category.${category}`)}
      hint={String(here.filter(({ id }) => chosen.includes(id)).length || '')}
      options={here.map(({ id, ...names }) => ({ value: id, label: formats.name(names) }))}
    />
  )
}
