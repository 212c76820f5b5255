import { ChatText } from '@phosphor-icons/react/dist/csr/ChatText'
import { Clock } from '@phosphor-icons/react/dist/csr/Clock'
import { MapPin } from '@phosphor-icons/react/dist/csr/MapPin'
import { MapPinArea } from '@phosphor-icons/react/dist/csr/MapPinArea'
import { MapPinLine } from '@phosphor-icons/react/dist/csr/MapPinLine'
import { Phone } from '@phosphor-icons/react/dist/csr/Phone'
import type { Icon } from '@phosphor-icons/react/dist/lib/types'
import { useTexts } from '#src/plugin'
import type { ClockIn, Track } from '../../api'
import type { ClockInKind, TrackKind } from '../../rules/vocabulary'
import type { TimelineEvent } from '../../stores/mergeTimeline'
import { useFormats } from './useFormats'

const TRACK_ICONS: Readonly<Record<TrackKind, Icon>> = { visit: MapPin, call: Phone, message: ChatText }
/** A check-in for a visit is what people call a check-in. */
const CLOCK_IN_TITLES: Readonly<Record<ClockInKind, string>> = {
  visit: 'checkIn',
  survey: 'survey',
  delivery: 'delivery',
  leave: 'leave',
}

/** One follow-up or check-in. */
export function TimelineItem({ event }: { event: TimelineEvent }) {
  const t = useTexts()
  const formats = useFormats()
  const isTrack = event.type === 'track'
  const record = isTrack ? event.track : event.clockIn
  const Sign = isTrack ? TRACK_ICONS[event.track.kind] : MapPinLine
  const title = isTrack ? event.track.kind : CLOCK_IN_TITLES[event.clockIn.kind]
  return (
    <article className="lead-event" data-record={isTrack ? `track:${record.id}` : `clock-in:${record.id}`}>
      <span className={`lead-event__dot lead-event__dot--${isTrack ? 'plain' : 'brand'}`}>
        <Sign aria-hidden="true" />
      </span>
      <header className="lead-event__head">
        <b>{t(`detail.timeline.${title}`)}</b>
        {record.by && <span className="lead-event__by">{formats.name(record.by)}</span>}
        <time className="lead-event__time" dateTime={event.at.toISOString()}>
          {formats.dayTime(event.at)}
        </time>
      </header>
      {isTrack ? <TrackBody track={event.track} /> : <ClockInBody clockIn={event.clockIn} />}
    </article>
  )
}

function TrackBody({ track }: { track: Track }) {
  const t = useTexts()
  const formats = useFormats()
  const { contact, nextStep, photos, audio } = track
  const facts = [
    contact && t('detail.timeline.with', { name: formats.name(contact) }),
    photos.length > 0 && t('detail.timeline.photos', { count: photos.length }),
    audio.length > 0 && t('detail.timeline.recordings', { count: audio.length }),
    nextStep &&
      t('detail.timeline.next', { step: t(`step.${nextStep.kind}`), date: formats.dayTime(nextStep.at) }),
  ].filter(Boolean)
  return (
    <>
      <p className="lead-event__body">{track.text}</p>
      {facts.length > 0 && <p className="lead-event__facts">{facts.join(' · ')}</p>}
    </>
  )
}

function ClockInBody({ clockIn }: { clockIn: ClockIn }) {
  const t = useTexts()
  const formats = useFormats()
  const { text, reason, address, distance, dwell, photos } = clockIn
  return (
    <>
      {(text || reason || address) && <p className="lead-event__body">{[text, reason].filter(Boolean).join(' ') || address}</p>}
      <p className="lead-event__facts">
        {distance !== undefined && (
          <span>
            <MapPinArea aria-hidden="true" />
            {t('detail.timeline.distance', { value: formats.metres(distance) })}
          </span>
        )}
        {dwell !== undefined && (
          <span>
            <Clock aria-hidden="true" />
            {t('detail.timeline.dwell', { count: dwell })}
          </span>
        )}
        {photos.length > 0 && <span>{t('detail.timeline.photos', { count: photos.length })}</span>}
      </p>
    </>
  )
}
