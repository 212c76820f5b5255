import { useState } from 'react'
import { HttpError } from '#platform/http'
import { type Comment, type CommentSection, Comments } from '#ui/timelines'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const person = { name: '李伟', nameEn: 'Li Wei' }
const at = new Date('2026-11-18T10:05+08:00')
const section = (rest: Partial<CommentSection>): CommentSection => ({
  status: 'ready',
  value: undefined,
  error: undefined,
  load: () => undefined,
  ...rest,
})

/** Comments of the example after which no more are loaded. */
const MOST = 3

export default function CommentsExample() {
  const t = useTexts()
  const [list, setList] = useState<readonly Comment[]>([{ id: '1', person, at, text: t('parts.commentOne') }])
  const send = async (text: string) => {
    setList([...list, { id: String(list.length + 1), person, at: new Date(), text }])
  }
  return (
    <>
      <Shown state="usual">
        <Comments
          section={section({ value: list })}
          most={500}
          onSend={send}
          onMore={list.length < MOST ? () => send(t('parts.commentOne')) : undefined}
        />
      </Shown>
      <Shown state="empty">
        <Comments section={section({ value: [] })} most={500} />
      </Shown>
      <Shown state="failed">
        <Comments
          section={section({
            status: 'failed',
            error: new HttpError('network', 'Network Error', { callId: 'comments' }),
          })}
          most={500}
        />
      </Shown>
    </>
  )
}
