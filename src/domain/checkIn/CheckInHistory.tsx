import ClockCounterClockwise from '@phosphor-icons/core/regular/clock-counter-clockwise.svg'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import * as v from 'valibot'
import { formatMoment } from '#base/calendar'
import { newId } from '#base/storage'
import { correctionNote } from '#domain/checkIn/rules'
import { type SectionData, SectionError } from '#kit/detail'
import { type Submission, sendSubmission, useClosing, useLeaving } from '#kit/forms'
import { refusalText } from '#kit/records'
import { useCore } from '#platform/core'
import { nameIn, useLanguage, useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import { Button, Icon, IconButton, InlineError, RetryRow, Sheet, SkeletonLines, TextArea } from '#ui/components'
import { CheckInBody } from './CheckInBody'
import type { CheckInRecord } from './checkIn'
import { useCheckInTexts } from './useCheckInWords'
import './CheckIn.css'

/** The check-ins at a site, as far as they are loaded. */
export interface CheckInList {
  readonly clockIns: SectionData<{ readonly items: readonly CheckInRecord[]; readonly total: number }>
  /** Its further pages (`PagedPart`). */
  readonly paged: { readonly complete: boolean; readonly loadMore: () => Promise<void> }
}

interface HistoryProps {
  /** What a check-in is called: its kind. */
  readonly titleOf: (record: CheckInRecord) => string
  /** Sends the correction of one of the user's own; it goes through the outbox without network. */
  readonly correct: Correct
}

type Correct = (record: CheckInRecord, correction: Correction) => Submission<unknown, unknown>

export interface CheckInHistoryProps extends HistoryProps {
  readonly list: CheckInList
}

export interface CheckInCellsProps extends Pick<HistoryProps, 'titleOf'> {
  readonly records: readonly CheckInRecord[]
  /** Omitted where they are corrected on another page. */
  readonly correct?: Correct | undefined
}

/** That a check-in was a mistake, and why. */
export interface Correction {
  /** The same for all attempts, so that a repeated one is recognised. */
  readonly key: string
  readonly deviceAt: Date
  /** Id of the check-in. */
  readonly corrects: string
  readonly note: string
}

/** Opens the check-ins at a site, latest first; a mistaken one of the user's own can be corrected with a note. */
export function CheckInHistory({ list, ...props }: CheckInHistoryProps) {
  const t = useCheckInTexts()
  const [isOpen, setOpen] = useState(false)
  const [wrong, setWrong] = useState<CheckInRecord>()
  return (
    <>
      <IconButton label={t('checkIn.history')} onPress={() => setOpen(true)}>
        <Icon svg={ClockCounterClockwise} />
      </IconButton>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('checkIn.history')}>
        <LoadedRows list={list} titleOf={props.titleOf} onCorrect={setWrong} />
      </Sheet>
      {wrong ? <CorrectSheet {...props} record={wrong} onClose={() => setWrong(undefined)} /> : null}
    </>
  )
}

/** The check-ins of a record in its card; a mistaken one of the user's own can be corrected with a note. */
export function CheckInCells({ records, titleOf, correct }: CheckInCellsProps) {
  const [wrong, setWrong] = useState<CheckInRecord>()
  return (
    <>
      <ul>
        <Rows records={records} titleOf={titleOf} onCorrect={correct && setWrong} />
      </ul>
      {wrong && correct ? <CorrectSheet correct={correct} record={wrong} onClose={() => setWrong(undefined)} /> : null}
    </>
  )
}

interface RowsProps extends Pick<HistoryProps, 'titleOf'> {
  readonly onCorrect: ((record: CheckInRecord) => void) | undefined
}

const LoadedRows = observer(function LoadedRows({ list, ...rows }: RowsProps & { readonly list: CheckInList }) {
  const t = useCheckInTexts()
  const { status, value, error, load } = list.clockIns
  if (!value && status === 'failed') return <SectionError error={error} onRetry={() => void load()} />
  if (!value) return <SkeletonLines count={4} />
  if (value.items.length === 0) return <p className="section__empty">{t('checkIn.historyNone')}</p>
  return (
    <ul>
      <Rows {...rows} records={value.items} />
      {list.paged.complete ? null : (
        <li>
          <RetryRow text={t('checkIn.all', { count: value.total })} onRetry={list.paged.loadMore} />
        </li>
      )}
    </ul>
  )
})

function Rows({ records, titleOf, onCorrect }: RowsProps & { readonly records: readonly CheckInRecord[] }) {
  const t = useCheckInTexts()
  const language = useLanguage()
  const { session } = useCore()
  return records.map((record) => {
    const { id, by, at, correction } = record
    const time = [by && nameIn(by, language), formatMoment(at, language)].filter(Boolean).join(' · ')
    return (
      <li key={id} className="checkin-record" data-record={`clock-in:${id}`}>
        <div className="checkin-record__head">
          <span>
            <b>{titleOf(record)}</b> <span className="checkin-record__time num">{time}</span>
          </span>
          {onCorrect && by?.id === session.loginName && !correction ? (
            <Button variant="plain" size="small" onPress={() => onCorrect(record)}>
              {t('checkIn.correct')}
            </Button>
          ) : null}
        </div>
        <CheckInBody record={record} />
      </li>
    )
  })
}

interface CorrectSheetProps extends Pick<HistoryProps, 'correct'> {
  readonly record: CheckInRecord
  readonly onClose: () => void
}

/** The note of a correction. */
function CorrectSheet({ record, correct, onClose }: CorrectSheetProps) {
  const t = useCheckInTexts()
  const { plugin } = usePage()
  const area = useTextsOf(plugin)
  const core = useCore()
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState<string>()
  const [key] = useState(newId)
  const { leave, isLeft } = useLeaving(onClose)
  const [isSending, setSending] = useState(false)
  const close = useClosing(!isSending && note.trim() !== '', leave)
  const save = async () => {
    const words = note.trim()
    if (!v.is(correctionNote.entry, words)) return setFailure(t('checkIn.error.note'))
    const request = correct(record, { key, deviceAt: new Date(), corrects: record.id, note: words })
    try {
      const { kind } = await sendSubmission(core, request, { key, mayHaveArrived: false, plugin })
      core.feedback.toast(t(kind === 'sent' ? 'checkIn.correctDone' : 'checkIn.correctWaits'))
      if (!isLeft()) onClose()
    } catch (error) {
      const said = refusalText(error, area)
      if (isLeft()) core.feedback.toast(said)
      else setFailure(said)
    }
  }
  const send = async () => {
    setSending(true)
    await save()
    setSending(false)
  }
  return (
    <Sheet
      open
      onClose={() => void close()}
      title={t('checkIn.correctTitle')}
      text={t('checkIn.correctText')}
      foot={
        <Button variant="main" wide onPress={send}>
          {t('checkIn.correctSave')}
        </Button>
      }
    >
      <div inert={isSending}>
        <TextArea
          label={t('checkIn.correctNote')}
          name="note"
          required
          value={note}
          onChange={setNote}
          maxLength={correctionNote.rules.maxLength}
        />
      </div>
      {failure ? <InlineError text={failure} /> : null}
    </Sheet>
  )
}
