import * as v from 'valibot'
import { useWaiting } from '#src/timelines'
import type { TimelineEvent } from '#src/ui'
import { type LeadId, TRACK_KINDS } from '../../rules/vocabulary'
import { outboxRecord } from '../../stores/followUp'
import { useTexts } from '../../texts'

/** What the timeline needs of an unsent follow-up, as the device kept it. */
const Shown = v.object({ kind: v.picklist(TRACK_KINDS), text: v.string() })

/** What a lead still has to send, newest first; for the head of its timeline. Used in an observer. */
export function useWaitingEvents(id: LeadId): TimelineEvent[] {
  const t = useTexts()
  return useWaiting(outboxRecord(id), (request) => {
    const shown = v.safeParse(Shown, request)
    return shown.success ? { title: t(`detail.timeline.${shown.output.kind}`), text: shown.output.text } : undefined
  })
}
