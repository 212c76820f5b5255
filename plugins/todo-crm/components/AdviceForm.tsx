import { observer } from 'mobx-react-lite'
import { addressesOf, formValues, uploadsOf, withFiles } from '#kit/attachments'
import {
  DraftWords,
  EditPage,
  FormPage,
  RefusedPage,
  submission,
  useCompared,
  useFieldValue,
  useRecordForm,
} from '#kit/forms'
import { useResource } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { Notice, usePageTools } from '#ui/components'
import { type Advice, listAdvice, saveAdvice } from '../api'
import { useTexts } from '../plugin'
import { advices } from '../records'
import { salesSolutionsAdviceDetails } from '../routes'
import { ADVICE_FORM, type AdviceContent, type AdviceValues, adviceFields, needFrom } from '../rules/fields'
import { AdviceFields } from './AdviceFields'
import { compared, readAdvice, valuesOf } from './compared'
import { useNeedWords } from './tags'

/** What is sent of the fields. */
const sentOf = ({ files, photos, ...content }: AdviceContent) => {
  return { ...content, files: addressesOf(files), photos: addressesOf(photos) }
}

/** Delivery of an advice with its files and photos; afterwards the lists show it. */
function useDelivery(record: string) {
  const core = useCore()
  const t = useTexts()
  return ({ files, photos }: AdviceContent) => ({
    record: `advice:${record}`,
    label: t('title.salesSolutionsAdviceDetails'),
    send: withFiles([...uploadsOf('document', files), ...uploadsOf('photo', photos)]),
    after: (saved: Advice) => core.store(advices).applied(saved),
  })
}

interface NewAdviceProps {
  readonly custId: string
  /** Needs of the address, such as those of a visit: `steam-high`. */
  readonly needs?: readonly string[] | undefined
}

/** In place of the form for who may not write advice to the customer. */
export function AdviceDenied({ custId }: Pick<NewAdviceProps, 'custId'>) {
  const t = useTexts()
  const lines = useCompared(useComparedTexts())
  const denied = { title: t('advice.denied'), text: t('advice.deniedText') }
  return (
    <RefusedPage title={t('advice.new')} kind="denied" denied={denied}>
      <DraftWords form={ADVICE_FORM} record={custId} fields={adviceFields} lines={lines} />
    </RefusedPage>
  )
}

/** The values in words, with the names of the needs. */
function useComparedTexts() {
  const words = useNeedWords()
  const needs = ({ needs: all }: AdviceValues) =>
    words.all(all.flatMap(({ tag, weight }) => (tag === '' ? [] : { tag, weight: weight || 'medium' })))
  return { needs, ...compared }
}

/** The form of a new advice; once it is saved, its page follows. */
export const NewAdvice = observer(function NewAdvice(props: NewAdviceProps) {
  const { custId } = props
  // Without network it stays open: the draft waits on the device.
  const mayAdd = useResource(async ({ http }, signal) => {
    return (await http(listAdvice, { custId, page: 1, size: 1 }, { signal, background: true })).can.includes('add')
  })
  return mayAdd.value === false ? <AdviceDenied custId={custId} /> : <NewForm {...props} />
})

/** A component of its own: where it gives way to a refusal, it saves the last words first. */
const NewForm = observer(function NewForm({ custId, needs = [] }: NewAdviceProps) {
  const t = useTexts()
  const { page } = usePageTools()
  const words = useNeedWords()
  const delivery = useDelivery(custId)
  const begun = needs.flatMap(needFrom)
  const form = useRecordForm({
    form: ADVICE_FORM,
    record: custId,
    defaults: formValues(adviceFields, { needs: begun.length > 0 ? begun : [{ tag: '', weight: 'high' }] }),
    fields: adviceFields,
    submit: (out) => submission(saveAdvice, { custId, ...sentOf(out) }, delivery(out)),
    onSent: (saved) => (saved ? page.replace(salesSolutionsAdviceDetails, { id: saved.id }) : page.leave()),
  })
  const entered = useFieldValue(form, 'needs').filter(({ tag }) => tag !== '')
  const left = begun.filter(({ tag }) => entered.every((other) => other.tag !== tag))
  const add = () => form.set({ needs: [...entered, ...left] }, { shouldDirty: true, shouldValidate: false })
  return (
    <FormPage title={t('advice.new')} form={form} submit={t('advice.save')}>
      {form.restoredAt !== undefined && left.length > 0 ? (
        <Notice role="status" action={{ label: t('advice.addNeeds'), onPress: add }}>
          {t('advice.needsLeft', { needs: words.all(left) })}
        </Notice>
      ) : null}
      <AdviceFields form={form} custId={custId} />
    </FormPage>
  )
})

/** The form of a draft, over its version. */
export const EditAdvice = observer(function EditAdvice({ id }: { readonly id: string }) {
  const t = useTexts()
  const texts = useComparedTexts()
  const open = useStore(advices).of(id)
  const delivery = useDelivery(id)
  const advice = () => open.main.value
  return (
    <EditPage
      title={t('advice.edit')}
      open={open}
      load={[open.main]}
      may={() => advice()?.can.includes('edit') === true}
      unsent={{ is: () => open.waiting.length > 0 }}
      form={ADVICE_FORM}
      record={id}
      of={advice}
      values={valuesOf}
      fields={adviceFields}
      read={readAdvice}
      submit={(out) =>
        submission(saveAdvice, { adviceId: id, custId: advice()?.custId ?? '', ...sentOf(out) }, delivery(out))
      }
      compare={texts}
      useSaveLabel={() => t('advice.save')}
    >
      {(form) => <AdviceFields form={form} custId={advice()?.custId ?? ''} />}
    </EditPage>
  )
})
