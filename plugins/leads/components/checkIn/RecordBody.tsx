import { AudioList, Gallery } from '#src/attachments'
import { Tag } from '#src/ui'
import type { ClockIn } from '../../api'
import { isLate, isSignal } from '../../rules/checkIn'
import { useTexts } from '../../texts'
import { reviewText } from '../detail/reviewText'
import { useFormats } from '../detail/useFormats'
import './CheckIn.css'

/** What a check-in says: words, place, weak signals, what became of it, photos, recordings. */
export function RecordBody({ record }: { record: ClockIn }) {
  const t = useTexts()
  const formats = useFormats()
  const { at, serverAt, distance, accuracy, dwell, photos, audio, reason, correction, review, isPending } = record
  const facts = [
    formats.text(record.address, record.addressEn),
    distance !== undefined && t('detail.timeline.distance', { value: formats.metres(distance) }),
    accuracy !== undefined && t('checkIn.accuracy', { metres: Math.max(1, Math.round(accuracy)) }),
    dwell !== undefined && t('detail.timeline.dwell', { count: dwell }),
  ].filter(Boolean)
  const words = [formats.text(record.text, record.textEn), reason].filter(Boolean).join(' ')
  return (
    <>
      {words ? <p className="checkin-record__text">{words}</p> : null}
      {facts.length > 0 ? <p className="checkin-record__facts num">{facts.join(' · ')}</p> : null}
      <div className="checkin-record__tags">
        {serverAt && isLate(at, serverAt) ? (
          <Tag tone="warn">{t('checkIn.late', { time: formats.dayTime(serverAt) })}</Tag>
        ) : null}
        {record.signals
          .filter((signal) => signal !== 'late')
          .map((signal) => (
            <Tag key={signal} tone="warn">
              {isSignal(signal) ? t(`checkIn.signal.${signal}`) : signal}
            </Tag>
          ))}
      </div>
      {isPending ? <p className="checkin-record__facts">{t('checkIn.pending')}</p> : null}
      {review ? <p className="checkin-record__text">{reviewText(review, t, formats)}</p> : null}
      {correction ? <p className="checkin-record__text">{t('checkIn.corrected', { note: correction.note })}</p> : null}
      {photos.length > 0 ? <Gallery photos={photos} label={t('checkIn.photos')} /> : null}
      {audio.length > 0 ? (
        <AudioList
          label={t('checkIn.audio')}
          files={audio.map((url, index) => ({
            url,
            name: t('checkIn.recording', { count: index + 1 }),
            size: 0,
            suffix: '',
          }))}
        />
      ) : null}
    </>
  )
}
