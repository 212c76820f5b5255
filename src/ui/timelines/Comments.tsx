import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { formatMoment } from '#base/calendar'
import { useCore } from '#platform/core'
import { errorText } from '#platform/http'
import { useCoreTexts, useLanguage } from '#platform/i18n'
import { useEntryMemory } from '#platform/navigation'
import { Avatar, Button, InlineError, SkeletonLines, TextArea, useIsShown } from '#ui/components'
import { type Doer, doerName, useTimelineTexts } from './people'
import './Comments.css'

export interface Comment {
  readonly id: string
  readonly person: Doer
  readonly at: Date
  readonly text: string
}

/** Comments that load, fail and are retried on their own; a `Resource` of the records is one. */
export interface CommentSection {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly value: readonly Comment[] | undefined
  readonly error: unknown
  readonly load: () => unknown
}

export interface CommentsProps {
  /** Id of the record: what is typed is kept for it while other pages are open. Needed if a page shows several. */
  readonly record?: string | undefined
  /** In the order in which they are shown. */
  readonly section: CommentSection
  /** Sends one, and adds it to the section; omitted if the user may not comment. The text stays when this rejects. */
  readonly onSend?: ((text: string) => Promise<void>) | undefined
  /** Characters */
  readonly most: number
  /** Loads those that follow; omitted if all are loaded. */
  readonly onMore?: (() => Promise<void>) | undefined
}

/** The comments, and a field to write one (kit 2.20). */
export const Comments = observer(function Comments(props: CommentsProps) {
  const { section, record = '', onSend, most, onMore } = props
  const t = useTimelineTexts()
  return (
    <div className="comments">
      <CommentList section={section} />
      {onMore ? (
        <Button variant="soft" size="small" onPress={onMore}>
          {t('comments.more')}
        </Button>
      ) : null}
      {onSend ? (
        <CommentField
          key={record}
          record={record}
          label={t('comments.write')}
          send={t('comments.send')}
          most={most}
          onSend={onSend}
        />
      ) : null}
    </div>
  )
})

const CommentList = observer(function CommentList({ section }: { readonly section: CommentSection }) {
  const t = useTimelineTexts()
  const language = useLanguage()
  const { status, value, error, load } = section
  // The loaded comments stay during a reload.
  if (!value) {
    return status === 'failed' ? <InlineError text={errorText(error, t)} onRetry={load} /> : <SkeletonLines count={4} />
  }
  if (value.length === 0) return <p className="section__empty">{t('comments.none')}</p>
  return (
    <>
      {status === 'failed' ? <InlineError text={errorText(error, t)} onRetry={load} /> : null}
      <ol aria-label={t('comments.label')}>
        {value.map(({ id, person, at, text }) => {
          const name = doerName(person, language)
          return (
            <li key={id} className="comment">
              <Avatar name={name} size="small" />
              <div className="comment__body">
                <p className="comment__head">
                  <b>{name}</b>
                  <span className="comment__at num">{formatMoment(at, language)}</span>
                </p>
                <p className="comment__text">{text}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </>
  )
})

interface CommentFieldProps {
  readonly record: string
  readonly label: string
  readonly send: string
  readonly most: number
  readonly onSend: (text: string) => Promise<void>
}

function CommentField({ record, label, send, most, onSend }: CommentFieldProps) {
  const t = useCoreTexts()
  const { text, change, error, isSending, sendIt } = useComment(record, onSend)
  return (
    <div className="comments__write">
      <div inert={isSending}>
        <TextArea label={label} rows={2} maxLength={most} value={text} onChange={change} />
      </div>
      {error === undefined ? null : <InlineError text={errorText(error, t)} />}
      <Button variant="brand" size="small" busy={isSending} disabled={text.trim() === ''} onPress={sendIt}>
        {send}
      </Button>
    </div>
  )
}

/** What is typed, and its sending, of which a field that is opened again before the answer knows as well. */
function useComment(record: string, onSend: CommentFieldProps['onSend']) {
  const t = useCoreTexts()
  const { feedback } = useCore()
  const kept = useEntryMemory<string>(`comment ${record}`)
  /** Gives why the comment was not sent, if so. */
  const attempt = useEntryMemory<Promise<unknown> | undefined>(`comment ${record} attempt`)
  const [text, setText] = useState(() => kept.get() ?? '')
  const [error, setError] = useState<unknown>()
  const [isSending, setSending] = useState(() => attempt.get() !== undefined)
  const isShown = useIsShown()
  const follow = useCallback(
    async (current: Promise<unknown>) => {
      const failure = await current
      setText(kept.get() ?? '')
      setError(failure)
      setSending(false)
    },
    [kept],
  )
  useEffect(() => {
    const current = attempt.get()
    if (current) void follow(current)
    else {
      // It was answered since this was rendered.
      setText(kept.get() ?? '')
      setSending(false)
    }
  }, [attempt, kept, follow])
  const change = (value: string) => {
    kept.set(value)
    setText(value)
  }
  const sendIt = () => {
    setError(undefined)
    setSending(true)
    const current = onSend(text.trim())
      .then(
        () => kept.set(''),
        (failure: unknown) => {
          // Beside the field nobody would see it.
          if (!isShown()) feedback.toast(errorText(failure, t))
          return failure
        },
      )
      .finally(() => attempt.set(undefined))
    attempt.set(current)
    return follow(current)
  }
  return { text, change, error, isSending, sendIt }
}
