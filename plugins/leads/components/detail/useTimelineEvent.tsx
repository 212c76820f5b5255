import { ChatText } from '@phosphor-icons/react/dist/csr/ChatText'
import { MapPin } from '@phosphor-icons/react/dist/csr/MapPin'
import { MapPinLine } from '@phosphor-icons/react/dist/csr/MapPinLine'
import { Phone } from '@phosphor-icons/react/dist/csr/Phone'
import type { Icon } from '@phosphor-icons/react/dist/lib/types'
import { useCallback } from 'react'
import { useCheckInWords } from '#src/checkIn'
import type { TimelineEvent as ShownEvent } from '#src/ui'
import { isKnown } from '#src/wire'
import type { Track } from '../../api'
import { CLOCK_IN_KINDS, NEXT_STEP_KINDS, TRACK_KINDS, type TrackKind } from '../../rules/vocabulary'
import type { TimelineEvent } from '../../stores/mergeTimeline'
import { type LeadTexts, useTexts } from '../../texts'
import { codeText } from '../words'
import { CLOCK_IN_TITLES } from './clockInTitles'
import { type Formats, useFormats } from './useFormats'

const TRACK_ICONS: Readonly<Record<TrackKind, Icon>> = { visit: MapPin, call: Phone, message: ChatText }

function factsOfTrack(track: Track, t: LeadTexts, formats: Formats) {
  const { contact, nextStep } = track
  return [
    contact && t('detail.timeline.with', { name: formats.name(contact) }),
    ...counted(track, t),
    nextStep &&
      t('detail.timeline.next', {
        step: codeText(t, 'step', NEXT_STEP_KINDS, nextStep.kind),
        date: formats.moment(nextStep.at),
      }),
  ]
}

const counted = ({ photos, audio }: Readonly<Record<'photos' | 'audio', readonly unknown[]>>, t: LeadTexts) => [
  photos.length > 0 && t('detail.timeline.photos', { count: photos.length }),
  audio.length > 0 && t('detail.timeline.recordings', { count: audio.length }),
]

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
  const words = useCheckInWords()
  return useCallback(
    (event) => {
      const { by } = event.type === 'track' ? event.track : event.clockIn
      const time = [by && formats.name(by), formats.moment(event.at)].filter(Boolean).join(' · ')
      if (event.type === 'clockIn') {
        const { clockIn } = event
        const { id, kind } = clockIn
        const said = words.said(clockIn) || (words.address(clockIn) ?? '')
        const place = [words.distance(clockIn), words.dwell(clockIn)]
        const facts = [...place, ...counted(clockIn, t), ...words.odd(clockIn), ...words.since(clockIn)]
        return {
          id: `clock-in:${id}`,
          icon: <MapPinLine aria-hidden="true" />,
          title: isKnown(CLOCK_IN_KINDS, kind) ? t(`detail.timeline.${CLOCK_IN_TITLES[kind]}`) : kind,
          time,
          body: <Body text={said} facts={facts} />,
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
    [t, formats, words],
  )
}
