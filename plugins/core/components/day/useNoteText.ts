import { useEffect, useRef, useState } from 'react'
import { useCore } from '#platform/core'
import { type DueItem, keyOf } from '../../stores/WorkbenchStore'

const FORM = 'core.note'

/** The sentence about an item as it is typed, stored as a draft: closing the sheet or the app does not lose it. */
export function useNoteText(item: DueItem) {
  const { drafts } = useCore()
  const record = keyOf(item)
  const [text, setText] = useState('')
  const isTyped = useRef(false)
  const latest = useRef('')
  useEffect(() => {
    let isShown = true
    drafts.load(FORM, record).then(
      (draft) => {
        if (isShown && !isTyped.current && typeof draft?.value === 'string') {
          latest.current = draft.value
          setText(draft.value)
        }
      },
      // The device cannot read: the field begins empty.
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [drafts, record])
  return {
    text,
    /** What was dictated last, too, which is not rendered yet. */
    textNow: () => latest.current,
    setText: (value: string) => {
      isTyped.current = true
      latest.current = value
      setText(value)
      void (value === '' ? drafts.discard(FORM, record) : drafts.save(FORM, record, value))
    },
    /** It was sent. */
    forget: () => void drafts.discard(FORM, record),
  }
}
