import { observer } from 'mobx-react-lite'
import { formValues } from '#kit/attachments'
import { recordData } from '#kit/detail'
import { ChoiceInput, FormPage, RefusedPage, submission, TextInput, useRecordForm } from '#kit/forms'
import { useCore, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Card, usePageTools } from '#ui/components'
import { createTemplate, saveTemplate, type Template } from '../api'
import { ContentEditor } from '../components/ContentEditor'
import { useTexts } from '../plugin'
import { templates, templatesChanged } from '../records'
import { newcustomtemplate } from '../routes'
import { sentTemplate } from '../rules/fields'
import { KINDS, outboxTemplate, TEMPLATE_FORM } from '../rules/vocabulary'

export const data = recordData(templates)

/** The editor of a template, or the form of a new one without `id` (/Newcustomtemplate). */
export default observer(function TemplateEditor() {
  const t = useTexts()
  const { decide } = useCore()
  const { id, system = false } = useSearch(newcustomtemplate)
  if (id !== undefined) return <EditTemplate id={id} />
  if (system && !decide({ permission: 'budget.template' }).ok)
    return (
      <RefusedPage
        title={t('template.newSystem')}
        kind="denied"
        denied={{ title: t('empty.mayNotMaintain'), text: t('empty.mayNotWriteText') }}
      />
    )
  return <NewTemplate scope={system ? 'system' : 'own'} />
})

const EditTemplate = observer(function EditTemplate({ id }: { readonly id: string }) {
  const t = useTexts()
  const core = useCore()
  const store = useStore(templates)
  return (
    <ContentEditor
      title={t('title.Newcustomtemplate')}
      form={TEMPLATE_FORM}
      open={store.of(id)}
      id={id}
      call={saveTemplate}
      outboxName={outboxTemplate(id)}
      after={(saved: Template) => {
        store.applied(saved)
        store.of(id).invalidate('versions')
        templatesChanged(core)
      }}
    />
  )
})

const NewTemplate = observer(function NewTemplate({ scope }: { readonly scope: 'system' | 'own' }) {
  const t = useTexts()
  const core = useCore()
  const { page, word } = usePageTools()
  const form = useRecordForm({
    form: 'budget.newTemplate',
    record: scope,
    defaults: formValues(sentTemplate, { scope }),
    fields: sentTemplate,
    submit: (out) =>
      submission(createTemplate, out, {
        record: outboxTemplate('new'),
        label: out.name,
        after: (made: Template) => {
          core.store(templates).applied(made)
          templatesChanged(core)
        },
      }),
    onSent: (made) => (made ? page.replace(newcustomtemplate, { id: made.id }) : page.leave()),
  })
  return (
    <FormPage title={scope === 'system' ? t('template.newSystem') : t('template.new')} form={form} submit={t('create')}>
      <Card>
        <TextInput form={form} name="name" />
        <ChoiceInput
          form={form}
          name="kind"
          options={KINDS.map((kind) => ({ value: kind, label: word('kind', kind) }))}
        />
      </Card>
    </FormPage>
  )
})
