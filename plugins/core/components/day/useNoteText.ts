import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { newId } from '#base/storage'
import { type TodayNote, type TodayNoteSubmit, useCore } from '#platform/core'
import { type DueItem, keyOf, stepOf } from '../../stores/WorkbenchStore'

const FORM = 'core.note'

const SentSchema = v.object({
  key: v.string(),
  text: v.string(),
  call: v.exactOptional(v.object({ at: v.date(), seconds: v.exactOptional(v.number()) })),
  next: v.exactOptional(v.date()),
  /** The step that it was written about. */
  step: v.string(),
})
type Sent = v.InferOutput<typeof SentSchema>

interface NoteDraft {
  readonly text: string
  /** Working days until the next step, once chosen. */
  readonly ahead?: number
  /** What was sent last, with an unknown result. */
  readonly sent?: Sent
}

const DraftSchema: v.GenericSchema<unknown, NoteDraft> = v.union([
  v.object({ text: v.string(), ahead: v.exactOptional(v.number()), sent: v.exactOptional(SentSchema) }),
  // Builds before stored the text alone.
  v.pipe(
    v.string(),
    v.transform((text) => ({ text })),
  ),
])

const contentOf = ({ text, call, next }: TodayNote) => JSON.stringify([text, call?.at, call?.seconds, next])

/**
 * The sentence about an item as it is typed and the day of the next step, stored as a draft: closing the sheet or the
 * app loses neither them nor that it may have arrived. It stays with the item when its step is moved.
 */
export function useNoteText(item: DueItem) {
  const { drafts } = useCore()
  const [record, step] = [keyOf(item), stepOf(item)]
  const [draft, setDraft] = useState<NoteDraft>({ text: '' })
  /** What was entered before the stored draft is known: it counts, and the rest is as stored. */
  const entered = useRef<Partial<NoteDraft>>({})
  const latest = useRef(draft)
  /** Settles once the stored draft is known: what is stored before that would replace what was sent. */
  const loading = useRef(Promise.resolve())
  const show = (value: NoteDraft) => {
    latest.current = value
    setDraft(value)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` only sets
  useEffect(() => {
    let isShown = true
    loading.current = drafts.load(FORM, record).then(
      (stored) => {
        const parsed = v.safeParse(DraftSchema, stored?.value)
        if (isShown && parsed.success) show({ ...parsed.output, ...entered.current })
      },
      // The device cannot read: the field begins empty.
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [drafts, record])
  const keep = async (value: NoteDraft) => {
    show(value)
    await loading.current
    const { text, sent } = latest.current
    await (text === '' && !sent ? drafts.discard(FORM, record) : drafts.save(FORM, record, latest.current))
  }
  const enter = (part: Partial<NoteDraft>) => {
    entered.current = { ...entered.current, ...part }
    void keep({ ...latest.current, ...part })
  }
  /** What was sent with an unknown result, if it matters to this text: it may be the same one, also after the step was moved. */
  const sentAs = (words: string): Sent | undefined => {
    const { sent } = latest.current
    return sent && (sent.step === step || sent.text === words) ? sent : undefined
  }
  return {
    text: draft.text,
    ahead: draft.ahead,
    /** Resolves once the stored draft is known. */
    loaded: () => loading.current,
    /** What was dictated last, too, which is not rendered yet. */
    textNow: () => latest.current.text,
    /** The call that this text was sent about. */
    callOf: (words: string) => sentAs(words)?.call,
    setText: (text: string) => enter({ text }),
    setAhead: (ahead: number) => enter({ ahead }),
    /** The day as it is stored, too, which may not be rendered yet. */
    aheadNow: () => latest.current.ahead,
    /** How a note is sent; stored before that, so that it is known although no response comes. */
    begin: async (note: TodayNote): Promise<TodayNoteSubmit> => {
      const sent = sentAs(note.text)
      const isSame = sent !== undefined && contentOf(sent) === contentOf(note)
      const key = isSame ? sent.key : newId()
      // A storage error must not prevent sending.
      await keep({ ...latest.current, sent: { ...note, key, step } }).catch(() => undefined)
      if (!sent || isSame) return { key, mayHaveArrived: isSame }
      const { step: _, ...earlier } = sent
      return { key, mayHaveArrived: false, earlier }
    },
    /** It was certainly not written: the next attempt is the first one. */
    refused: () => {
      const { sent: _, ...typed } = latest.current
      void keep(typed)
    },
    /** It was sent. */
    forget: () => void drafts.discard(FORM, record),
  }
}
