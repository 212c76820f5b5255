import { valibotResolver } from '@hookform/resolvers/valibot'
import { observer } from 'mobx-react-lite'
import { useMemo, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, get, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { defineFields, text as textField } from '#base/fields'
import { type AreaTexts, refusalText, textByRule, useMove, type Versioned } from '#kit/records'
import { useCore } from '#platform/core'
import { addTexts, useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import { Button, InlineError, Sheet, TextArea, useIsShown } from '#ui/components'
import { type FieldForm, fieldForm } from './FieldForm'
import { FormField } from './FormField'
import { elsewhere, fieldErrorsOf } from './fieldErrors'
import { TextInput } from './inputs/TextInput'
import type { Commented, CommentSheetProps, MoveSheetProps, ReasonSheetProps } from './MoveSheet'
import en from './moveSheet.en.json'
import zh from './moveSheet.zh-CN.json'
import { showFirstError } from './showFirstError'
import { useClosing } from './useClosing'
import { useLeaving } from './useLeaving'
import { useNews } from './useNews'

const useSheetTexts = addTexts(en, zh)

/** Implementation of `MoveSheet`. */
export const MoveForm = observer(MoveFormOf) as typeof MoveFormOf

function MoveFormOf<D extends Versioned, Input, V extends FieldValues>(props: MoveSheetProps<D, Input, V>) {
  const { move, record, onClose, title, text, confirm, cancel, tone = 'main', defaults, fields, children } = props
  const t = useSheetTexts()
  const area = useTextsOf(usePage().plugin)
  const { feedback } = useCore()
  const used = useMove(move, record.id, { refusals: 'caller' })
  const { busy } = used
  // The version whose values the form was filled from: the page below may show a newer one by the time it is sent.
  const [seen, setSeen] = useState(record)
  const [failures, setFailures] = useState<readonly string[]>([])
  const [changes, setChanges] = useState<readonly string[]>([])
  const [attempts, setAttempts] = useState(0)
  const body = useRef<HTMLFormElement>(null)
  const isShown = useIsShown()
  const { leave, isLeft } = useLeaving(onClose)
  const methods = useForm<V, unknown, Input>({
    defaultValues: defaults as DefaultValues<V>,
    resolver: valibotResolver(fields.schema),
    shouldFocusError: false,
    criteriaMode: 'all',
  })
  const { isDirty } = methods.formState

  useNews(attempts, () => {
    if (attempts > 0) showFirstError(body.current)
  })

  const send = async (input: Input) => {
    const outcome = await used.run(input, seen)
    if (!isLeft() && (outcome.kind === 'done' || outcome.kind === 'queued')) onClose()
    if (outcome.kind === 'conflict') {
      setFailures([t('moveSheet.changed')])
      setChanges(outcome.changes)
      setSeen(outcome.record)
    }
    if (outcome.kind !== 'failed') return
    const said = refusalText(outcome.error, area)
    if (!isShown()) {
      feedback.toast(said)
      return
    }
    const marked = markRefused(outcome.error, {
      methods,
      refused: props.refused,
      area,
      other: t('moveSheet.notAccepted'),
    })
    const others = elsewhere(outcome.error, area, marked)
    setFailures(others.length === 0 && marked.length === 0 ? [said] : others)
  }
  const submit = async () => {
    if (busy) return
    setFailures([])
    setChanges([])
    await methods.handleSubmit(send)()
    setAttempts((count) => count + 1)
  }
  const close = useClosing(isDirty, leave, busy)

  return (
    <Sheet
      open
      onClose={() => void close()}
      title={title}
      text={text}
      foot={
        <>
          <Button variant="line" onPress={() => void close()}>
            {cancel ?? t('moveSheet.cancel')}
          </Button>
          <Button variant={tone} busy={busy} onPress={() => void submit()}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        ref={body}
        noValidate
        // What would be changed while it is being sent would not be sent, and goes with the sheet once it is done.
        inert={busy}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {children(fieldForm(methods, fields))}
        {failures.map((failure) => (
          <InlineError key={failure} text={failure} />
        ))}
        {changes.map((change) => (
          <p key={change}>{change}</p>
        ))}
      </form>
    </Sheet>
  )
}

interface Marking<V extends FieldValues, Input> {
  readonly methods: UseFormReturn<V, unknown, Input>
  readonly refused: Readonly<Record<string, Path<V>>> | undefined
  readonly area: AreaTexts
  /** Message for an error that the area has no words for. */
  readonly other: string
}

/** Marks the fields of the form that are named by a refusal (4000); the names that it used for them. */
function markRefused<V extends FieldValues, Input>(
  error: unknown,
  { methods, refused, area, other }: Marking<V, Input>,
): readonly string[] {
  const values = methods.getValues()
  const places = Object.entries(fieldErrorsOf(error) ?? {}).flatMap(([name, word]) => {
    const field = refused?.[name] ?? (get(values, name) === undefined ? undefined : (name as Path<V>))
    return field === undefined ? [] : [{ name, field, message: textByRule(area, `error.${word}`) ?? other }]
  })
  // The message is translated already: a field shows a message that is no key as it is.
  for (const { field, message } of places) methods.setError(field, { type: 'server', message })
  return places.map(({ name }) => name)
}

const REASON = { least: 5, most: 200 }

/** Implementation of `ReasonSheet`. */
export function ReasonForm<D extends Versioned>(props: ReasonSheetProps<D>) {
  const { label, placeholder, least = REASON.least, most = REASON.most, ...sheet } = props
  const t = useSheetTexts()
  const fields = useMemo(
    () =>
      defineFields(
        {
          reason: textField({
            required: least > 0,
            least,
            most,
            message: t('moveSheet.reasonShort', { least }),
            longMessage: t('moveSheet.reasonLong', { most }),
          }),
        },
        (whole) =>
          v.pipe(
            whole,
            v.transform(({ reason = '' }) => ({ reason })),
          ),
      ),
    [t, least, most],
  )
  return (
    <MoveForm {...sheet} defaults={{ reason: '' }} fields={fields}>
      {(form) => (
        <FormField form={form} name="reason">
          {(field) => (
            <TextArea
              {...field}
              label={label ?? t('moveSheet.reason')}
              placeholder={placeholder}
              required={least > 0}
              maxLength={most}
            />
          )}
        </FormField>
      )}
    </MoveForm>
  )
}

/** Implementation of `CommentSheet`. */
export function CommentForm<D extends Versioned, Input, V extends Commented>({
  more,
  ...sheet
}: CommentSheetProps<D, Input, V>) {
  return (
    <MoveForm {...sheet}>
      {(form) => {
        const comment: FieldForm<Commented> = form
        return (
          <>
            {more?.(form)}
            <TextInput form={comment} name="comment" lines={3} />
          </>
        )
      }}
    </MoveForm>
  )
}
