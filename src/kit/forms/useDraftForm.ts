import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { type DefaultValues, type FieldValues, get, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { FormFields } from '#base/fields'
import { fieldOf } from '#base/fields'
import { useCore } from '#platform/core'
import type { AnyCall } from '#platform/http'
import { errorText } from '#platform/http'
import { type TextFunction, useCoreTexts, useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import { detachFiles, deviceCode, provideDeviceCode } from '#platform/outbox'
import { DraftFormModel, type DraftFormState, type Submit } from './DraftFormModel'
import { draftShape } from './draftShape'
import { type FieldForm, fieldForm } from './FieldForm'
import { elsewhere, fieldErrorsOf } from './fieldErrors'
import { NOT_ACCEPTED } from './texts'
import { useNews } from './useNews'

// A form on screen can store its draft and its submit even if the network fails right after it was opened.
provideDeviceCode(deviceCode)

export interface DraftFormOptions<V extends FieldValues, Out> {
  /** Form and record that identify the draft. */
  readonly form: string
  readonly record: string
  /** Values of an untouched form. */
  readonly defaults: V
  /** The fields; messages are text keys of the area. */
  readonly fields: FormFields<V, Out>
  /**
   * Field in a refusal (4000; `items.*.name`: of any row) → field of the form and text key. Other refusals are shown at
   * the field of the same name, with the area's text `error.<key of the refusal>`, the message of the field, or a
   * general one.
   */
  readonly refused?: Readonly<Record<string, { readonly field: Path<V>; readonly message: string }>>
  /**
   * What the server finds wrong with the defaults, by field, as in a refusal: shown there until the field is changed.
   */
  readonly wrong?: Readonly<Record<string, string>> | undefined
  /** The request for a content, for a call that the area can look up (`repeatableCall`). */
  readonly requestOf?: (content: Out) => OutgoingRequest | undefined
  readonly send: (content: Out, submit: Submit) => Promise<void>
  /**
   * Called after success. `earlier`: nothing was sent now, because the same content is already on the server (`sent`)
   * or in the outbox (`queued`).
   */
  readonly onSent: (earlier?: 'sent' | 'queued') => void
}

export interface OutgoingRequest {
  readonly call: AnyCall
  readonly request: unknown
}

/** A form with a draft, for `FormPage` and inputs. */
export interface PageForm<V extends FieldValues> extends FieldForm<V>, Omit<DraftFormState, 'done'> {
  /** The values differ from those of an untouched form. */
  readonly dirty: boolean
  /** A submit waits for what is sent with it, such as a position: no second one, but the fields stay open. */
  readonly preparing?: boolean
  /** What the last refusal says about fields that the form does not have. */
  readonly elsewhere: readonly string[]
  readonly submit: () => void
  /** Sends as the last time, where the form has more than one way; default: `submit`. */
  readonly again?: () => void
  readonly startOver: () => void
  /** Saves pending changes. */
  readonly keep: () => Promise<void>
  /** What an input does before the values are taken for a submit; gives the way to take it back. */
  readonly beforeSubmit: (end: () => Promise<unknown>) => () => void
}

/** The same with what react-hook-form offers. */
export interface DraftForm<V extends FieldValues> extends PageForm<V> {
  readonly methods: UseFormReturn<V, unknown, unknown>
}

/**
 * A form with validation (react-hook-form, valibot), an autosaved draft and one submit at a time (pages 'Form
 * screens'). The draft is deleted only after a successful submit.
 */
export function useDraftForm<V extends FieldValues, Out>(options: DraftFormOptions<V, Out>): DraftForm<V> {
  const { form, record, defaults, fields } = options
  const core = useCore()
  const { plugin } = usePage()
  const t = useCoreTexts()
  const area = useTextsOf(plugin)
  const latest = useRef({ ...options, t, area })
  useLayoutEffect(() => {
    latest.current = { ...options, t, area }
  })

  const methods = useForm<V, unknown, Out>({
    defaultValues: defaults as DefaultValues<V>,
    resolver: valibotResolver(fields.schema),
    shouldFocusError: false,
    // Report errors of single fields and of cross-field checks at the same time.
    criteriaMode: 'all',
  })

  const [others, setOthers] = useState<readonly string[]>([])
  const shown = useRef<DraftFormModel<V, Out>>(undefined)
  const model = useMemo(() => {
    const made: DraftFormModel<V, Out> = new DraftFormModel({
      drafts: core.drafts,
      form,
      record,
      fields: {
        defaults: () => latest.current.defaults,
        shape: () => draftShape(latest.current.fields, latest.current.defaults),
        values: () => methods.getValues(),
        show: (values, what) => methods.reset(values, { keepDefaultValues: what === 'draft' }),
        async validate() {
          let valid: { readonly content: Out } | undefined
          await methods.handleSubmit((content) => {
            valid = { content }
          })()
          return valid
        },
        refuse(error) {
          if (shown.current !== made) return false
          const named = markWrong(fieldErrorsOf(error), latest.current, methods)
          setOthers(elsewhere(error, latest.current.area, named))
          return named.length > 0
        },
        sentAs: (content) => sentAs(latest.current.requestOf?.(content)),
        send: (content, submit) => latest.current.send(content, submit),
      },
      lookUp: (attempted) => core.outbox.lookUp(attempted),
      notify: (error) => core.feedback.toast(errorText(error, latest.current.t)),
      draftStays: () => core.feedback.toast(latest.current.t('draft.notRemoved')),
    })
    return made
  }, [core, form, record, methods])
  const { done, ...state } = useSyncExternalStore(model.subscribe, model.snapshot)

  const mayQueue = options.requestOf !== undefined
  useEffect(() => {
    if (!mayQueue) return
    // An entry is sent without this code too, but shown with neither title nor form.
    core.outbox
      .prepare(plugin)
      .catch((error: unknown) => console.warn('form: the code of its outbox entries does not load', error))
  }, [core, plugin, mayQueue])

  useEffect(() => {
    let left = false
    shown.current = model
    void model.restore(() => left)
    const stop = methods.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        model.changed(values)
        const changed = name as Path<V> | undefined
        if (changed && methods.getFieldState(changed).error?.type === FROM_SERVER) methods.clearErrors(changed)
      },
    })
    // What arrived while the page was hidden by a chooser, such as a photo that was being prepared.
    model.changed(methods.getValues())
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

  const [marked, setMarked] = useState(0)
  // In a restored draft it may be right already.
  const isAsSaved = state.ready && state.restoredAt === undefined
  useNews(isAsSaved, () => {
    if (isAsSaved && markWrong(latest.current.wrong, latest.current, methods).length > 0)
      setMarked((count) => count + 1)
  })

  // In an effect, because the form must no longer count as dirty when the page is left.
  useEffect(() => {
    if (done) latest.current.onSent(done === 'now' ? undefined : done)
  }, [done])

  const { submit, startOver, keep, beforeSubmit } = model
  const inputs = useMemo(() => fieldForm(methods, fields), [methods, fields])
  return {
    ...state,
    ...inputs,
    invalid: state.invalid + marked,
    methods,
    dirty: methods.formState.isDirty && !done,
    elsewhere: others,
    submit: () => {
      setOthers([])
      void submit()
    },
    startOver,
    keep,
    beforeSubmit,
  }
}

/** The request as stored with the draft, without its files: they are part of the form's values. */
function sentAs(outgoing: OutgoingRequest | undefined) {
  return outgoing && { callId: outgoing.call.id, request: detachFiles(outgoing.request).request }
}

const FROM_SERVER = 'server'

/** Marks the fields of the form that the server names; gives the names that it used for them. */
function markWrong<V extends FieldValues, Out>(
  wrong: Readonly<Record<string, string>> | undefined,
  { refused, fields, area }: Pick<DraftFormOptions<V, Out>, 'refused' | 'fields'> & { readonly area: TextFunction },
  methods: UseFormReturn<V, unknown, Out>,
): readonly string[] {
  const values = methods.getValues()
  const places = Object.entries(wrong ?? {}).flatMap(([name, word]) => {
    const keys = [`error.${word}`, fieldOf(fields, name)?.rules.message ?? NOT_ACCEPTED]
    // i18next returns a missing key unchanged.
    const message = keys.find((key) => area(key) !== key) ?? NOT_ACCEPTED
    const inRows = name.replace(/\.\d+\./g, '.*.')
    const place =
      refused?.[name] ??
      refused?.[inRows] ??
      (get(values, name) === undefined ? undefined : { field: name as Path<V>, message })
    return place === undefined ? [] : [{ name, ...place }]
  })
  for (const { field, message } of places) methods.setError(field, { type: FROM_SERVER, message })
  return places.map(({ name }) => name)
}
