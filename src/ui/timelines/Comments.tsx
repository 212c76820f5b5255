import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { formatMoment } from '#base/calendar'
import { errorText } from '#platform/http'
import { useCoreTexts, useLanguage } from '#platform/i18n'
import { useEntryMemory } from '#platform/navigation'
import { Avatar, Button, InlineError, SkeletonLines, TextArea } from '#ui/components'
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
  const kept = useEntryMemory<string>(`comment ${record}`)
  const [text, setText] = useState(() => kept.get() ?? '')
  const [error, setError] = useState<unknown>()
  const words = text.trim()
  const change = (value: string) => {
    kept.set(value)
    setText(value)
  }
  const sendIt = async () => {
    setError(undefined)
    try {
      await onSend(words)
      // Text typed during the request stays. What is kept goes too where the page was left meanwhile.
      setText((present) => (present.trim() === words ? '' : present))
      if (kept.get()?.trim() === words) kept.set('')
    } catch (failure) {
      setError(failure)
    }
  }
  return (
    <div className="comments__write">
      <TextArea label={label} rows={2} maxLength={most} value={text} onChange={change} />
      {error === undefined ? null : <InlineError text={errorText(error, t)} />}
      <Button variant="brand" size="small" disabled={words === ''} onPress={sendIt}>
        {send}
      </Button>
    </div>
  )
}
