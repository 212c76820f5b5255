import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type AreaTexts, type Query, recordText, refusalText, responseOf } from '#kit/records'
import { type Core, useCore } from '#platform/core'
import { useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import type { WaitsFor } from '#platform/outbox'
import { type Submission, type SubmitOutcome, sendSubmission } from './submission'
import { type FormTexts, useFormTexts } from './texts'
import { type DraftForm, type DraftFormOptions, useDraftForm } from './useDraftForm'

export interface RecordFormOptions<V extends FieldValues, Out, A>
  extends Pick<DraftFormOptions<V, Out>, 'form' | 'record' | 'defaults' | 'fields' | 'refused' | 'wrong'> {
  readonly submit: (out: Out) => Submission<unknown, A>
  /** Called after success, to leave the page. undefined: it waits in the outbox, or had arrived before. */
  readonly onSent: (answer: A | undefined) => void
  /** Text for a submit that was sent; default 'Saved'. */
  readonly saved?: string | ((answer: A) => string) | undefined
  /** Text for a submit that waits on this phone; default, and where it gives none: what it waits for. */
  readonly waiting?: () => string | undefined
}

/** A form of one record (kit 2.13), for `FormPage` and the bound inputs. */
export type RecordForm<V extends FieldValues> = DraftForm<V>

/** Texts for what waits on this phone. */
const QUEUED: Readonly<Record<WaitsFor | 'files' | 'earlier', Parameters<FormTexts>[0]>> = {
  network: 'forms.queued',
  response: 'forms.queuedSlow',
  order: 'forms.queuedBehind',
  files: 'forms.queuedFiles',
  earlier: 'forms.queuedEarlier',
}

/**
 * A form with a draft that sends one call: at once, or through the outbox if the call is `repeatable` and there is no
 * network. Notifies the user of the result.
 */
export function useRecordForm<V extends FieldValues, Out, A>(options: RecordFormOptions<V, Out, A>): RecordForm<V> {
  const { form, record, fields, refused, wrong, defaults, submit, onSent, saved, waiting } = options
  const core = useCore()
  const { plugin } = usePage()
  const t = useFormTexts()
  const area = useTextsOf(plugin)
  const outcome = useRef<SubmitOutcome<A>>(undefined)
  const undo = useRef<Submission<unknown, A>['undo']>(undefined)
  return useDraftForm({
    form,
    record,
    ...(refused ? { refused } : {}),
    wrong,
    defaults,
    fields,
    requestOf: (content) => {
      const submitted = submit(content)
      const { call } = submitted
      // Only such a call can be looked up, by the request that is sent.
      return call.declaration.repeatable ? { call, request: core.outbox.rebased(submitted) } : undefined
    },
    send: async (content, how) => {
      const submitted = submit(content)
      outcome.current = await sendSubmission(core, submitted, { ...how, plugin })
      undo.current = submitted.undo
    },
    onSent: (earlier) => {
      const now = earlier ? undefined : outcome.current
      const queued = now?.kind === 'queued' ? now.why : undefined
      const why = earlier !== 'queued' ? queued : navigator.onLine ? 'earlier' : 'network'
      const answer = now?.kind === 'sent' ? now.answer : undefined
      const said = typeof saved === 'function' ? answer && saved(answer) : saved
      const back = answer !== undefined && undo.current
      const run = () => back && void takeBack(core, back.asks(answer), area).then(() => back.done())
      const action = back && { action: { label: recordText('undo'), run } }
      core.feedback.toast(why ? (waiting?.() ?? t(QUEUED[why])) : (said ?? t('forms.saved')), action || {})
      onSent(answer)
    },
  })
}

/** Takes back what was sent, and toasts what became of it. */
async function takeBack(core: Core, query: Query<unknown>, area: AreaTexts): Promise<void> {
  const text = await responseOf(core, query, { background: true }).then(
    () => recordText('moves.undone'),
    (error: unknown) => recordText('moves.notUndone', { reason: refusalText(error, area) }),
  )
  core.feedback.toast(text)
}
