import { ChatText } from '@phosphor-icons/react/dist/csr/ChatText'
import { MapPin } from '@phosphor-icons/react/dist/csr/MapPin'
import { MapPinLine } from '@phosphor-icons/react/dist/csr/MapPinLine'
import { Phone } from '@phosphor-icons/react/dist/csr/Phone'
import type { Icon } from '@phosphor-icons/react/dist/lib/types'
import { useCallback } from 'react'
import type { TimelineEvent as ShownEvent } from '#src/ui'
import type { ClockIn, Track } from '../../api'
import type { ClockInKind, TrackKind } from '../../rules/vocabulary'
import type { TimelineEvent } from '../../stores/mergeTimeline'
import { type LeadTexts, useTexts } from '../../texts'
import { type Formats, useFormats } from './useFormats'

const TRACK_ICONS: Readonly<Record<TrackKind, Icon>> = { visit: MapPin, call: Phone, message: ChatText }
/** A check-in for a visit is what people call a check-in. */
const CLOCK_IN_TITLES = {
  visit: 'checkIn',
  survey: 'survey',
  delivery: 'delivery',
  leave: 'leave',
} as const satisfies Readonly<Record<ClockInKind, string>>

function factsOfTrack({ contact, nextStep, photos, audio }: Track, t: LeadTexts, formats: Formats) {
  return [
    contact && t('detail.timeline.with', { name: formats.name(contact) }),
    photos.length > 0 && t('detail.timeline.photos', { count: photos.length }),
    audio.length > 0 && t('detail.timeline.recordings', { count: audio.length }),
    nextStep && t('detail.timeline.next', { step: t(`step.${nextStep.kind}`), date: formats.dayTime(nextStep.at) }),
  ]
}

function factsOfClockIn({ distance, dwell, photos }: ClockIn, t: LeadTexts, formats: Formats) {
  return [
    distance !== undefined && t('detail.timeline.distance', { value: formats.metres(distance) }),
    dwell !== undefined && t('detail.timeline.dwell', { count: dwell }),
    photos.length > 0 && t('detail.timeline.photos', { count: photos.length }),
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

/** Gives a follow-up or check-in as the timeline draws it. */
export function useTimelineEvent(): (event: TimelineEvent) => ShownEvent {
  const t = useTexts()
  const formats = useFormats()
  return useCallback(
    (event) => {
      const { by } = event.type === 'track' ? event.track : event.clockIn
      const time = [by && formats.name(by), formats.dayTime(event.at)].filter(Boolean).join(' · ')
      if (event.type === 'clockIn') {
        const { id, kind, text, reason, address } = event.clockIn
        const words = [text, reason].filter(Boolean).join(' ') || (address ?? '')
        return {
          id: `clock-in:${id}`,
          icon: <MapPinLine aria-hidden="true" />,
          title: t(`detail.timeline.${CLOCK_IN_TITLES[kind]}`),
          time,
          body: <Body text={words} facts={factsOfClockIn(event.clockIn, t, formats)} />,
        }
      }
      const { id, kind, text } = event.track
      const Sign = TRACK_ICONS[kind]
      return {
        id: `track:${id}`,
        icon: <Sign aria-hidden="true" />,
        tone: 'plain',
        title: t(`detail.timeline.${kind}`),
        time,
        body: <Body text={text} facts={factsOfTrack(event.track, t, formats)} />,
      }
    },
    [t, formats],
  )
}
