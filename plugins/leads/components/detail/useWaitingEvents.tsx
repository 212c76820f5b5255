import * as v from 'valibot'
import { useWaiting } from '#src/timelines'
import type { TimelineEvent } from '#src/ui'
import { type LeadId, TRACK_KINDS } from '../../rules/vocabulary'
import { outboxRecord } from '../../stores/followUp'
import { useTexts } from '../../texts'

/** Fields of an unsent follow-up that the timeline shows, as stored on the device. */
const Shown = v.object({ kind: v.picklist(TRACK_KINDS), text: v.string() })

/** Unsent events of a lead, newest first, for the top of its timeline. Call it in an observer. */
export function useWaitingEvents(id: LeadId): TimelineEvent[] {
  const t = useTexts()
  return useWaiting(outboxRecord(id), (request) => {
    const shown = v.safeParse(Shown, request)
    return shown.success ? { title: t(`detail.timeline.${shown.output.kind}`), text: shown.output.text } : undefined
  })
}
