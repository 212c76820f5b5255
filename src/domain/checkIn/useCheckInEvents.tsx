import MapPinLine from '@phosphor-icons/core/regular/map-pin-line.svg'
import * as v from 'valibot'
import { Media } from '#kit/attachments'
import { EventBody, Icon, type TimelineEvent, useFormats } from '#ui/components'
import type { Waiting } from '#ui/timelines'
import type { SiteCheckIn } from './SiteTimeline'
import { useCheckInWords } from './useCheckInWords'

/** Fields of an unsent check-in that the timeline shows, as stored on the device. */
const ShownCheckIn = v.object({
  key: v.string(),
  deviceAt: v.date(),
  kind: v.string(),
  text: v.optional(v.string()),
  corrects: v.optional(v.string()),
  note: v.optional(v.string()),
})

/** Check-ins, sent and unsent, as events of a timeline; `kindText` is the area's text of a kind. */
export function useCheckInEvents(kindText: (kind: string) => string) {
  const words = useCheckInWords()
  const say = useFormats()
  return {
    shown: (one: SiteCheckIn): TimelineEvent => ({
      id: `clock-in:${one.id}`,
      icon: <Icon svg={MapPinLine} />,
      title: kindText(one.kind),
      time: [say.name(one.by), say.moment(one.at)].filter(Boolean).join(' · '),
      body: (
        <EventBody
          text={words.said(one) || words.address(one)}
          facts={[words.distance(one), words.dwell(one), ...words.odd(one), ...words.since(one)]}
        >
          <Media photos={one.photos} audio={one.audio} />
        </EventBody>
      ),
    }),
    /** Reads a request of the outbox (`useWaiting`); undefined for other requests. */
    waiting: (request: unknown): Waiting | undefined => {
      const parsed = v.safeParse(ShownCheckIn, request)
      if (!parsed.success) return undefined
      const { kind, text, corrects, note } = parsed.output
      return corrects === undefined ? { title: kindText(kind), text } : { title: words.correction, text: note }
    },
  }
}
