import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { usePageNavigation } from '#platform/navigation'
import { DraftWords } from './DraftWords'
import { type ComparedValue, EditForm, type EditFormProps } from './EditForm'
import { EditFrame, type EditFrameProps } from './EditFrame'
import { type Compared, useCompared } from './useCompared'
import { type RecordForm, type RecordFormOptions, useRecordForm } from './useRecordForm'

export interface EditPageProps<V extends FieldValues, Out, T extends { readonly version: number }, A>
  extends Omit<EditFrameProps, 'unsaved' | 'children'>,
    Pick<RecordFormOptions<V, Out, A>, 'form' | 'record' | 'fields' | 'refused' | 'submit'>,
    Pick<EditFormProps<V, T>, 'field' | 'isSecondary' | 'read' | 'values' | 'taken'> {
  /** What is edited, once it is loaded. */
  readonly of: () => T | undefined
  /**
   * What both versions are compared by: a field's value in words, or `true` for what is typed; called `field.<name>`.
   */
  readonly compare: Compared<V, T>
  /** What a refusal shows besides of the draft, because it is no part of what is edited: words of a report. */
  readonly words?: Compared<V, T>
  /** Label of the button that saves, where it depends on what is entered; a hook of the form. */
  readonly useSaveLabel?: (form: RecordForm<V>) => string
  readonly children: (form: RecordForm<V>) => ReactNode
}

const usualLabel = () => undefined

/**
 * A page that edits a record with a version: loads it, refuses users who may not save but shows them the words of their
 * draft, stores the draft, shows both versions after a conflict, and closes once it is saved. `EditFrame` and
 * `EditForm` in one.
 */
export const EditPage = observer(EditPageOf) as typeof EditPageOf

function EditPageOf<V extends FieldValues & { version: number }, Out, T extends { readonly version: number }, A>(
  props: EditPageProps<V, Out, T, A>,
) {
  const { form, record, fields, compare, words } = props
  const lines = useCompared(compare)
  const more = useCompared(words ?? {})
  const known = () => {
    const present = props.of()
    return present && props.values(present)
  }
  return (
    <EditFrame
      {...props}
      unsaved={<DraftWords form={form} record={record} fields={fields} known={known} lines={[...lines, ...more]} />}
    >
      {() => {
        const present = props.of()
        return present && <Edited key={props.record} {...props} compared={lines} present={present} />
      }}
    </EditFrame>
  )
}

const Edited = observer(EditedOf) as typeof EditedOf

function EditedOf<V extends FieldValues & { version: number }, Out, T extends { readonly version: number }, A>(
  props: EditPageProps<V, Out, T, A> & { readonly compared: readonly ComparedValue<V, T>[]; readonly present: T },
) {
  const { title, field, isSecondary = false, form: name, record, fields, refused, submit, present, children } = props
  const { read, values, taken, compared, useSaveLabel = usualLabel } = props
  const page = usePageNavigation()
  const form = useRecordForm<V, Out, A>({
    form: name,
    record,
    defaults: values(present),
    fields,
    ...(refused && { refused }),
    submit,
    onSent: page.leave,
  })
  return (
    <EditForm
      title={title}
      form={form}
      field={field}
      isSecondary={isSecondary}
      submit={useSaveLabel(form)}
      read={read}
      values={values}
      taken={taken}
      compare={compared}
    >
      {children(form)}
    </EditForm>
  )
}
