import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { useCore } from '#src/core'
import type { Call } from '#src/http'
import { useCoreTexts } from '#src/i18n'
import { bringDeviceCode, detachFiles } from '#src/outbox'
import { errorText } from '#src/ui'
import { DraftFormModel, type DraftFormState, type Submit } from './DraftFormModel'
import { fieldErrorsOf } from './fieldErrors'

bringDeviceCode()

export interface DraftFormOptions<V extends FieldValues, Out> {
  /** Name of the form and record that its draft belongs to. */
  readonly form: string
  readonly record: string
  readonly defaults: V
  /** What a stored draft must look like to be shown; values may be unfinished. */
  readonly shape: v.GenericSchema<unknown, V>
  /** What can be sent; messages are keys of the plugin's texts. */
  readonly schema: v.GenericSchema<V, Out>
  /** Field of a refusal (4000) → field of the form, and what to say there. */
  readonly refused?: Readonly<Record<string, { readonly field: Path<V>; readonly message: string }>>
  /** What a content becomes on its way, for a call that the area can look up (`repeatableCall`). */
  readonly requestOf?: (content: Out) => OutgoingRequest
  readonly send: (content: Out, submit: Submit) => Promise<void>
  /**
   * The page goes on from here: it was sent. `earlier`: the same content had been before, and the back end (`sent`) or the
   * outbox (`queued`) has it; nothing went out now.
   */
  readonly onSent: (earlier?: 'sent' | 'queued') => void
}

export interface OutgoingRequest {
  // biome-ignore lint/suspicious/noExplicitAny: a call of any request and answer
  readonly call: Call<any, any>
  readonly request: unknown
}

/** A form with a draft, as `FormPage` and `FormField` take it. */
export interface DraftForm<V extends FieldValues, Out = unknown> extends Omit<DraftFormState, 'done'> {
  readonly methods: UseFormReturn<V, unknown, Out>
  /** Differs from an untouched form. */
  readonly dirty: boolean
  readonly submit: () => void
  readonly startOver: () => void
  /** Saves what waits. */
  readonly keep: () => Promise<void>
}

/**
 * State of a form: fields with errors (react-hook-form, valibot), autosaved draft, one submit at a time with one key per
 * content (pages 'Form screens'). The draft goes when the submit was taken, and never before.
 */
export function useDraftForm<V extends FieldValues, Out>(options: DraftFormOptions<V, Out>): DraftForm<V, Out> {
  const { form, record, defaults, schema } = options
  const core = useCore()
  const t = useCoreTexts()
  const latest = useRef({ ...options, t })
  useLayoutEffect(() => {
    latest.current = { ...options, t }
  })

  const methods = useForm<V, unknown, Out>({
    defaultValues: defaults as DefaultValues<V>,
    resolver: valibotResolver(schema),
    shouldFocusError: false,
    // Cross-field checks run beside those of single fields, so that one submit shows all that is wrong.
    criteriaMode: 'all',
  })

  const shown = useRef<DraftFormModel<V, Out>>(undefined)
  const model = useMemo(() => {
    const made: DraftFormModel<V, Out> = new DraftFormModel({
      drafts: core.drafts,
      form,
      record,
      fields: {
        defaults: () => latest.current.defaults,
        shape: () => latest.current.shape,
        values: () => methods.getValues(),
        show: (values, what) => methods.reset(values, { keepDefaultValues: what === 'draft' }),
        async validate() {
          let valid: { readonly content: Out } | undefined
          await methods.handleSubmit((content) => {
            valid = { content }
          })()
          return valid
        },
        refuse: (error) => shown.current === made && markRefused(error, latest.current.refused, methods),
        sentAs: (content) => sentAs(latest.current.requestOf?.(content)),
        send: (content, submit) => latest.current.send(content, submit),
      },
      lookUp: (attempted) => core.outbox.lookUp(attempted),
      tell: (error) => core.feedback.toast(errorText(error, latest.current.t)),
      draftStays: () => core.feedback.toast(latest.current.t('draft.notRemoved')),
    })
    return made
  }, [core, form, record, methods])
  const { done, ...state } = useSyncExternalStore(model.subscribe, model.snapshot)

  useEffect(() => {
    let left = false
    shown.current = model
    void model.restore(() => left)
    const stop = methods.subscribe({
      formState: { values: true },
      callback: ({ values }) => model.changed(values),
    })
    const hidden = () => {
      if (document.visibilityState === 'hidden') void model.keep()
    }
    const online = () => {
      if (model.snapshot().earlier?.state === 'unknown') void model.checkEarlier()
    }
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('online', online)
    return () => {
      left = true
      stop()
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('online', online)
      void model.keep()
    }
  }, [model, methods])

  // A render later: by then nothing holds the page back any more, the form is no longer dirty.
  useEffect(() => {
    if (done) latest.current.onSent(done === 'now' ? undefined : done)
  }, [done])

  const { submit, startOver, keep } = model
  return {
    ...state,
    methods,
    dirty: methods.formState.isDirty && !done,
    submit: () => void submit(),
    startOver,
    keep,
  }
}

/** The request as it is kept beside the draft: the form's values hold its files already. */
function sentAs(outgoing: OutgoingRequest | undefined) {
  return outgoing && { callId: outgoing.call.id, request: detachFiles(outgoing.request).request }
}

/** Says at its field what a refusal names; false when it names no field of the form. */
function markRefused<V extends FieldValues, Out>(
  error: unknown,
  refused: DraftFormOptions<V, Out>['refused'],
  methods: UseFormReturn<V, unknown, Out>,
): boolean {
  const places = Object.keys(fieldErrorsOf(error) ?? {}).flatMap((name) => refused?.[name] ?? [])
  for (const { field, message } of places) methods.setError(field, { type: 'server', message })
  return places.length > 0
}
