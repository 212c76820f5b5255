import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, useState } from 'react'
import { VirtualRows } from '#kit/lists'
import { useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import { RetryRow, Sheet, SkeletonLines, Timeline, type TimelineEvent } from '#ui/components'
import { SectionCard, SectionError } from './SectionCard'
import './TimelineCard.css'

/** Estimated height of an event before it is measured. px */
const EVENT_HEIGHT = 110

/** Events of a record; parts of them load and fail separately, older ones load by page. */
export interface TimelineData<E extends { readonly id: string }> {
  readonly status: 'loading' | 'ready' | 'failed'
  /** A part is loaded, though another may have failed. */
  readonly isPartlyLoaded: boolean
  readonly error: unknown
  readonly events: readonly E[]
  readonly total: number
  /** Further pages. */
  readonly paged: { readonly more: 'idle' | 'loading' | 'failed'; readonly loadMore: () => Promise<void> }
  readonly retry: () => Promise<void>
}

export interface TimelineCardProps<E extends { readonly id: string }> {
  /** Group of the area's texts: `<texts>.title`, `all`, `none`, `unsent`, `olderFailed`. */
  readonly texts: string
  readonly timeline: TimelineData<E>
  /** Events that are not sent yet, newest first. */
  readonly waiting: readonly TimelineEvent[]
  readonly shown: (event: E) => TimelineEvent
  /** Number of events in the card; a sheet shows all. */
  readonly most?: number
}

/** Latest events of a record, unsent ones first; all of them in a sheet. */
export const TimelineCard = observer(TimelineCardOf) as typeof TimelineCardOf

function TimelineCardOf<E extends { readonly id: string }>(props: TimelineCardProps<E>) {
  const { texts, timeline, waiting, shown, most = 4 } = props
  const t = useTextsOf(usePage().plugin)
  const [isOpen, setOpen] = useState(false)
  const { events, error } = timeline
  const title = t(`${texts}.title`)
  const total = timeline.total + waiting.length
  const retry = () => void timeline.retry()
  // One part is shown if the other fails, the error state only if both failed.
  const partly = timeline.status === 'failed' && (timeline.isPartlyLoaded || waiting.length > 0)
  return (
    <>
      <SectionCard
        title={title}
        link={total > most ? { label: t(`${texts}.all`, { count: total }), onPress: () => setOpen(true) } : undefined}
        section={{ status: partly ? 'ready' : timeline.status, value: events, error, load: retry }}
        empty={() => (events.length + waiting.length === 0 && !partly ? t(`${texts}.none`) : undefined)}
      >
        {() => (
          <>
            {partly && <SectionError error={error} onRetry={retry} />}
            <Timeline label={title} events={[...waiting, ...events.slice(0, most).map(shown)]} />
          </>
        )}
      </SectionCard>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={title}>
        <AllEvents {...props} />
      </Sheet>
    </>
  )
}

const AllEvents = observer(AllEventsOf) as typeof AllEventsOf

/** All events, unsent ones on top; the list of sent events is virtualised. */
function AllEventsOf<E extends { readonly id: string }>({ texts, timeline, waiting, shown }: TimelineCardProps<E>) {
  const t = useTextsOf(usePage().plugin)
  // State, not a ref: the rows can only be positioned once their scroll container is mounted.
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const { events, paged } = timeline
  const { more } = paged
  const ids = useMemo(() => events.map((event) => event.id), [events])
  const row = (id: string) => (
    <Timeline label="" events={events.filter((event) => event.id === id).map((event) => shown(event))} />
  )
  const scroller = useCallback(() => box, [box])
  const load = useCallback(() => void paged.loadMore(), [paged])
  const foot = () => {
    if (more === 'failed') return <RetryRow text={t(`${texts}.olderFailed`)} onRetry={load} />
    return more === 'loading' ? <SkeletonLines count={2} /> : null
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
    <div ref={setBox} className="timeline-all" tabIndex={0}>
      {waiting.length > 0 && <Timeline label={t(`${texts}.unsent`)} events={waiting} />}
      {box && (
        <VirtualRows
          label={t(`${texts}.title`)}
          ids={ids}
          row={row}
          rowHeight={EVENT_HEIGHT}
          scroller={scroller}
          onNearEnd={more === 'failed' ? undefined : load}
          footer={foot()}
        />
      )}
    </div>
  )
}
