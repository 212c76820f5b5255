import { HourglassMedium } from '@phosphor-icons/react/dist/csr/HourglassMedium'
import { WarningCircle } from '@phosphor-icons/react/dist/csr/WarningCircle'
import * as v from 'valibot'
import { useCore } from '#src/core'
import type { OutboxItem } from '#src/outbox'
import type { TimelineEvent } from '#src/ui'
import { type LeadId, TRACK_KINDS } from '../../rules/vocabulary'
import { outboxRecord } from '../../stores/followUp'
import { useTexts } from '../../texts'

/** What the timeline needs of an unsent follow-up, as the device kept it. */
const Shown = v.object({ kind: v.picklist(TRACK_KINDS), text: v.string() })

const needsPerson = ({ state }: OutboxItem) => state.kind === 'failed' || state.kind === 'conflict'

/** What a lead still has to send, newest first; for the head of its timeline. Used in an observer. */
export function useWaitingEvents(id: LeadId): TimelineEvent[] {
  const t = useTexts()
  const { outbox } = useCore()
  return [...outbox.unsentOf(outboxRecord(id))].reverse().map((item) => {
    const shown = v.safeParse(Shown, item.request)
    const Sign = needsPerson(item) ? WarningCircle : HourglassMedium
    return {
      id: `outbox:${item.id}`,
      icon: <Sign aria-hidden="true" />,
      tone: 'wait',
      title: shown.success ? t(`detail.timeline.${shown.output.kind}`) : item.label,
      time: t(needsPerson(item) ? 'detail.timeline.notSent' : 'detail.timeline.waits'),
      body: shown.success ? <p className="lead-event__text">{shown.output.text}</p> : undefined,
    }
  })
}
