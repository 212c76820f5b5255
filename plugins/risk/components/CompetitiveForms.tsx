import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import { CompanyInput } from '#domain/choosers'
import { DictateInput, FilesInput, formValues, withFiles, withUploads } from '#kit/attachments'
import { FactsCard } from '#kit/detail'
import { ChoiceInput, EditPage, FormPage, NumberInput, submission, TextInput, useRecordForm } from '#kit/forms'
import { currentBy } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { Card, usePageTools } from '#ui/components'
import {
  type Competitive,
  competitive as competitiveSchema,
  measureCompetitor,
  reportCompetitor,
} from '../api/competitive'
import { useTexts } from '../plugin'
import { competitives } from '../records'
import { toDoCompetitiveRisk } from '../routes'
import { unitOf } from '../rules/competition'
import { COMPETITOR_FORM, competitorFields, MEASURE_FORM, MOST_FILES, measureFields } from '../rules/fields'
import { competitorMoves, KINDS, PROOFS } from '../rules/vocabulary'
import { isSecond, SecondNotice } from './SecondNotice'
import { useCustomerError } from './useCustomerError'

/** What was heard of a competitor (/toDoCompetitiveRisk without `id`). */
export const ReportForm = observer(function ReportForm() {
  const t = useTexts()
  const core = useCore()
  const { page, say } = usePageTools()
  const form = useRecordForm({
    form: COMPETITOR_FORM,
    record: 'new',
    defaults: formValues(competitorFields, {}),
    fields: competitorFields,
    submit: ({ customer, ...out }) => {
      const { request, uploads } = withUploads('document', out)
      return submission(
        reportCompetitor,
        { custId: customer.id, ...request },
        {
          record: `competitive:${customer.id}`,
          label: say.name(customer),
          send: withFiles(uploads),
          after: (answer) => core.store(competitives).applied(answer),
        },
      )
    },
    onSent: (answer) => (answer ? page.replace(toDoCompetitiveRisk, { id: answer.id }) : page.leave()),
  })
  const customerError = useCustomerError(form)
  const kind = useWatch({ control: form.methods.control, name: 'kind' })
  return (
    <FormPage title={t('competitive.report')} form={form} submit={t('competitive.send')}>
      <Card>
        <CompanyInput form={form} name="customer" error={customerError} />
        <TextInput form={form} name="competitor" />
        <ChoiceInput form={form} name="kind" options={KINDS} group="kind" />
        <NumberInput form={form} name="volumeAtRisk" unit="m³" />
        <NumberInput form={form} name="theirPrice" unit={`${say.currency}/${unitOf(kind || 'price')}`} />
        <ChoiceInput form={form} name="move" options={competitorMoves.words} group="competitorMove" />
      </Card>
      <Card>
        <DictateInput form={form} name="evidence" />
        <ChoiceInput form={form} name="proof" options={PROOFS} group="proof" />
        <FilesInput form={form} name="files" most={MOST_FILES} />
      </Card>
    </FormPage>
  )
})

const valuesOf = ({ version, measure }: Competitive) => formValues(measureFields, { version, measure })
const read = currentBy(competitiveSchema)

/** What is done about a competitor (/toDoCompetitiveRisk with `edit`). */
export const MeasureForm = observer(function MeasureForm({ id }: { readonly id: string }) {
  const t = useTexts()
  const core = useCore()
  const { say, word } = usePageTools()
  const open = useStore(competitives).of(id)
  const record = () => open.main.value
  return (
    <EditPage
      title={t('move.measure')}
      open={open}
      load={[open.main]}
      // A second save would be refused because of the first, which is one's own.
      unsent={{ is: () => open.waiting.length > 0 }}
      may={() => record()?.can.includes('measure') === true || isSecond(core, record())}
      denied={{ title: t('warning.over'), text: t('warning.overText') }}
      form={MEASURE_FORM}
      record={id}
      of={record}
      values={valuesOf}
      fields={measureFields}
      read={read}
      submit={(out) =>
        submission(
          measureCompetitor,
          { id, ...out },
          {
            record: `competitive:${id}`,
            label: say.name(record()?.customer) ?? id,
            after: (answer) => core.store(competitives).applied(answer),
          },
        )
      }
      compare={{ measure: true }}
    >
      {(form) => {
        const shown = record()
        return (
          <>
            {shown && isSecond(core, shown) ? <SecondNotice handled={shown.handled} /> : null}
            {shown ? (
              <FactsCard
                title={say.name(shown.customer)}
                facts={[
                  { label: t('field.competitor'), value: shown.competitor },
                  { label: t('field.kind'), value: word('kind', shown.kind) },
                  { label: t('field.volumeAtRisk'), value: say.volume(shown.volumeAtRisk) },
                  { label: t('field.move'), value: word('competitorMove', shown.move) },
                ]}
              />
            ) : null}
            <Card>
              <DictateInput form={form} name="measure" lines={5} />
            </Card>
          </>
        )
      }}
    </EditPage>
  )
})
