import { useCallback, useEffect, useRef, useState } from 'react'
import { days } from '#base/calendar'
import { lengthOf } from '#base/wire'
import { type RecordForm, useFieldValue } from '#kit/forms'
import { useCore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { extract } from '../extraction'
import { NOTE_MAXIMUM } from '../extraction/types'
import type { NoteValues } from '../rules/fields'
import { keptReading } from '../rules/lastReading'
import { afterReading, asItWasSent } from '../rules/reading'

/** Delay of the reading after the last key press. ms */
const QUIET = 600

interface Running {
  readonly text: string
  readonly controller: AbortController
  readonly done: Promise<void>
}

/** Reads the note while it is typed, and fills the fields that the user has not changed. */
export function useReading(form: RecordForm<NoteValues>) {
  const language = useLanguage()
  const core = useCore()
  const { values, set, ready } = form
  const text = useFieldValue(form, 'text') ?? ''
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle')
  const running = useRef<Running>(undefined)

  const readText = useCallback(
    async (written: string, { signal }: AbortController) => {
      const { read: last, of } = values()
      // 'Tomorrow' is said on the day on which the note was begun, in minutes on theirs.
      const isBegun = last !== null && (last.text !== '' || last.isSent || of.visitId !== undefined)
      const day = (isBegun ? last.day : undefined) ?? days.today()
      const readingOf = async (said: string) =>
        keptReading(await extract({ text: said, lang: language, today: day }, signal), said, day)
      setState('reading')
      try {
        // What the user has changed in a note that was sent, is told by what its text says.
        const before = last?.isSent ? await readingOf(last.text) : undefined
        const next = await readingOf(written)
        if (signal.aborted) return
        const now = values()
        const sent = before && asItWasSent(now, before)
        if (now.text === written) set({ ...(sent && { customer: sent.customer }), ...afterReading(sent ?? now, next) })
        setState('idle')
      } catch (error) {
        // The code that reads did not load: the fields are filled in by hand.
        if (signal.aborted) return
        setState('failed')
        core.report(error, 'plugin creation (team-creation), reading')
      }
    },
    [values, set, language, core],
  )
  /** Reads the text as it is now, unless it was read; resolves when it is. Never rejects. */
  const read = useCallback((): Promise<void> => {
    const { text: written = '', read: last } = values()
    if (running.current?.text === written) return running.current.done
    if ((last?.text ?? '') === written || lengthOf(written) > NOTE_MAXIMUM) return Promise.resolve()
    running.current?.controller.abort()
    const controller = new AbortController()
    const done = readText(written, controller).finally(() => {
      if (running.current?.controller === controller) running.current = undefined
    })
    running.current = { text: written, controller, done }
    return done
  }, [values, readText])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text is read
  useEffect(() => {
    if (!ready) return
    const timer = setTimeout(() => void read(), QUIET)
    return () => clearTimeout(timer)
  }, [text, ready, read])
  useEffect(() => () => running.current?.controller.abort(), [])
  return { state, read }
}
