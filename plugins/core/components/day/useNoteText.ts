import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { newId } from '#base/storage'
import { type TodayNote, type TodayNoteSubmit, useCore } from '#platform/core'
import { type DueItem, stepOf } from '../../stores/WorkbenchStore'

const FORM = 'core.note'

const DraftSchema = v.object({
  text: v.string(),
  /** What was sent last, with an unknown result. */
  sent: v.exactOptional(
    v.object({
      key: v.string(),
      text: v.string(),
      call: v.exactOptional(v.object({ at: v.date(), seconds: v.exactOptional(v.number()) })),
      next: v.exactOptional(v.date()),
    }),
  ),
})
type NoteDraft = v.InferOutput<typeof DraftSchema>

const contentOf = ({ text, call, next }: TodayNote) => JSON.stringify([text, call?.at, call?.seconds, next])

/**
 * The sentence about a step as it is typed, stored as a draft: closing the sheet or the app loses neither the text nor
 * that it may have arrived.
 */
export function useNoteText(item: DueItem) {
  const { drafts } = useCore()
  const record = stepOf(item)
  const [text, setText] = useState('')
  const isTyped = useRef(false)
  const latest = useRef<NoteDraft>({ text: '' })
  useEffect(() => {
    let isShown = true
    drafts.load(FORM, record).then(
      (draft) => {
        const parsed = v.safeParse(DraftSchema, draft?.value)
        if (!isShown || !parsed.success) return
        latest.current = isTyped.current ? { ...parsed.output, text: latest.current.text } : parsed.output
        setText(latest.current.text)
      },
      // The device cannot read: the field begins empty.
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [drafts, record])
  const keep = (draft: NoteDraft) => {
    latest.current = draft
    return draft.text === '' ? drafts.discard(FORM, record) : drafts.save(FORM, record, draft)
  }
  return {
    text,
    /** What was dictated last, too, which is not rendered yet. */
    textNow: () => latest.current.text,
    setText: (value: string) => {
      isTyped.current = true
      setText(value)
      void keep({ ...latest.current, text: value })
    },
    /** How a note is sent; stored before that, so that it is known although no response comes. */
    begin: async (note: TodayNote): Promise<TodayNoteSubmit> => {
      const { sent, text: typed } = latest.current
      const isSame = sent !== undefined && contentOf(sent) === contentOf(note)
      const key = isSame ? sent.key : newId()
      // A storage error must not prevent sending.
      await keep({ text: typed, sent: { ...note, key } }).catch(() => undefined)
      return { key, mayHaveArrived: isSame, ...(sent && !isSame && { earlier: sent }) }
    },
    /** It was certainly not written: the next attempt is the first one. */
    refused: () => void keep({ text: latest.current.text }),
    /** It was sent. */
    forget: () => void drafts.discard(FORM, record),
  }
}
