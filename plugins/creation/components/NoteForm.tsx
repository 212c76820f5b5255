import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { RecordingInput, useDictationEnd } from '#kit/attachments'
import { FormPage, useFieldValue, useRecordForm, useRefusedFor } from '#kit/forms'
import { useCore } from '#platform/core'
import { snapshotOf } from '#platform/outbox'
import { Button, Card, Notice } from '#ui/components'
import { NOTE_FORM } from '../drafts'
import { customerElectric, intelligentCreationBussiness } from '../routes'
import { type NoteValues, noteFields } from '../rules/fields'
import type { Fact } from '../rules/lastReading'
import { DUPLICATE } from '../rules/vocabulary'
import { newNoteId, noteSubmission } from './forms'
import { NoteFields } from './NoteFields'
import { NoteInput } from './NoteInput'
import { OpenOpportunities } from './OpenOpportunities'
import { needsAt, useCompanyCheck } from './useCompanyCheck'
import { useReading } from './useReading'
import { useCreationTools } from './words'

interface NoteFormProps {
  /** Names the draft. */
  readonly record: string
  readonly defaults: NoteValues
  /** It begins with the first part of minutes that are longer than a note. */
  readonly isCut?: boolean
  /** It was sent: the page, which stays mounted, begins a new one. */
  readonly onDone: () => void
}

/** A note by text, dictation or recording, what was read out of it, and what is missing. */
export const NoteForm = observer(function NoteForm({ record, defaults, isCut = false, onDone }: NoteFormProps) {
  const { t, page } = useCreationTools()
  const core = useCore()
  const note = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<Fact | 'needs'>()
  const [isManual, setManual] = useState(false)
  const [isSettling, setSettling] = useState(false)
  const isForced = useRef(false)
  // Ended before the note is read, not only before it is sent.
  const { beforeSubmit, endDictation } = useDictationEnd()
  const form = useRecordForm({
    form: NOTE_FORM,
    record,
    defaults,
    fields: noteFields,
    refused: {
      company: { field: 'customer', message: 'error.customer' },
      custId: { field: 'customer', message: 'error.colleague' },
    },
    submit: (out) => noteSubmission(core, out, isForced.current),
    saved: t('note.created'),
    onSent: (made) => {
      if (made) page.replace(intelligentCreationBussiness, { id: made.id })
      else page.leave()
      onDone()
    },
  })
  const { read, state } = useReading(form)
  const { found, settle } = useCompanyCheck(form)
  const isRefused = useRefusedFor(form, DUPLICATE, needsAt)
  // Who creates beside another opportunity has read of it, in the check or in the refusal.
  const isDouble = isRefused || (found?.open.length ?? 0) > 0
  const submit = async () => {
    if (isSettling) return
    setSettling(true)
    const agreed = isDouble ? snapshotOf(needsAt(form.values())) : undefined
    try {
      await endDictation()
      await read()
      await settle()
    } finally {
      setSettling(false)
    }
    // Not beside that of another company, if the reading has changed it since.
    isForced.current = agreed === snapshotOf(needsAt(form.values()))
    form.submit()
  }
  const [text, audio, customer, needs, last] = [
    useFieldValue(form, 'text'),
    useFieldValue(form, 'audio'),
    useFieldValue(form, 'customer'),
    useFieldValue(form, 'needs'),
    useFieldValue(form, 'read'),
  ]
  // Who only takes part in a visit learns it here, not from the refusal.
  const isColleagues = found?.candidates.some(({ custId, can }) => custId === customer?.custId && !can) ?? false
  // A submit that was refused shows what is missing.
  const isBegun =
    isManual || text !== '' || audio.length > 0 || customer !== null || needs.length > 0 || form.invalid > 0
  return (
    <FormPage
      title={t('title.intelligentCreationBussiness')}
      form={{ ...form, submit: () => void submit(), sending: form.sending || isSettling }}
      submit={isDouble ? t('note.anyway') : t('note.create')}
      menu={[
        { label: t('note.another'), onPress: () => page.replace(intelligentCreationBussiness, { id: newNoteId() }) },
        { label: t('park.list'), onPress: () => page.open(customerElectric) },
      ]}
    >
      <Card>
        <div ref={note}>
          <NoteInput form={form} active={active} isReading={state === 'reading'} beforeSubmit={beforeSubmit} />
        </div>
        <RecordingInput form={form} name="audio" onType={() => note.current?.querySelector('textarea')?.focus()} />
      </Card>
      <div role="status">
        {isCut ? <Notice>{t('note.cut')}</Notice> : null}
        {state === 'reading' ? <span className="visually-hidden">{t('note.reading')}</span> : null}
        {state === 'failed' ? <Notice tone="warn">{t('note.failed')}</Notice> : null}
      </div>
      {isBegun ? (
        <NoteFields form={form} check={found} onActive={setActive} />
      ) : (
        <div className="note__manual">
          <Button variant="plain" onPress={() => setManual(true)}>
            {t('note.manual')}
          </Button>
        </div>
      )}
      {/* Below the fields: it comes late, and would move them under a finger. */}
      <div role="status">
        {last?.fellBack ? <Notice>{t('note.onPhone')}</Notice> : null}
        {isColleagues ? <Notice tone="warn">{t('error.colleague')}</Notice> : null}
        <OpenOpportunities open={found?.open ?? []} />
      </div>
    </FormPage>
  )
})
