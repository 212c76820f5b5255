import { Check } from '@phosphor-icons/react/dist/csr/Check'
import { Phone } from '@phosphor-icons/react/dist/csr/Phone'
import { observer } from 'mobx-react-lite'
import { formatMoment } from '#base/calendar'
import { useLanguage } from '#platform/i18n'
import { Card, Timeline, TimelineRow } from '#ui/components'
import { useWaiting } from '#ui/timelines'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

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
              icon: <Check aria-hidden="true" />,
              title: t('parts.applied'),
              time: formatMoment(new Date('2026-11-16T09:12+08:00'), language),
              body: t('parts.words'),
            },
            {
              id: '1',
              icon: <Phone aria-hidden="true" />,
              tone: 'plain',
              title: t('parts.call'),
              time: formatMoment(new Date('2026-11-12T15:20+08:00'), language),
            },
          ]}
        />
      </Shown>
      <Shown state="rows">
        <Card>
          <TimelineRow
            id="3"
            icon={<Phone aria-hidden="true" />}
            title={t('parts.call')}
            time={formatMoment(new Date('2026-11-12T15:20+08:00'), language)}
            body={t('parts.words')}
          />
        </Card>
      </Shown>
    </>
  )
})
