import { days, formatNearDay, momentOf, workingDays } from '#base/calendar'
import { lengthOf } from '#base/wire'
import { DictateButton, useDictationEnd } from '#kit/attachments'
import { callLogged, callText, type MadeCall } from '#kit/calls'
import { isRefusal } from '#kit/forms'
import { useCore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { Button, Chip, Chips, TextArea } from '#ui/components'
import { useTexts } from '../../plugin'
import type { DueItem } from '../../stores/WorkbenchStore'
import { makeMove } from './moves'
import { useNoteText } from './useNoteText'

export interface NoteFormProps {
  readonly item: DueItem
  /** The call that it is about; else the one about which it was sent before, with an unknown result. */
  readonly call?: MadeCall | undefined
  /** Label of the button that sends. */
  readonly action?: string
  /** Called whenever something is typed or dictated. */
  readonly onType?: () => void
  /** Called once it is sent or waits in the outbox. */
  readonly onDone: () => void
}

/** The hour at which a next step is proposed. */
const HOUR = 10
/** Working days ahead that are offered for the next step. */
const AHEAD = [1, 3, 5]
const PROPOSED = 3

/** One sentence about what came of an item, typed or dictated; it stays on the device until it is sent. */
export default function NoteForm({ item, call, action, onType, onDone }: NoteFormProps) {
  const t = useTexts()
  const core = useCore()
  const language = useLanguage()
  const { text, textNow, ahead = PROPOSED, aheadNow, loaded, ...draft } = useNoteText(item)
  const { beforeSubmit, endDictation } = useDictationEnd()
  const dayOf = (n: number) => workingDays.add(days.today(), n)
  const { noteLeast = 1, noteMost = Number.POSITIVE_INFINITY } = item
  const callNow = (words: string) => call ?? draft.callOf(words)
  const calledNow = callNow(text.trim())
  const isLong = (words: string) => lengthOf(words.trim()) > noteMost
  const type = (value: string) => {
    draft.setText(value)
    onType?.()
  }
  const send = async () => {
    await Promise.all([endDictation(), loaded()])
    if (isLong(textNow())) return
    const next = item.asksNext ? { next: momentOf(dayOf(aheadNow() ?? PROPOSED), HOUR) } : {}
    const words = textNow().trim()
    const made = callNow(words)
    const about = made && { at: made.at, ...(made.seconds !== undefined && { seconds: made.seconds }) }
    const note = { text: words, ...(about && { call: about }), ...next }
    const submit = await draft.begin(note)
    // It may be written although no response comes: then the draft has it, and nobody is to log the call a second time.
    const unlog = about && callLogged(core, about)
    const failed = await makeMove(core, item, 'note', [note, submit])
    if (failed) {
      if (!isRefusal(failed.error)) return
      draft.refused()
      return unlog?.()
    }
    draft.forget()
    onDone()
  }
  return (
    <div className="daynote">
      {calledNow ? <p className="daynote__call">{callText(calledNow)}</p> : null}
      <TextArea
        label={t('day.noteLabel')}
        value={text}
        onChange={type}
        minLength={noteLeast}
        maxLength={item.noteMost}
        error={isLong(text) ? t('day.noteLong', { most: noteMost }) : undefined}
        action={<DictateButton value={text} onChange={type} beforeSubmit={beforeSubmit} />}
      />
      {item.asksNext ? (
        <Chips label={t('day.noteNext')} wrap>
          {AHEAD.map((n) => (
            <Chip key={n} pressed={n === ahead} onPress={() => draft.setAhead(n)}>
              {formatNearDay(momentOf(dayOf(n), HOUR), language)}
            </Chip>
          ))}
        </Chips>
      ) : null}
      <Button variant="main" wide disabled={lengthOf(text.trim()) < noteLeast || isLong(text)} onPress={send}>
        {action ?? t('day.noteSave')}
      </Button>
    </div>
  )
}
