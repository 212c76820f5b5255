import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, useState } from 'react'
import { VirtualRows } from '#kit/lists'
import { RetryRow, Sheet, SkeletonLines, Timeline } from '#ui/components'
import { useTexts } from '../../plugin'
import type { OpenLead } from '../../stores/leadRecords'
import { useTimelineEvent } from './useTimelineEvent'
import { useWaitingEvents } from './useWaitingEvents'

/** Estimated height of an event before it is measured. px */
const EVENT_HEIGHT = 110

interface TimelineSheetProps {
  readonly lead: OpenLead
  readonly open: boolean
  readonly onClose: () => void
}

/** All events of the lead, unsent ones on top; the list of sent events is virtualised. */
export function TimelineSheet({ lead, open, onClose }: TimelineSheetProps) {
  const t = useTexts()
  return (
    <Sheet open={open} onClose={onClose} title={t('detail.timeline.title')}>
      <Rows lead={lead} />
    </Sheet>
  )
}

const Rows = observer(function Rows({ lead: { id: leadId, own: timeline } }: { lead: OpenLead }) {
  const t = useTexts()
  const shown = useTimelineEvent()
  const waiting = useWaitingEvents(leadId)
  // State, not a ref: the rows can only be laid out once their scroll container is there.
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const { events, paged } = timeline
  const { more } = paged
  const ids = useMemo(() => events.map((event) => event.id), [events])
  const row = (id: string) => (
    <Timeline label="" events={events.filter((event) => event.id === id).map((event) => shown(event))} />
  )
  const scroller = useCallback(() => box, [box])
  const load = useCallback(() => void paged.loadMore(), [paged])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
    <div ref={setBox} className="lead-timeline-all" tabIndex={0}>
      {waiting.length > 0 && <Timeline label={t('detail.timeline.unsent')} events={waiting} />}
      {box && (
        <VirtualRows
          label={t('detail.timeline.title')}
          ids={ids}
          row={row}
          rowHeight={EVENT_HEIGHT}
          scroller={scroller}
          onNearEnd={more === 'failed' ? undefined : load}
          footer={<Foot more={more} onRetry={load} />}
        />
      )}
    </div>
  )
})

function Foot({ more, onRetry }: { more: OpenLead['own']['paged']['more']; onRetry: () => void }) {
  const t = useTexts()
  if (more === 'failed') return <RetryRow text={t('detail.timeline.olderFailed')} onRetry={onRetry} />
  return more === 'loading' ? <SkeletonLines count={2} /> : null
}
