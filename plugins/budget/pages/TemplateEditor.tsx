import { observer } from 'mobx-react-lite'
import { formValues, withFiles } from '#kit/attachments'
import { recordData } from '#kit/detail'
import { ChoiceInput, FormPage, submission, TextInput, useRecordForm } from '#kit/forms'
import { useCore, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Card, usePageTools } from '#ui/components'
import { createTemplate, saveTemplate, type Template } from '../api'
import { ContentEditor, quotesIn } from '../components/ContentEditor'
import { useTexts } from '../plugin'
import { templates, templatesChanged } from '../records'
import { newcustomtemplate } from '../routes'
import { sentTemplate } from '../rules/fields'
import { KINDS, TEMPLATE_FORM } from '../rules/vocabulary'

export const data = recordData(templates)

/** The editor of a template, or the form of a new one without `id` (/Newcustomtemplate). */
export default observer(function TemplateEditor() {
  const { id } = useSearch(newcustomtemplate)
  return id === undefined ? <NewTemplate /> : <EditTemplate id={id} />
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
      submit={({ content, base, version, files }) =>
        submission(
          saveTemplate,
          { id, version, base, content },
          {
            record: `budget-template:${id}`,
            label: content.name,
            send: withFiles(quotesIn(content, files)),
            after: (saved: Template) => {
              store.applied(saved)
              store.of(id).invalidate('versions')
              templatesChanged(core)
            },
          },
        )
      }
    />
  )
})

const NewTemplate = observer(function NewTemplate() {
  const t = useTexts()
  const core = useCore()
  const { page, word } = usePageTools()
  const form = useRecordForm({
    form: 'budget.newTemplate',
    record: 'new',
    defaults: formValues(sentTemplate, {}),
    fields: sentTemplate,
    submit: (out) =>
      submission(createTemplate, out, {
        record: 'budget-template:new',
        label: out.name,
        after: (made: Template) => {
          core.store(templates).applied(made)
          templatesChanged(core)
        },
      }),
    onSent: (made) => (made ? page.replace(newcustomtemplate, { id: made.id }) : page.leave()),
  })
  return (
    <FormPage title={t('template.new')} form={form} submit={t('create')}>
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
