import { observer } from 'mobx-react-lite'
import { days } from '#base/calendar'
import { DueText, type DueTextProps, UrgentDate } from '#ui/components'
import { useVisitTools } from './words'

/** How long there is left for a need, or how late it is. */
export const NeedDue = observer(function NeedDue({ day, soon }: Pick<DueTextProps, 'day' | 'soon'>) {
  const { t } = useVisitTools()
  const late = days.between(day, days.today())
  if (late <= 0) return <DueText day={day} soon={soon} />
  return <UrgentDate urgency="late">{t('history.overdue', { count: late })}</UrgentDate>
})
