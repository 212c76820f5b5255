import { observer } from 'mobx-react-lite'
import { type ReactNode, useRef, useState } from 'react'
import { addressesOf, formValues, uploadsOf, withFiles } from '#kit/attachments'
import { EditForm, EditFrame, FormPage, type RecordFormOptions, submission, useRecordForm } from '#kit/forms'
import { runMove, textByRule } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { Notice, usePageTools } from '#ui/components'
import { type CenterRequest, saveRequest } from '../api'
import { useTexts } from '../plugin'
import { newCodes, requestRows, requests, submit } from '../records'
import { costProfitCenterAdd } from '../routes'
import { REQUEST_FORM, type RequestContent, type RequestValues, requestFields, requestFieldsIf } from '../rules/fields'
import { outboxRecord } from '../rules/vocabulary'
import { compared, readRequest, valuesOf } from './compared'
import { RequestFields } from './RequestFields'

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
  // A draft may be wrong across its fields, as on the server.
  const [fields] = useState(() => requestFieldsIf(() => !isDraft.current))
  const isToCorrect = (saved: CenterRequest) => !isDraft.current && Object.keys(saved.wrong).length > 0
  const form = useRecordForm({
    form: REQUEST_FORM,
    record,
    defaults,
    fields,
    wrong,
    submit: ({ files, centerCode, seen, business, target, newCode: _, ...content }: RequestContent) =>
      submission(
        saveRequest,
        {
          requestId: record === 'new' ? undefined : record,
          ...content,
          // What the form no longer shows is not sent.
          centerCode: content.action === 'new' ? undefined : centerCode,
          seen: content.action === 'new' ? undefined : seen,
          business: content.action === 'close' ? undefined : business,
          target: content.kind === 'cost' || content.action === 'close' ? undefined : target,
          files: addressesOf(files),
        },
        {
          record: outboxRecord(record),
          label: content.name,
          send: withFiles(uploadsOf('document', files)),
          after: (saved: CenterRequest) => {
            core.store(requests).applied(saved)
            core.store(requestRows).invalidate()
          },
        },
      ),
    saved: (saved) => t(isToCorrect(saved) ? 'savedOnly' : 'savedDraft'),
    // What waits is saved, and submitted by nobody.
    waiting: () => (isDraft.current ? undefined : t('savedWaiting')),
    onSent: async (saved) => {
      if (!saved) return page.leave()
      const isComplete = !isToCorrect(saved)
      if (isComplete && !isDraft.current) await runMove(core, submit, saved.id, undefined, { t })
      const { newCode } = form.values()
      if (newCode) core.store(newCodes).set(saved.id, newCode)
      onSaved(saved, isComplete)
    },
  })
  const sendAs = (draft: boolean) => () => {
    isDraft.current = draft
    form.submit()
  }
  return { form: { ...form, submit: sendAs(false), again: form.submit }, save: sendAs(true) }
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

interface EditRequestProps {
  readonly id: string
  /** The form is wanted only if the request is still returned; what is shown otherwise. */
  readonly ifReturned?: () => ReactNode
}

/** The form of a draft, or of a request that was returned. */
export const EditRequest = observer(function EditRequest({ id, ifReturned }: EditRequestProps) {
  const t = useTexts()
  const { page } = usePageTools()
  const { outbox } = useCore()
  const open = useStore(requests).of(id)
  /** How often something was left to correct: the form then begins with what was saved. */
  const [corrections, setCorrections] = useState(0)
  return (
    <EditFrame
      title={t('title.costProfitCenterAdd')}
      open={open}
      load={[open.main]}
      unsent={{ is: () => outbox.unsentOf(outboxRecord(id)).length > 0 }}
      may={() => {
        const { can, state } = open.main.value ?? {}
        return can?.includes('edit') === true && (ifReturned === undefined || state === 'returned')
      }}
      {...(ifReturned && { otherwise: ifReturned })}
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
  const { id, wrong, state, course } = request
  const why = course[course.length - 1]?.comment
  const newCode = useStore(newCodes).get(id)
  const { form, save } = useRequestForm({ record: id, defaults: { ...valuesOf(request), newCode }, wrong, onSaved })
  return (
    <EditForm
      title={t('title.costProfitCenterAdd')}
      form={form}
      submit={t('submit')}
      read={readRequest}
      values={valuesOf}
      compare={compared.map(({ name, text }) => ({ label: textByRule(t, `field.${name}`) ?? name, text }))}
    >
      {state === 'returned' && why ? (
        <Notice tone="warn">{t('labelled', { label: t('state.returned'), text: why })}</Notice>
      ) : null}
      <RequestFields form={form} id={id} onSave={save} isKindFixed={state === 'returned'} />
    </EditForm>
  )
})
