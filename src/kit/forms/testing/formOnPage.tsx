import { valibotResolver } from '@hookform/resolvers/valibot'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { CoreContext } from '#platform/core'
import { createTestCore } from '#testing'
import { PageContext, type PageFacts } from '../../../platform/navigation/page'
import type { FieldForm } from '../FieldForm'

interface FormProps<V extends FieldValues, Out> {
  readonly schema: v.GenericSchema<V, Out>
  readonly defaults: V
  readonly children: (form: FieldForm<V, Out>) => ReactNode
  readonly onForm: (form: FieldForm<V, Out>) => void
  readonly onSend: (out: Out) => void
}

function Form<V extends FieldValues, Out>({ schema, defaults, children, onForm, onSend }: FormProps<V, Out>) {
  const methods = useForm<V, unknown, Out>({
    defaultValues: defaults as DefaultValues<V>,
    resolver: valibotResolver(schema),
    shouldFocusError: false,
  })
  const form = { methods, schema }
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
  props: Pick<FormProps<V, Out>, 'schema' | 'defaults' | 'children'>,
  core = createTestCore([]),
) {
  const page = { plugin: 'test' } as unknown as PageFacts
  const seen: { form?: FieldForm<V, Out> } = {}
  const sent: Out[] = []
  const onForm = (form: FieldForm<V, Out>) => Object.assign(seen, { form })
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
