import { observer } from 'mobx-react-lite'
import { SectionCard, SectionError } from '#kit/detail'
import { Timeline } from '#ui/components'
import { useTexts } from '../../plugin'
import type { OpenLead } from '../../stores/leadRecords'
import { useTimelineEvent } from './useTimelineEvent'
import { useWaitingEvents } from './useWaitingEvents'

/** Number of events on the page; the sheet shows all. */
const SHOWN = 4

interface TimelineCardProps {
  readonly lead: OpenLead
  readonly onAll: () => void
}

/** Latest events of the lead, unsent ones first. */
export const TimelineCard = observer(function TimelineCard({ lead, onAll }: TimelineCardProps) {
  const t = useTexts()
  const shown = useTimelineEvent()
  const waiting = useWaitingEvents(lead.id)
  const { own: timeline } = lead
  const { events, tracks, clockIns, error } = timeline
  const total = timeline.total + waiting.length
  const retry = () => void timeline.retry()
  // Tracks and check-ins load separately: one is shown if the other fails, the error state only if both failed.
  const nothing = tracks.value === undefined && clockIns.value === undefined
  const partly = timeline.status === 'failed' && (!nothing || waiting.length > 0)
  return (
    <SectionCard
      title={t('detail.timeline.title')}
      link={total > SHOWN ? { label: t('detail.timeline.all', { count: total }), onPress: onAll } : undefined}
      section={{ status: partly ? 'ready' : timeline.status, value: events, error, load: retry }}
      empty={() => (events.length + waiting.length === 0 && !partly ? t('detail.timeline.none') : undefined)}
    >
      {() => (
        <>
          {partly && <SectionError error={error} onRetry={retry} />}
          <Timeline label={t('detail.timeline.title')} events={[...waiting, ...events.slice(0, SHOWN).map(shown)]} />
        </>
      )}
    </SectionCard>
  )
})
