import { AudioList, Gallery } from '#kit/attachments'
import { Tag } from '#ui/components'
import type { CheckInRecord } from './checkIn'
import { useCheckInTexts } from './texts'
import { useCheckInWords } from './useCheckInWords'
import './CheckIn.css'

/** What a check-in says: words, place, weak signals, what became of it, photos, recordings. */
export function CheckInBody({ record }: { readonly record: CheckInRecord }) {
  const t = useCheckInTexts()
  const words = useCheckInWords()
  const { photos, audio } = record
  const facts = [words.address(record), words.distance(record), words.accuracy(record), words.dwell(record)]
  const place = facts.filter(Boolean).join(' · ')
  const said = words.said(record)
  return (
    <>
      {said ? <p className="checkin-record__text">{said}</p> : null}
      {place ? <p className="checkin-record__facts num">{place}</p> : null}
      <div className="checkin-record__tags">
        {words.odd(record).map((word) => (
          <Tag key={word} tone="warn">
            {word}
          </Tag>
        ))}
      </div>
      {words.since(record).map((word) => (
        <p key={word} className="checkin-record__text">
          {word}
        </p>
      ))}
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
