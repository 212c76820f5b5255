import type { ReactNode } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { FormPage, type RecordForm } from '#src/forms'
import { HttpError } from '#src/http'
import { refusalText } from '#src/records'
import { useTexts } from '../../texts'
import { useNamedField } from './EditFrame'
import { type Both, FormConflict } from './FormConflict'

interface EditFormProps<V extends FieldValues, Out, T extends { readonly version: number }> {
  readonly title: string
  readonly form: RecordForm<V, Out>
  /** Field to begin with. */
  readonly field: string | undefined
  /** The present version in the data of a refusal 4009, and as values of the form. */
  readonly read: (data: unknown) => T | undefined
  readonly values: (theirs: T) => V
  readonly compare: (theirs: T) => readonly Both[]
  readonly children: ReactNode
}

const CONFLICT = '4009'

/** A form over a record with a version: where somebody else saved first, both versions are shown. */
export function EditForm<V extends FieldValues & { version: number }, Out, T extends { readonly version: number }>(
  props: EditFormProps<V, Out, T>,
) {
  const { title, form, field, read, values, compare, children } = props
  const t = useTexts()
  const { failure, methods } = form
  useNamedField(field, form.ready)
  const isConflict = failure instanceof HttpError && String(failure.code) === CONFLICT
  const onMine = ({ version }: T) => {
    const name = 'version' as Path<V>
    methods.setValue(name, version as PathValue<V, Path<V>>, { shouldDirty: true })
    form.submit()
  }
  return (
    <FormPage
      title={title}
      form={isConflict ? { ...form, failure: undefined } : form}
      submit={t('cognition.save')}
      failureText={(error) => refusalText(error, t)}
    >
      <FormConflict
        failure={failure}
        read={read}
        compare={compare}
        onMine={onMine}
        onTheirs={(theirs) => methods.reset(values(theirs), { keepDefaultValues: true })}
      />
      {children}
    </FormPage>
  )
}
