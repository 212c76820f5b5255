import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useCore } from '#src/core'
import { SectionError } from '#src/detail'
import { newId } from '#src/device'
import { sendSubmission } from '#src/forms'
import { refusalText } from '#src/records'
import { Button, InlineError, RetryRow, Sheet, SkeletonLines, TextArea } from '#src/ui'
import { isKnown } from '#src/wire'
import type { ClockIn } from '../../api'
import { REASON_TEXT } from '../../rules/checkIn'
import { CLOCK_IN_KINDS } from '../../rules/vocabulary'
import { checkInSubmission } from '../../stores/checkIn'
import type { OpenLead } from '../../stores/leadRecords'
import { useTexts } from '../../texts'
import { useFormats } from '../detail/useFormats'
import { RecordBody } from './RecordBody'

interface RecordsSheetProps {
  readonly lead: OpenLead
  readonly open: boolean
  readonly onClose: () => void
}

/** The check-ins at a lead, latest first; a mistaken one of the user's own can be corrected with a note. */
export function RecordsSheet({ lead, open, onClose }: RecordsSheetProps) {
  const t = useTexts()
  const [wrong, setWrong] = useState<ClockIn>()
  return (
    <>
      <Sheet open={open} onClose={onClose} title={t('checkIn.history')}>
        <Records lead={lead} onCorrect={setWrong} />
      </Sheet>
      {wrong ? <CorrectSheet lead={lead} record={wrong} onClose={() => setWrong(undefined)} /> : null}
    </>
  )
}

const Records = observer(function Records(props: { lead: OpenLead; onCorrect: (record: ClockIn) => void }) {
  const t = useTexts()
  const { session } = useCore()
  const { own } = props.lead
  const { status, value, error } = own.clockIns
  if (!value && status === 'failed') return <SectionError error={error} onRetry={() => void own.clockIns.load()} />
  if (!value) return <SkeletonLines count={4} />
  if (value.items.length === 0) return <p className="section__empty">{t('checkIn.historyNone')}</p>
  return (
    <ul>
      {value.items.map((record) => {
        const isMine = record.by?.id === session.loginName && !record.correction
        const correct = isMine ? () => props.onCorrect(record) : undefined
        return <Record key={record.id} record={record} onCorrect={correct} />
      })}
      {own.complete ? null : (
        <li>
          <RetryRow text={t('detail.timeline.all', { count: value.total })} onRetry={own.loadMore} />
        </li>
      )}
    </ul>
  )
})

function Record({ record, onCorrect }: { record: ClockIn; onCorrect: (() => void) | undefined }) {
  const t = useTexts()
  const formats = useFormats()
  const { id, kind, at, by } = record
  const title = isKnown(CLOCK_IN_KINDS, kind) ? t(`checkIn.kind.${kind}`) : kind
  const time = [by && formats.name(by), formats.dayTime(at)].filter(Boolean).join(' · ')
  return (
    <li className="checkin-record" data-record={`clock-in:${id}`}>
      <div className="checkin-record__head">
        <span>
          <b>{title}</b> <span className="checkin-record__time num">{time}</span>
        </span>
        {onCorrect ? (
          <Button variant="plain" size="small" onPress={onCorrect}>
            {t('checkIn.correct')}
          </Button>
        ) : null}
      </div>
      <RecordBody record={record} />
    </li>
  )
}

interface CorrectSheetProps {
  readonly lead: OpenLead
  readonly record: ClockIn
  readonly onClose: () => void
}

/** The note of a correction; it goes through the outbox without network. */
function CorrectSheet({ lead, record, onClose }: CorrectSheetProps) {
  const t = useTexts()
  const core = useCore()
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState<string>()
  // One key for all attempts, so that a repeated one is recognised.
  const [key] = useState(newId)
  const save = async () => {
    if (note.trim().length < REASON_TEXT.min) {
      setFailure(t('checkIn.error.note'))
      return
    }
    const kind = isKnown(CLOCK_IN_KINDS, record.kind) ? record.kind : 'visit'
    const request = { leadId: lead.id, key, kind, deviceAt: new Date(), corrects: record.id, note: note.trim() }
    try {
      const outcome = await sendSubmission(core, checkInSubmission(core, request), { key, mayHaveArrived: false })
      core.feedback.toast(t(outcome.kind === 'sent' ? 'checkIn.correctDone' : 'checkIn.correctWaits'))
      onClose()
    } catch (error) {
      setFailure(refusalText(error, t))
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('checkIn.correctTitle')}
      text={t('checkIn.correctText')}
      foot={
        <Button variant="main" wide onPress={save}>
          {t('checkIn.correctSave')}
        </Button>
      }
    >
      <TextArea
        label={t('checkIn.correctNote')}
        name="note"
        required
        value={note}
        onChange={setNote}
        maxLength={REASON_TEXT.max}
      />
      {failure ? <InlineError text={failure} /> : null}
    </Sheet>
  )
}
