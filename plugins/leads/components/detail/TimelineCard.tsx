import ChatText from '@phosphor-icons/core/regular/chat-text.svg'
import MapPin from '@phosphor-icons/core/regular/map-pin.svg'
import Phone from '@phosphor-icons/core/regular/phone.svg'
import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { isKnown } from '#base/wire'
import { type SiteEvent, useCheckInEvents } from '#domain/checkIn'
import { Media } from '#kit/attachments'
import { callText } from '#kit/calls'
import { TimelineCard as Card, SectionCard } from '#kit/detail'
import { EventBody, Icon, Timeline, type TimelineEvent } from '#ui/components'
import { useWaiting } from '#ui/timelines'
import type { ClockIn, Track } from '../../api'
import { TRACK_KINDS, type TrackKind } from '../../rules/vocabulary'
import { outboxRecord } from '../../stores/followUp'
import type { OpenLead } from '../../stores/leadRecords'
import { useArea } from '../useArea'

const TRACK_ICONS: Readonly<Record<TrackKind, string>> = { visit: MapPin, call: Phone, message: ChatText }

/** Latest events of the lead, unsent ones first. */
export const TimelineCard = observer(function TimelineCard({ lead }: { readonly lead: OpenLead }) {
  const shown = useShownEvent()
  const waiting = useWaitingEvents(lead)
  return <Card texts="detail.timeline" timeline={lead.own} waiting={waiting} shown={shown} />
})

/** The latest event of the lead in which somebody wrote something; renders nothing if there is none. */
export const LastNote = observer(function LastNote({ lead: { own } }: { readonly lead: OpenLead }) {
  const { t } = useArea()
  const shown = useShownEvent()
  const title = t('detail.timeline.last')
  const last = own.events.find((event) => (event.type === 'track' ? event.track.text : event.clockIn.text))
  if (own.status === 'ready' && !last) return null
  return (
    <SectionCard
      title={title}
      section={{ status: last ? 'ready' : own.status, value: last, error: own.error, load: own.retry }}
    >
      {(event) => <Timeline label={title} events={[{ ...shown(event), record: `last:${event.id}` }]} />}
    </SectionCard>
  )
})

function useClockInEvents() {
  const { word } = useArea()
  return useCheckInEvents((kind) => word('detail.checkIn', kind))
}

/** Returns a function that converts a follow-up or check-in to an event of the timeline. */
function useShownEvent(): (event: SiteEvent<Track, ClockIn>) => TimelineEvent {
  const { t, say, word } = useArea()
  const clockIns = useClockInEvents()
  const ofTrack = (track: Track): TimelineEvent => {
    const { id, kind, text, textEn, contact, nextStep, photos, audio, call, by, at } = track
    const icon = isKnown(TRACK_KINDS, kind) ? TRACK_ICONS[kind] : ChatText
    const next = nextStep && { step: word('step', nextStep.kind), date: say.moment(nextStep.at) }
    const facts = [
      contact && t('detail.timeline.with', { name: say.name(contact) }),
      call && callText(call),
      next && t('detail.timeline.next', next),
    ]
    return {
      id: `track:${id}`,
      icon: <Icon svg={icon} />,
      tone: 'plain',
      title: word('detail.timeline', kind),
      time: [say.name(by), say.moment(at)].filter(Boolean).join(' · '),
      body: (
        <EventBody text={say.text(text, textEn)} facts={facts}>
          <Media photos={photos} audio={audio.map(({ duration, ...part }) => ({ ...part, seconds: duration }))} />
        </EventBody>
      ),
    }
  }
  return (event) => (event.type === 'track' ? ofTrack(event.track) : clockIns.shown(event.clockIn))
}

/** Fields of an unsent follow-up that the timeline shows, as stored on the device. */
const ShownTrack = v.object({ kind: v.picklist(TRACK_KINDS), text: v.string() })

/** Unsent events of a lead, newest first, for the top of its timeline. Call it in an observer. */
function useWaitingEvents({ id }: OpenLead): TimelineEvent[] {
  const { t } = useArea()
  const clockIns = useClockInEvents()
  return useWaiting(outboxRecord(id), (request) => {
    const clockIn = clockIns.waiting(request)
    if (clockIn) return clockIn
    const track = v.safeParse(ShownTrack, request)
    return track.success ? { title: t(`detail.timeline.${track.output.kind}`), text: track.output.text } : undefined
  })
}
