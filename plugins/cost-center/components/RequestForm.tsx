import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { asDay } from '#base/calendar'
import { addressesOf, formValues, uploadsOf, withFiles } from '#kit/attachments'
import { EditForm, EditFrame, FormPage, type RecordFormOptions, submission, useRecordForm } from '#kit/forms'
import { currentBy, runMove } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { usePageTools } from '#ui/components'
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

interface RequestFormOptions extends Pick<RecordFormOptions<RequestValues, RequestContent, CenterRequest>, 'wrong'> {
  readonly record: string
  readonly defaults: RequestValues
  /** Called with what was saved; not `complete`: something of it is to be corrected before it can be submitted. */
  readonly onSaved: (saved: CenterRequest, isComplete: boolean) => void
}

/** A form that saves, and then submits what was saved unless only the draft was wanted. */
function useRequestForm({ record, defaults, wrong, onSaved }: RequestFormOptions) {
  const core = useCore()
  const t = useTexts()
  const { page } = usePageTools()
  const isDraft = useRef(false)
  const isToCorrect = (saved: CenterRequest) => !isDraft.current && Object.keys(saved.wrong).length > 0
  const form = useRecordForm({
    form: REQUEST_FORM,
    record,
    defaults,
    fields: requestFields,
    wrong,
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
    saved: (saved) => t(isToCorrect(saved) ? 'savedOnly' : 'savedDraft'),
    onSent: async (saved) => {
      if (!saved) return page.leave()
      const isComplete = !isToCorrect(saved)
      if (isComplete && !isDraft.current) await runMove(core, submit, saved.id, undefined, { t })
      onSaved(saved, isComplete)
    },
  })
  const sendAs = (draft: boolean) => () => {
    isDraft.current = draft
    form.submit()
  }
  return { form: { ...form, submit: sendAs(false) }, save: sendAs(true) }
}

/** The form of a new request. */
export const NewRequest = observer(function NewRequest() {
  const t = useTexts()
  const { session } = useCore()
  const { page } = usePageTools()
  const orgCode = session.employee?.orgCode ?? ''
  const { form, save } = useRequestForm({
    record: 'new',
    defaults: formValues(requestFields, { action: 'new', kind: 'cost', orgCode }),
    onSaved: ({ id }, isComplete) => page.replace(costProfitCenterAdd, { id, edit: !isComplete || undefined }),
  })
  return (
    <FormPage title={t('title.costProfitCenterAdd')} form={form} submit={t('submit')}>
      <RequestFields form={form} id={undefined} onSave={save} />
    </FormPage>
  )
})

/** The form of a draft, or of a request that was returned. */
export const EditRequest = observer(function EditRequest({ id }: { readonly id: string }) {
  const t = useTexts()
  const { page } = usePageTools()
  const open = useStore(requests).of(id)
  /** How often something was left to correct: the form then begins with what was saved. */
  const [corrections, setCorrections] = useState(0)
  return (
    <EditFrame
      title={t('title.costProfitCenterAdd')}
      open={open}
      load={[open.main]}
      may={() => open.main.value?.can.includes('edit') === true}
    >
      {() =>
        open.main.value && (
          <Edited
            key={corrections}
            request={open.main.value}
            onSaved={(_, isComplete) => (isComplete ? page.leave() : setCorrections(corrections + 1))}
          />
        )
      }
    </EditFrame>
  )
})

interface EditedProps extends Pick<RequestFormOptions, 'onSaved'> {
  readonly request: CenterRequest
}

const Edited = observer(function Edited({ request, onSaved }: EditedProps) {
  const t = useTexts()
  const { say } = usePageTools()
  const { id, wrong, state } = request
  const { form, save } = useRequestForm({ record: id, defaults: valuesOf(request), wrong, onSaved })
  return (
    <EditForm
      title={t('title.costProfitCenterAdd')}
      form={form}
      submit={t('submit')}
      read={readRequest}
      values={valuesOf}
      compare={[
        ...(['name', 'code', 'reason'] as const).map((name) => ({
          label: t(`field.${name}`),
          text: (values: RequestValues) => values[name],
        })),
        ...(['from', 'to'] as const).map((name) => ({
          label: t(`field.${name}`),
          text: (values: RequestValues) => say.day(asDay(values[name])) ?? '',
        })),
      ]}
    >
      <RequestFields form={form} id={id} onSave={save} isKindFixed={state === 'returned'} />
    </EditForm>
  )
})
