import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { HttpError, refusalCode, STALE_VERSION } from '#platform/http'
import { usePage } from '#platform/navigation'
import { FormConflict } from './FormConflict'
import { FormPage, type FormPageProps } from './FormPage'
import { useFormTexts } from './texts'
import { useNews } from './useNews'
import type { RecordForm } from './useRecordForm'

/** A field that is compared in two versions; `text`: its value in words, of the present version if it is given. */
export interface ComparedValue<V, T> {
  readonly label: string
  readonly text: (values: V, theirs?: T) => string
}

export interface EditFormProps<V extends FieldValues, T extends { readonly version: number }>
  extends Pick<FormPageProps<V>, 'actions' | 'isSecondary'> {
  readonly title: string
  readonly form: RecordForm<V>
  /** Field to begin with: its name, or the `data-field` of what holds it. */
  readonly field?: string | undefined
  /** Label of the button that saves; default 'Save'. */
  readonly submit?: string | undefined
  /** The present version in the data of a refusal 4009 (see `currentBy`), and as values of the form. */
  readonly read: (data: unknown) => T | undefined
  readonly values: (theirs: T) => V
  /** What 'Use theirs' takes over where the form has more than the record, such as words and photos of a report. */
  readonly taken?: ((theirs: T) => Partial<V>) | undefined
  readonly compare: readonly ComparedValue<V, T>[]
  readonly children: ReactNode
}

/** A form over a record with a version: where somebody else saved first, both versions are shown. */
export function EditForm<V extends FieldValues & { version: number }, T extends { readonly version: number }>(
  props: EditFormProps<V, T>,
) {
  const { title, form, field, submit, isSecondary = false, actions, read, values, taken, compare, children } = props
  const own = useFormTexts()
  const { failure, methods } = form
  useNamedField(field, form.ready)
  const isStale = failure instanceof HttpError && refusalCode(failure) === STALE_VERSION
  // Where the refusal does not have the present version, it is shown as any other.
  const present = isStale ? read(failure.data) : undefined
  const [settled, setSettled] = useState<unknown>()
  const theirs = failure === settled ? undefined : present
  const decide = (then: (theirs: T) => void) => (chosen: T) => {
    setSettled(failure)
    then(chosen)
  }
  const bothOf = (theirs: T) =>
    compare.map(({ label, text }) => ({
      label,
      mine: text(form.values()),
      theirs: text(values(theirs), theirs),
    }))
  const onMine = ({ version }: T) => {
    const { again = form.submit } = form
    form.set({ version } as Partial<V>, { shouldDirty: true })
    again()
  }
  const onTheirs = (theirs: T) => {
    if (taken) form.set(taken(theirs), { shouldDirty: true })
    else methods.reset(values(theirs), { keepDefaultValues: true })
  }
  return (
    <FormPage
      title={title}
      form={present ? { ...form, failure: undefined } : form}
      submit={submit ?? own('forms.save')}
      isSecondary={isSecondary || theirs !== undefined}
      actions={actions}
    >
      <FormConflict theirs={theirs} compare={bothOf} onMine={decide(onMine)} onTheirs={decide(onTheirs)} />
      {children}
    </FormPage>
  )
}

/** Scrolls to the field that the address names and focuses it, once the form is mounted. */
function useNamedField(name: string | undefined, isReady: boolean): void {
  const { scroller } = usePage()
  useNews(isReady ? name : undefined, () => {
    if (!isReady || name === undefined) return
    const field = [...(scroller()?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(
      ({ dataset }) => dataset.field === name,
    )
    field?.scrollIntoView({ block: 'center' })
    field?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true })
  })
}
