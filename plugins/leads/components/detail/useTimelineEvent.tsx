import { ChatText } from '@phosphor-icons/react/dist/csr/ChatText'
import { MapPin } from '@phosphor-icons/react/dist/csr/MapPin'
import { MapPinLine } from '@phosphor-icons/react/dist/csr/MapPinLine'
import { Phone } from '@phosphor-icons/react/dist/csr/Phone'
import type { Icon } from '@phosphor-icons/react/dist/lib/types'
import { useCallback } from 'react'
import type { TimelineEvent as ShownEvent } from '#src/ui'
import { isKnown } from '#src/wire'
import type { ClockIn, Track } from '../../api'
import { isLate, isSignal } from '../../rules/checkIn'
import { CLOCK_IN_KINDS, NEXT_STEP_KINDS, TRACK_KINDS, type TrackKind } from '../../rules/vocabulary'
import type { TimelineEvent } from '../../stores/mergeTimeline'
import { type LeadTexts, useTexts } from '../../texts'
import { codeText } from '../words'
import { CLOCK_IN_TITLES } from './clockInTitles'
import { reviewText } from './reviewText'
import { type Formats, useFormats } from './useFormats'

const TRACK_ICONS: Readonly<Record<TrackKind, Icon>> = { visit: MapPin, call: Phone, message: ChatText }

function factsOfTrack({ contact, nextStep, photos, audio }: Track, t: LeadTexts, formats: Formats) {
  return [
    contact && t('detail.timeline.with', { name: formats.name(contact) }),
    photos.length > 0 && t('detail.timeline.photos', { count: photos.length }),
    audio.length > 0 && t('detail.timeline.recordings', { count: audio.length }),
    nextStep &&
      t('detail.timeline.next', {
        step: codeText(t, 'step', NEXT_STEP_KINDS, nextStep.kind),
        date: formats.dayTime(nextStep.at),
      }),
  ]
}

function factsOfClockIn(clockIn: ClockIn, t: LeadTexts, formats: Formats) {
  const { distance, dwell, photos, audio, at, serverAt, signals, isPending, review, correction } = clockIn
  return [
    distance !== undefined && t('detail.timeline.distance', { value: formats.metres(distance) }),
    dwell !== undefined && t('detail.timeline.dwell', { count: dwell }),
    photos.length > 0 && t('detail.timeline.photos', { count: photos.length }),
    audio.length > 0 && t('detail.timeline.recordings', { count: audio.length }),
    serverAt && isLate(at, serverAt) && t('checkIn.late', { time: formats.dayTime(serverAt) }),
    ...signals.filter((signal) => signal !== 'late').map((key) => (isSignal(key) ? t(`checkIn.signal.${key}`) : key)),
    isPending && t('checkIn.pending'),
    review && reviewText(review, t, formats),
    correction && t('checkIn.corrected', { note: correction.note }),
  ]
}

function Body({ text, facts }: { text: string; facts: readonly (string | false | undefined)[] }) {
  const shown = facts.filter(Boolean)
  return (
    <>
      {text && <p className="lead-event__text">{text}</p>}
      {shown.length > 0 && <p className="lead-event__facts">{shown.join(' · ')}</p>}
    </>
  )
}

/** Returns a function that converts a follow-up or check-in to an event of the `Timeline` component. */
export function useTimelineEvent(): (event: TimelineEvent) => ShownEvent {
  const t = useTexts()
  const formats = useFormats()
  return useCallback(
    (event) => {
      const { by } = event.type === 'track' ? event.track : event.clockIn
      const time = [by && formats.name(by), formats.dayTime(event.at)].filter(Boolean).join(' · ')
      if (event.type === 'clockIn') {
        const { id, kind, text, textEn, reason, address, addressEn } = event.clockIn
        const said = [formats.text(text, textEn), reason].filter(Boolean).join(' ')
        const words = said || (formats.text(address, addressEn) ?? '')
        return {
          id: `clock-in:${id}`,
          icon: <MapPinLine aria-hidden="true" />,
          title: isKnown(CLOCK_IN_KINDS, kind) ? t(`detail.timeline.${CLOCK_IN_TITLES[kind]}`) : kind,
          time,
          body: <Body text={words} facts={factsOfClockIn(event.clockIn, t, formats)} />,
        }
      }
      const { id, kind, text, textEn } = event.track
      const Sign = isKnown(TRACK_KINDS, kind) ? TRACK_ICONS[kind] : ChatText
      return {
        id: `track:${id}`,
        icon: <Sign aria-hidden="true" />,
        tone: 'plain',
        title: codeText(t, 'detail.timeline', TRACK_KINDS, kind),
        time,
        body: <Body text={formats.text(text, textEn) ?? ''} facts={factsOfTrack(event.track, t, formats)} />,
      }
    },
    [t, formats],
  )
}
