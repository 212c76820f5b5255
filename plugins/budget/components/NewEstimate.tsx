import { observer } from 'mobx-react-lite'
import type { Named } from '#base/wire'
import { PickInput } from '#domain/choosers'
import { formValues } from '#kit/attachments'
import { ChoiceInput, EditFrame, FormPage, RefusedPage, submission, TextInput, useRecordForm } from '#kit/forms'
import { useCore, useStore } from '#platform/core'
import { Card, usePageTools } from '#ui/components'
import { createEstimate, type Estimate, type Template } from '../api'
import { businessRows } from '../lists'
import { useTexts } from '../plugin'
import { estimateRows, estimates, templateRows, templates } from '../records'
import { connectBus, estimate, selecTemplate } from '../routes'
import { createFields } from '../rules/fields'
import { KINDS, outboxRecord } from '../rules/vocabulary'

interface NewEstimateProps {
  readonly templateId?: string | undefined
  readonly businessId?: string | undefined
}

/** The form of a new estimate, from a template or blank; its editor follows. */
export const NewEstimate = observer(function NewEstimate({ templateId, businessId }: NewEstimateProps) {
  const t = useTexts()
  const { decide } = useCore()
  const open = useStore(templates).of(templateId ?? '')
  if (!decide({ permission: 'budget.write' }).ok)
    return (
      <RefusedPage
        title={t('new')}
        kind="denied"
        denied={{ title: t('empty.mayNotWrite'), text: t('empty.mayNotWriteText') }}
      />
    )
  if (templateId === undefined) return <NewForm businessId={businessId} />
  return (
    <EditFrame title={t('new')} open={open} load={[open.main]}>
      {() => <NewForm template={open.main.value} businessId={businessId} />}
    </EditFrame>
  )
})

interface NewFormProps {
  readonly template?: Template | undefined
  readonly businessId?: string | undefined
}

/** What a field shows of a chosen record, in both languages; its id without a name. */
const chosenOf = (id: string, known: Named | undefined) => ({ id, name: known?.name ?? id, nameEn: known?.nameEn })

const NewForm = observer(function NewForm({ template, businessId }: NewFormProps) {
  const t = useTexts()
  const { page, say, word } = usePageTools()
  const core = useCore()
  /** Of the list that was chosen from, or of the opportunity’s other estimates. */
  const business =
    businessId === undefined
      ? undefined
      : (core.store(businessRows).get(businessId) ??
        [...core.store(estimateRows).records.values()].find((row) => row.business?.id === businessId)?.business)
  const kindOf = (of: Pick<Template, 'kind'> | undefined) => KINDS.find((each) => each === of?.kind)
  const form = useRecordForm({
    form: 'budget.new',
    record: template?.id ?? businessId ?? 'new',
    defaults: formValues(createFields, {
      kind: kindOf(template),
      template: template ? chosenOf(template.id, template) : null,
      business: businessId === undefined ? null : chosenOf(businessId, business),
    }),
    fields: createFields,
    submit: ({ name, kind: of, template: from, business }) =>
      submission(
        createEstimate,
        { name, kind: of, templateId: from?.id, businessId: business?.id },
        {
          record: outboxRecord('new'),
          label: name,
          after: (made: Estimate) => {
            core.store(estimates).applied(made)
            core.store(estimateRows).invalidate()
            // It says how many estimates were made from it, and cannot be deleted any more.
            if (from) core.invalidateRecord(from.id)
          },
        },
      ),
    onSent: (made) => (made ? page.replace(estimate, { id: made.id, edit: true }) : page.leave()),
  })
  const nameOf = (chosen: Named) => ({ name: say.name(chosen) })
  const chooseTemplate = async () => {
    const id = await page.choose(selecTemplate, { choosing: true })
    if (id === undefined) return undefined
    const chosen = core.store(templateRows).get(id)
    const kind = kindOf(chosen)
    if (kind) form.set({ kind }, { shouldDirty: true })
    return chosenOf(id, chosen)
  }
  const chooseBusiness = async () => {
    const chosen = await page.choose(connectBus, { choosing: true })
    return chosen && chosenOf(chosen.businessId, chosen)
  }
  return (
    <FormPage title={t('new')} form={form} submit={t('create')}>
      <Card>
        <TextInput form={form} name="name" />
        <ChoiceInput
          form={form}
          name="kind"
          options={KINDS.map((each) => ({ value: each, label: word('kind', each) }))}
        />
        <PickInput form={form} name="template" empty={null} shown={nameOf} pick={chooseTemplate} />
        <PickInput form={form} name="business" empty={null} shown={nameOf} pick={chooseBusiness} />
      </Card>
    </FormPage>
  )
})
