import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { defineFields, list, value } from '#base/fields'
import { Loaded } from '#kit/detail'
import { ChipsInput, EditPage, submission } from '#kit/forms'
import { currentBy, useNeeded } from '#kit/records'
import { useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Card } from '#ui/components'
import { type LeadDetail, leadDetailSchema, updateClue } from '../api'
import { LabelTags } from '../components/LabelTags'
import { useArea } from '../components/useArea'
import { useTexts } from '../plugin'
import { clueLabel } from '../routes'
import { LABEL_CATEGORIES } from '../rules/vocabulary'
import { leadLabels } from '../stores/dictionaries'
import { outboxRecord } from '../stores/followUp'
import { leadRecords } from '../stores/leadRecords'
import '../components/company/company.css'

const labelsFields = defineFields({ version: value(v.number(), 0), labels: list() })
const valuesOf = ({ version, labels }: LeadDetail) => ({ version, labels: labels.map(({ id }) => id) })
const readLead = currentBy(leadDetailSchema)

/** Labels of a lead by category (/clueLabel); those of the customer area are shown, and changed there. */
export default observer(function LeadLabels() {
  const { id } = useSearch(clueLabel)
  const { t, say } = useArea()
  const records = useStore(leadRecords)
  const open = records.of(id)
  const all = useStore(leadLabels)
  const { main, beside } = open
  const { value: known = [] } = all
  const own = main.value?.labels ?? []
  // A label that the dictionary has no longer can still be taken off.
  const labels = [...known, ...own.filter((label) => !known.some((other) => other.id === label.id))]
  return (
    <EditPage
      title={t('title.clueLabel')}
      open={open}
      load={[main, beside.rights, all]}
      may={() => beside.rights.value?.edit === true}
      denied={{ title: t('cognition.deniedTitle'), text: t('cognition.deniedText') }}
      of={() => main.value}
      form="lead.labels"
      record={id}
      fields={labelsFields}
      read={readLead}
      values={valuesOf}
      compare={{
        labels: (values) =>
          say.list(labels.flatMap((label) => (values.labels.includes(label.id) ? say.name(label) : []))),
      }}
      submit={({ version, labels: chosen }) =>
        submission(
          updateClue,
          { leads: [{ id, version }], changes: { labels: chosen } },
          {
            record: outboxRecord(id),
            label: say.name(main.value) ?? id,
            after: ({ leads }) => leads.forEach(records.applied),
          },
        )
      }
    >
      {(form) => (
        <>
          <Card>
            {LABEL_CATEGORIES.map((category) => {
              const chosen = form.methods.watch('labels')
              const here = labels.filter((label) => label.category === category)
              return here.length === 0 ? null : (
                <ChipsInput
                  key={category}
                  form={form}
                  name="labels"
                  label={t(`filter.category.${category}`)}
                  hint={String(here.filter((label) => chosen.includes(label.id)).length || '')}
                  options={here.map((label) => ({ value: label.id, label: say.name(label) }))}
                />
              )
            })}
          </Card>
          <CustomerLabels />
        </>
      )}
    </EditPage>
  )
})

/** Labels that the company has in the customer area. */
const CustomerLabels = observer(function CustomerLabels() {
  const { id } = useSearch(clueLabel)
  const t = useTexts()
  const section = useNeeded(useStore(leadRecords).of(id).parts.companyLabels)
  if (section.status !== 'failed' && !section.value?.length) return null
  return (
    <Card title={t('labels.ofCustomer')}>
      <Loaded section={section} lines={1}>
        {(labels) => (
          <>
            <p className="company__note">{t('labels.readOnly')}</p>
            <LabelTags labels={labels} />
          </>
        )}
      </Loaded>
    </Card>
  )
})
