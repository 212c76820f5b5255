import { observer } from 'mobx-react-lite'
import { useCoreTexts } from '#src/i18n'
import { useTexts } from '#src/plugin'
import { errorText, InlineError } from '#src/ui'
import type { OpenLead } from '../../stores/OpenLead'
import { SectionCard } from './SectionCard'
import { TimelineItem } from './TimelineItem'

/** So many events stand on the page; the sheet holds all. */
const SHOWN = 4

interface TimelineCardProps {
  readonly lead: OpenLead
  readonly onAll: () => void
}

/** The latest of what happened. */
export const TimelineCard = observer(function TimelineCard({ lead, onAll }: TimelineCardProps) {
  const t = useTexts()
  const { timeline } = lead
  const { events, total, tracks, clockIns } = timeline
  // One part that failed does not hide the other; both gone, the card says so.
  const nothing = tracks.value === undefined && clockIns.value === undefined
  const loading = timeline.status === 'failed' && !nothing ? { status: 'ready' as const, error: undefined } : timeline
  const all = total > SHOWN ? { label: t('detail.timeline.all', { count: total }), onPress: onAll } : undefined
  return (
    <SectionCard
      title={t('detail.timeline.title')}
      action={all}
      loading={loading}
      onRetry={() => void timeline.retry()}
    >
      {() => (
        <>
          {timeline.status === 'failed' && <Partly lead={lead} />}
          {events.length === 0 && timeline.status === 'ready' && <p className="lead-empty">{t('detail.timeline.none')}</p>}
          <ol className="lead-timeline">
            {events.slice(0, SHOWN).map((event) => (
              <li key={event.id}>
                <TimelineItem event={event} />
              </li>
            ))}
          </ol>
        </>
      )}
    </SectionCard>
  )
})

const Partly = observer(function Partly({ lead: { timeline } }: { lead: OpenLead }) {
  const t = useTexts()
  const core = useCoreTexts()
  return (
    <InlineError
      text={`${t('detail.failedSection')}. ${errorText(timeline.error, core)}`}
      retry={t('detail.retry')}
      onRetry={() => void timeline.retry()}
    />
  )
})
