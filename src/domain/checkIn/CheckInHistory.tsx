import ClockCounterClockwise from '@phosphor-icons/core/regular/clock-counter-clockwise.svg'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import * as v from 'valibot'
import { formatMoment } from '#base/calendar'
import { newId } from '#base/storage'
import { correctionNote } from '#domain/checkIn/rules'
import { type SectionData, SectionError } from '#kit/detail'
import { type Submission, sendSubmission } from '#kit/forms'
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

export interface CheckInHistoryProps {
  readonly list: CheckInList
  /** What a check-in is called: its kind. */
  readonly titleOf: (record: CheckInRecord) => string
  /** Sends the correction of one of the user's own; it goes through the outbox without network. */
  readonly correct: (record: CheckInRecord, correction: Correction) => Submission<unknown, unknown>
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
export function CheckInHistory(props: CheckInHistoryProps) {
  const t = useCheckInTexts()
  const [isOpen, setOpen] = useState(false)
  const [wrong, setWrong] = useState<CheckInRecord>()
  return (
    <>
      <IconButton label={t('checkIn.history')} onPress={() => setOpen(true)}>
        <Icon svg={ClockCounterClockwise} />
      </IconButton>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('checkIn.history')}>
        <Records {...props} onCorrect={setWrong} />
      </Sheet>
      {wrong ? <CorrectSheet {...props} record={wrong} onClose={() => setWrong(undefined)} /> : null}
    </>
  )
}

interface RecordsProps extends CheckInHistoryProps {
  readonly onCorrect: (record: CheckInRecord) => void
}

const Records = observer(function Records({ list, titleOf, onCorrect }: RecordsProps) {
  const t = useCheckInTexts()
  const language = useLanguage()
  const { session } = useCore()
  const { status, value, error, load } = list.clockIns
  if (!value && status === 'failed') return <SectionError error={error} onRetry={() => void load()} />
  if (!value) return <SkeletonLines count={4} />
  if (value.items.length === 0) return <p className="section__empty">{t('checkIn.historyNone')}</p>
  return (
    <ul>
      {value.items.map((record) => {
        const { id, by, at, correction } = record
        const time = [by && nameIn(by, language), formatMoment(at, language)].filter(Boolean).join(' · ')
        return (
          <li key={id} className="checkin-record" data-record={`clock-in:${id}`}>
            <div className="checkin-record__head">
              <span>
                <b>{titleOf(record)}</b> <span className="checkin-record__time num">{time}</span>
              </span>
              {by?.id === session.loginName && !correction ? (
                <Button variant="plain" size="small" onPress={() => onCorrect(record)}>
                  {t('checkIn.correct')}
                </Button>
              ) : null}
            </div>
            <CheckInBody record={record} />
          </li>
        )
      })}
      {list.paged.complete ? null : (
        <li>
          <RetryRow text={t('checkIn.all', { count: value.total })} onRetry={list.paged.loadMore} />
        </li>
      )}
    </ul>
  )
})

interface CorrectSheetProps extends CheckInHistoryProps {
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
  const save = async () => {
    const words = note.trim()
    if (!v.is(correctionNote.entry, words)) return setFailure(t('checkIn.error.note'))
    const request = correct(record, { key, deviceAt: new Date(), corrects: record.id, note: words })
    try {
      const { kind } = await sendSubmission(core, request, { key, mayHaveArrived: false, plugin })
      core.feedback.toast(t(kind === 'sent' ? 'checkIn.correctDone' : 'checkIn.correctWaits'))
      onClose()
    } catch (error) {
      setFailure(refusalText(error, area))
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
        maxLength={correctionNote.rules.maxLength}
      />
      {failure ? <InlineError text={failure} /> : null}
    </Sheet>
  )
}
