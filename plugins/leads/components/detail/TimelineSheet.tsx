import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, useRef } from 'react'
import { useTexts } from '#src/plugin'
import { RetryRow, Sheet, SkeletonLines, VirtualRows } from '#src/ui'
import type { OpenLead } from '../../stores/OpenLead'
import { TimelineItem } from './TimelineItem'

interface TimelineSheetProps {
  readonly lead: OpenLead
  readonly open: boolean
  readonly onClose: () => void
}

/** All that happened; only what is in view is in the document. */
export const TimelineSheet = observer(function TimelineSheet({ lead, open, onClose }: TimelineSheetProps) {
  const t = useTexts()
  return (
    <Sheet open={open} onClose={onClose} title={t('detail.timeline.title')} tall>
      {open && <Rows lead={lead} />}
    </Sheet>
  )
})

const Rows = observer(function Rows({ lead: { timeline } }: { lead: OpenLead }) {
  const t = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const { events, more } = timeline
  const byId = useMemo(() => new Map(events.map((event) => [event.id, event])), [events])
  const ids = useMemo(() => events.map((event) => event.id), [events])
  const row = useCallback(
    (id: string) => {
      const event = byId.get(id)
      return event ? <TimelineItem event={event} /> : null
    },
    [byId],
  )
  const scroller = useCallback(() => box.current, [])
  const onNearEnd = useCallback(() => {
    if (more !== 'failed') void timeline.loadMore()
  }, [timeline, more])
  return (
    <div ref={box} className="lead-timeline-all">
      <VirtualRows
        label={t('detail.timeline.title')}
        ids={ids}
        row={row}
        rowHeight={110}
        scroller={scroller}
        onNearEnd={onNearEnd}
        footer={
          more === 'failed' ? (
            <RetryRow text={t('detail.timeline.olderFailed')} onRetry={() => void timeline.loadMore()} />
          ) : more === 'loading' ? (
            <SkeletonLines count={2} />
          ) : null
        }
      />
    </div>
  )
})
