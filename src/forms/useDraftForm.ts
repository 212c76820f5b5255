import { valibotResolver } from '@hookform/resolvers/valibot'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { useCore } from '#src/core'
import { useCoreTexts } from '#src/i18n'
import { errorText } from '#src/ui'
import { AutoSave, type SaveState } from './AutoSave'
import { fieldErrorsOf, isUnclear } from './fieldErrors'
import { SubmitKey } from './submitKey'

/** How a submit is sent: with its key, and whether the same content went out before without a clear end. */
export interface Submit {
  readonly key: string
  readonly repeated: boolean
}

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
  readonly send: (content: Out, submit: Submit) => Promise<void>
  /** It was sent: the page goes on from here. */
  readonly onSent: () => void
}

/** A form with a draft, as `FormPage` and `FormField` take it. */
export interface DraftForm<V extends FieldValues, Out = unknown> {
  readonly methods: UseFormReturn<V, unknown, Out>
  /** The draft has been looked for: fields may be shown. */
  readonly ready: boolean
  /** When the draft that is shown was saved. */
  readonly restoredAt: Date | undefined
  readonly saved: SaveState
  /** Differs from an untouched form. */
  readonly dirty: boolean
  readonly sending: boolean
  /** Why the last submit was not taken; undefined while there is nothing to say. */
  readonly failure: unknown
  /** Goes up with every submit that found errors at fields. */
  readonly invalid: number
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
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  const methods = useForm<V, unknown, Out>({
    defaultValues: defaults as DefaultValues<V>,
    resolver: valibotResolver(schema),
    shouldFocusError: false,
    // Cross-field checks run beside those of single fields, so that one submit shows all that is wrong.
    criteriaMode: 'all',
  })
  const [saved, setSaved] = useState<SaveState>({ kind: 'none' })
  const [ready, setReady] = useState(false)
  const [restoredAt, setRestoredAt] = useState<Date>()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [invalid, setInvalid] = useState(0)
  const [sent, setSent] = useState(false)
  const submitKey = useRef(new SubmitKey())
  const running = useRef(false)
  const restored = useRef(false)

  const autoSave = useMemo(
    () => new AutoSave({ drafts: core.drafts, form, record, onState: setSaved }),
    [core, form, record],
  )
  const tell = useCallback((error: unknown) => core.feedback.toast(errorText(error, t)), [core, t])
  const keep = useCallback(() => autoSave.flush().catch(tell), [autoSave, tell])

  useEffect(() => {
    let left = false
    const restore = async () => {
      // Hidden and shown again, the form still holds what was typed.
      if (restored.current) return
      const start = latest.current.defaults
      try {
        const draft = await autoSave.load(start)
        const parsed = v.safeParse(latest.current.shape, draft?.values)
        if (left) return
        restored.current = true
        if (!draft || !parsed.success) return
        // Shown before it counts as known: whatever the form reports of it is not typing.
        autoSave.shows(parsed.output)
        methods.reset(parsed.output, { keepDefaultValues: true })
        submitKey.current = new SubmitKey(draft.submit)
        setRestoredAt(new Date(draft.savedAt))
      } catch (error) {
        tell(error)
      } finally {
        if (!left) setReady(true)
      }
    }
    void restore()
    const stop = methods.subscribe({
      formState: { values: true },
      callback: ({ values }) => autoSave.changed(values),
    })
    const hidden = () => {
      if (document.visibilityState === 'hidden') void keep()
    }
    document.addEventListener('visibilitychange', hidden)
    return () => {
      left = true
      stop()
      document.removeEventListener('visibilitychange', hidden)
      void keep()
    }
  }, [autoSave, methods, keep, tell])

  const startOver = useCallback(() => {
    const { defaults: start } = latest.current
    autoSave.shows(start)
    methods.reset(start)
    submitKey.current.settle()
    setRestoredAt(undefined)
    setFailure(undefined)
    autoSave.discard().catch(tell)
  }, [autoSave, methods, tell])

  const send = useCallback(
    async (content: Out) => {
      const submit = await submitKey.current.for(content)
      // Storage that fails must not keep anybody from sending.
      await autoSave.keepSubmit(methods.getValues(), { key: submit.key, content: submit.content }).catch(tell)
      try {
        await latest.current.send(content, { key: submit.key, repeated: submit.repeated })
      } catch (error) {
        if (!isUnclear(error)) {
          submitKey.current.settle()
          await autoSave.keepSubmit(methods.getValues(), undefined).catch(tell)
        }
        const atFields = Object.entries(fieldErrorsOf(error) ?? {}).flatMap(([name]) => {
          const place = latest.current.refused?.[name]
          return place ? [place] : []
        })
        for (const { field, message } of atFields) methods.setError(field, { type: 'server', message })
        if (atFields.length > 0) return 'invalid'
        setFailure(error)
        return 'failed'
      }
      submitKey.current.settle()
      // Sent is sent: a draft that cannot be deleted is no reason to send once more.
      await autoSave.discard().catch(() => core.feedback.toast(t('draft.notRemoved')))
      return 'sent'
    },
    [autoSave, methods, tell, core, t],
  )

  const submit = useCallback(async () => {
    if (running.current) return
    running.current = true
    setSending(true)
    setFailure(undefined)
    const end: { result: 'invalid' | 'failed' | 'sent' } = { result: 'invalid' }
    try {
      await methods.handleSubmit(async (content) => {
        end.result = await send(content)
      })()
    } finally {
      running.current = false
      setSending(false)
    }
    if (end.result === 'sent') setSent(true)
    if (end.result === 'invalid') setInvalid((count) => count + 1)
  }, [methods, send])

  // A render later: by then nothing holds the page back any more, the form is no longer dirty.
  useEffect(() => {
    if (sent) latest.current.onSent()
  }, [sent])

  return {
    methods,
    ready,
    restoredAt,
    saved,
    dirty: methods.formState.isDirty && !sent,
    sending,
    failure,
    invalid,
    submit: () => void submit(),
    startOver,
    keep,
  }
}
