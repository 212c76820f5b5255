import { observer } from 'mobx-react-lite'
import type { Named } from '#base/wire'
import { PickInput } from '#domain/choosers'
import { formValues } from '#kit/attachments'
import { ChoiceInput, FormPage, submission, TextInput, useRecordForm } from '#kit/forms'
import { useCore } from '#platform/core'
import { Card, usePageTools } from '#ui/components'
import { createEstimate, type Estimate } from '../api'
import { useTexts } from '../plugin'
import { estimateRows, estimates, templateRows } from '../records'
import { connectBus, estimate, selecTemplate } from '../routes'
import { createFields } from '../rules/fields'
import { KINDS } from '../rules/vocabulary'

interface NewEstimateProps {
  readonly templateId?: string | undefined
  readonly businessId?: string | undefined
}

/** The form of a new estimate, from a template or blank; its editor follows. */
export const NewEstimate = observer(function NewEstimate({ templateId, businessId }: NewEstimateProps) {
  const t = useTexts()
  const { page, say, word } = usePageTools()
  const core = useCore()
  const templateName = (id: string) => {
    const found = core.store(templateRows).get(id)
    return found ? say.name(found) : id
  }
  const template = templateId === undefined ? undefined : core.store(templateRows).get(templateId)
  const kind = KINDS.find((each) => each === template?.kind)
  const form = useRecordForm({
    form: 'budget.new',
    record: templateId ?? businessId ?? 'new',
    defaults: formValues(createFields, {
      kind,
      template: templateId === undefined ? null : { id: templateId, name: templateName(templateId) },
      business: businessId === undefined ? null : { id: businessId, name: businessId },
    }),
    fields: createFields,
    submit: ({ name, kind: of, template: from, business }) =>
      submission(
        createEstimate,
        { name, kind: of, templateId: from?.id, businessId: business?.id },
        {
          record: 'budget-estimate:new',
          label: name,
          after: (made: Estimate) => {
            core.store(estimates).applied(made)
            core.store(estimateRows).invalidate()
          },
        },
      ),
    onSent: (made) => (made ? page.replace(estimate, { id: made.id, edit: true }) : page.leave()),
  })
  const nameOf = (chosen: Named) => ({ name: say.name(chosen) })
  const chooseTemplate = async () => {
    const id = await page.choose(selecTemplate, { choosing: true })
    return id === undefined ? undefined : { id, name: templateName(id) }
  }
  const chooseBusiness = async () => {
    const chosen = await page.choose(connectBus, { choosing: true })
    return chosen && { id: chosen.businessId, name: chosen.name }
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
