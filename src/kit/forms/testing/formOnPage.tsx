import { valibotResolver } from '@hookform/resolvers/valibot'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { FormFields } from '#base/fields'
import { CoreContext } from '#platform/core'
import { createTestCore } from '#testing'
import { PageContext, type PageFacts } from '../../../platform/navigation/page'
import { type FieldForm, fieldForm } from '../FieldForm'

/** A form of a test, with what react-hook-form offers. */
export interface TestForm<V extends FieldValues> extends FieldForm<V> {
  readonly methods: UseFormReturn<V, unknown, unknown>
}

interface FormProps<V extends FieldValues, Out> {
  readonly fields: FormFields<V, Out>
  readonly defaults: V
  readonly children: (form: TestForm<V>) => ReactNode
  readonly onForm: (form: TestForm<V>) => void
  readonly onSend: (out: Out) => void
}

function Form<V extends FieldValues, Out>({ fields, defaults, children, onForm, onSend }: FormProps<V, Out>) {
  const methods = useForm<V, unknown, Out>({
    defaultValues: defaults as DefaultValues<V>,
    resolver: valibotResolver(fields.schema),
    shouldFocusError: false,
  })
  const form = { ...fieldForm(methods, fields), methods }
  onForm(form)
  return (
    <form onSubmit={methods.handleSubmit((out) => onSend(out))}>
      {children(form)}
      <button type="submit">send</button>
    </form>
  )
}

/** Renders inputs in a form on a page of an area `test`, whose texts are its keys. */
export function formOnPage<V extends FieldValues, Out>(
  props: Pick<FormProps<V, Out>, 'fields' | 'defaults' | 'children'>,
  core = createTestCore([]),
) {
  const page = { plugin: 'test' } as unknown as PageFacts
  const seen: { form?: TestForm<V> } = {}
  const sent: Out[] = []
  const onForm = (form: TestForm<V>) => Object.assign(seen, { form })
  render(
    <PageContext.Provider value={page}>
      <CoreContext.Provider value={core}>
        <Form {...props} onForm={onForm} onSend={(out) => sent.push(out)} />
      </CoreContext.Provider>
    </PageContext.Provider>,
  )
  const form = () => {
    if (!seen.form) throw new Error('not rendered')
    return seen.form
  }
  return { sent, core, form, values: () => form().methods.getValues() }
}
