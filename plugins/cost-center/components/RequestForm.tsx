import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { addressesOf, formValues, uploadsOf, withFiles } from '#kit/attachments'
import { EditForm, EditFrame, FormPage, submission, useRecordForm } from '#kit/forms'
import { currentBy, runMove } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { Button, usePageTools } from '#ui/components'
import { type CenterRequest, request as requestSchema, saveRequest } from '../api'
import { useTexts } from '../plugin'
import { requestRows, requests, submit } from '../records'
import { costProfitCenterAdd } from '../routes'
import { REQUEST_FORM, type RequestContent, type RequestValues, requestFields } from '../rules/fields'
import { RequestFields, refOf } from './RequestFields'

const valuesOf = (request: CenterRequest): RequestValues =>
  formValues(requestFields, {
    ...request,
    centerCode: refOf(request.centerCode),
    parentCode: refOf(request.parentCode),
  })

const readRequest = currentBy(requestSchema)

/** A form that saves, and then submits what was saved unless only the draft was wanted. */
function useRequestForm(record: string, defaults: RequestValues) {
  const core = useCore()
  const t = useTexts()
  const { page } = usePageTools()
  const isDraft = useRef(false)
  const form = useRecordForm({
    form: REQUEST_FORM,
    record,
    defaults,
    fields: requestFields,
    submit: ({ files, ...content }: RequestContent) =>
      submission(
        saveRequest,
        { requestId: record === 'new' ? undefined : record, ...content, files: addressesOf(files) },
        {
          record: `center-request:${record}`,
          label: content.name,
          send: withFiles(uploadsOf('document', files)),
          after: (saved: CenterRequest) => {
            core.store(requests).applied(saved)
            core.store(requestRows).invalidate()
          },
        },
      ),
    saved: t('savedDraft'),
    onSent: (saved) => {
      if (!saved) page.leave()
      else if (isDraft.current) page.replace(costProfitCenterAdd, { id: saved.id })
      else
        void runMove(core, submit, saved.id, undefined, { t }).then(() =>
          page.replace(costProfitCenterAdd, { id: saved.id }),
        )
    },
  })
  const save = () => {
    isDraft.current = true
    form.submit()
  }
  const send = () => {
    isDraft.current = false
    form.submit()
  }
  return { form: { ...form, submit: send }, save }
}

/** The form of a new request. */
export const NewRequest = observer(function NewRequest() {
  const t = useTexts()
  const { session } = useCore()
  const orgCode = session.employee?.orgCode ?? ''
  const { form, save } = useRequestForm('new', formValues(requestFields, { action: 'new', kind: 'cost', orgCode }))
  return (
    <FormPage
      title={t('title.costProfitCenterAdd')}
      form={form}
      submit={t('submit')}
      actions={
        <Button size="small" variant="plain" onPress={save}>
          {t('saveDraft')}
        </Button>
      }
    >
      <RequestFields form={form} id={undefined} />
    </FormPage>
  )
})

/** The form of a draft, or of a request that was returned. */
export const EditRequest = observer(function EditRequest({ id }: { readonly id: string }) {
  const t = useTexts()
  const open = useStore(requests).of(id)
  return (
    <EditFrame
      title={t('title.costProfitCenterAdd')}
      open={open}
      load={[open.main]}
      may={() => open.main.value?.can.includes('edit') === true}
    >
      {() => open.main.value && <Edited id={id} request={open.main.value} />}
    </EditFrame>
  )
})

const Edited = observer(function Edited({ id, request }: { readonly id: string; readonly request: CenterRequest }) {
  const t = useTexts()
  const { form, save } = useRequestForm(id, valuesOf(request))
  return (
    <EditForm
      title={t('title.costProfitCenterAdd')}
      form={form}
      submit={t('submit')}
      actions={
        <Button size="small" variant="plain" onPress={save}>
          {t('saveDraft')}
        </Button>
      }
      read={readRequest}
      values={valuesOf}
      compare={(['name', 'code', 'reason'] as const).map((name) => ({
        label: t(`field.${name}`),
        text: (values: RequestValues) => values[name],
      }))}
    >
      <RequestFields form={form} id={id} isKindFixed={request.state === 'returned'} />
    </EditForm>
  )
})
