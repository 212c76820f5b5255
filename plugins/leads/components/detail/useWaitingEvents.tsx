import * as v from 'valibot'
import { useCheckInWords } from '#domain/checkIn'
import type { TimelineEvent } from '#ui/components'
import { useWaiting } from '#ui/timelines'
import { useTexts } from '../../plugin'
import { CLOCK_IN_KINDS, type LeadId, TRACK_KINDS } from '../../rules/vocabulary'
import { outboxRecord } from '../../stores/followUp'

/** Fields of an unsent check-in that the timeline shows. */
const ShownCheckIn = v.object({
  key: v.string(),
  kind: v.picklist(CLOCK_IN_KINDS),
  text: v.optional(v.string()),
  corrects: v.optional(v.string()),
  note: v.optional(v.string()),
})

/** Fields of an unsent follow-up that the timeline shows, as stored on the device. */
const Shown = v.object({ kind: v.picklist(TRACK_KINDS), text: v.string() })

/** Unsent events of a lead, newest first, for the top of its timeline. Call it in an observer. */
export function useWaitingEvents(id: LeadId): TimelineEvent[] {
  const t = useTexts()
  const { correction } = useCheckInWords()
  return useWaiting(outboxRecord(id), (request) => {
    const checkIn = v.safeParse(ShownCheckIn, request)
    if (checkIn.success) {
      const { kind, text, corrects, note } = checkIn.output
      if (corrects !== undefined) return { title: correction, text: note }
      return { title: t(`detail.checkIn.${kind}`), text }
    }
    const shown = v.safeParse(Shown, request)
    return shown.success ? { title: t(`detail.timeline.${shown.output.kind}`), text: shown.output.text } : undefined
  })
}
