import { observer } from 'mobx-react-lite'
import { useCoreTexts } from '#src/i18n'
import { errorText, InlineError, Timeline } from '#src/ui'
import type { OpenLead } from '../../stores/leadRecords'
import { useTexts } from '../../texts'
import { SectionCard } from './SectionCard'
import { useTimelineEvent } from './useTimelineEvent'
import { useWaitingEvents } from './useWaitingEvents'

/** Number of events on the page; the sheet shows all. */
const SHOWN = 4
const READY = { status: 'ready', error: undefined } as const

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
  const { events, total, tracks, clockIns } = timeline
  // Tracks and check-ins load separately: one is shown if the other fails, the error state only if both failed.
  const nothing = tracks.value === undefined && clockIns.value === undefined
  const partly = timeline.status === 'failed' && (!nothing || waiting.length > 0)
  return (
    <SectionCard
      title={t('detail.timeline.title')}
      link={total > SHOWN ? { label: t('detail.timeline.all', { count: total }), onPress: onAll } : undefined}
      loading={partly ? READY : timeline}
      onRetry={() => void timeline.retry()}
      empty={events.length + waiting.length === 0 && !partly ? t('detail.timeline.none') : undefined}
    >
      {() => (
        <>
          {partly && <Partly lead={lead} />}
          <Timeline label={t('detail.timeline.title')} events={[...waiting, ...events.slice(0, SHOWN).map(shown)]} />
        </>
      )}
    </SectionCard>
  )
})

const Partly = observer(function Partly({ lead: { own: timeline } }: { lead: OpenLead }) {
  const t = useTexts()
  const core = useCoreTexts()
  return (
    <InlineError
      text={`${t('detail.failedSection')}${t('detail.stop')}${errorText(timeline.error, core)}`}
      onRetry={() => void timeline.retry()}
    />
  )
})
