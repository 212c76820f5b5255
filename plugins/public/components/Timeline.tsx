import Check from '@phosphor-icons/core/regular/check.svg'
import Phone from '@phosphor-icons/core/regular/phone.svg'
import { observer } from 'mobx-react-lite'
import { formatMoment } from '#base/calendar'
import { TimelineCard } from '#kit/detail'
import { useLanguage } from '#platform/i18n'
import { Card, EventBody, Icon, Timeline, TimelineRow } from '#ui/components'
import { useWaiting } from '#ui/timelines'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const later = async () => undefined
const CALLS = {
  status: 'ready',
  isPartlyLoaded: true,
  error: undefined,
  events: [{ id: 'call:3' }, { id: 'call:2' }, { id: 'call:1' }],
  total: 3,
} as const

export default observer(function TimelineExample() {
  const t = useTexts()
  const language = useLanguage()
  // Unsent events of the record in the outbox; empty unless an area submits for this record.
  const waiting = useWaiting('lead:L-000001', () => undefined)
  return (
    <>
      <Shown state="events">
        <Timeline
          label={t('parts.course')}
          events={[
            ...waiting,
            {
              id: '2',
              icon: <Icon svg={Check} />,
              title: t('parts.applied'),
              time: formatMoment(new Date('2026-11-16T09:12+08:00'), language),
              body: <EventBody text={t('parts.words')} facts={[t('parts.bills'), undefined]} />,
            },
            {
              id: '1',
              icon: <Icon svg={Phone} />,
              tone: 'plain',
              title: t('parts.call'),
              time: formatMoment(new Date('2026-11-12T15:20+08:00'), language),
            },
          ]}
        />
      </Shown>
      <Shown state="many">
        <TimelineCard
          texts="parts.timeline"
          timeline={{ ...CALLS, retry: later, paged: { more: 'idle', loadMore: later } }}
          waiting={waiting}
          shown={({ id }) => ({
            id,
            icon: <Icon svg={Phone} />,
            title: t('parts.call'),
            time: formatMoment(new Date('2026-11-12T15:20+08:00'), language),
          })}
          most={2}
        />
      </Shown>
      <Shown state="rows">
        <Card>
          <TimelineRow
            id="3"
            icon={<Icon svg={Phone} />}
            title={t('parts.call')}
            time={formatMoment(new Date('2026-11-12T15:20+08:00'), language)}
            body={t('parts.words')}
          />
        </Card>
      </Shown>
    </>
  )
})
