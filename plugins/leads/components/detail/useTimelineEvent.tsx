import ChatText from '@phosphor-icons/core/regular/chat-text.svg'
import MapPin from '@phosphor-icons/core/regular/map-pin.svg'
import MapPinLine from '@phosphor-icons/core/regular/map-pin-line.svg'
import Phone from '@phosphor-icons/core/regular/phone.svg'
import { isKnown } from '#base/wire'
import { useCheckInWords } from '#domain/checkIn'
import type { TimelineEvent as ShownEvent } from '#ui/components'
import { Icon } from '#ui/components'
import type { ClockIn, Track } from '../../api'
import { TRACK_KINDS, type TrackKind } from '../../rules/vocabulary'
import type { TimelineEvent } from '../../stores/mergeTimeline'
import { useArea } from '../useArea'

const TRACK_ICONS: Readonly<Record<TrackKind, string>> = { visit: MapPin, call: Phone, message: ChatText }

interface Said {
  readonly sign: string
  readonly tone?: ShownEvent['tone']
  readonly title: string
  readonly text: string | undefined
  readonly facts: readonly (string | false | undefined)[]
}

/** Returns a function that converts a follow-up or check-in to an event of the `Timeline` component. */
export function useTimelineEvent(): (event: TimelineEvent) => ShownEvent {
  const { t, say, word } = useArea()
  const words = useCheckInWords()
  const counted = ({ photos, audio }: Pick<ClockIn, 'photos'> & { readonly audio: readonly unknown[] }) => [
    photos.length > 0 && t('detail.timeline.photos', { count: photos.length }),
    audio.length > 0 && t('detail.timeline.recordings', { count: audio.length }),
  ]
  const ofClockIn = (one: ClockIn): Said => ({
    sign: MapPinLine,
    title: word('detail.checkIn', one.kind),
    text: words.said(one) || words.address(one),
    facts: [words.distance(one), words.dwell(one), ...counted(one), ...words.odd(one), ...words.since(one)],
  })
  const ofTrack = (track: Track): Said => {
    const { kind, text, textEn, contact, nextStep } = track
    const next = nextStep && { step: word('step', nextStep.kind), date: say.moment(nextStep.at) }
    return {
      sign: isKnown(TRACK_KINDS, kind) ? TRACK_ICONS[kind] : ChatText,
      tone: 'plain',
      title: word('detail.timeline', kind),
      text: say.text(text, textEn),
      facts: [
        contact && t('detail.timeline.with', { name: say.name(contact) }),
        ...counted(track),
        next && t('detail.timeline.next', next),
      ],
    }
  }
  return (event) => {
    const { id, by, at } = event.type === 'track' ? event.track : event.clockIn
    const { sign, tone, title, text, facts } = event.type === 'track' ? ofTrack(event.track) : ofClockIn(event.clockIn)
    const known = facts.filter(Boolean)
    return {
      id: `${event.type === 'track' ? 'track' : 'clock-in'}:${id}`,
      icon: <Icon svg={sign} />,
      tone,
      title,
      time: [say.name(by), say.moment(at)].filter(Boolean).join(' · '),
      body: (
        <>
          {text && <p className="lead-event__text">{text}</p>}
          {known.length > 0 && <p className="lead-event__facts">{known.join(' · ')}</p>}
        </>
      ),
    }
  }
}
