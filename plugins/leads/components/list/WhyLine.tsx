import CalendarBlank from '@phosphor-icons/core/regular/calendar-blank.svg'
import CalendarX from '@phosphor-icons/core/regular/calendar-x.svg'
import Clock from '@phosphor-icons/core/regular/clock.svg'
import Hourglass from '@phosphor-icons/core/regular/hourglass.svg'
import Warning from '@phosphor-icons/core/regular/warning.svg'
import { formatWeekday, timeOfDay } from '#base/calendar'
import { Icon, WhyNow } from '#ui/components'
import type { Lead } from '../../api'
import { NEXT_STEP_KINDS } from '../../rules/vocabulary'
import { codeText } from '../words'
import type { RowWords } from './rowWords'
import { type WhyNow as Why, whyNow } from './whyNow'

const icons: Readonly<Record<Why['kind'], string>> = {
  late: Warning,
  today: Clock,
  planned: CalendarBlank,
  returns: Hourglass,
  noStep: CalendarX,
}

interface WhyLineProps extends RowWords {
  readonly lead: Lead
  readonly now?: Date
}

/** Why a lead needs attention now; renders nothing if no action is due. */
export function WhyLine({ lead, t, language, now = new Date() }: WhyLineProps) {
  const why = whyNow(lead, now)
  if (!why) return null
  const text = () => {
    if (why.kind === 'noStep') return t('why.noStep')
    if (why.kind === 'returns') return why.days === 0 ? t('why.returnsToday') : t('why.returns', { count: why.days })
    const step = codeText(t, 'step', NEXT_STEP_KINDS, why.step)
    if (why.kind === 'late') return t('why.late', { step, count: why.days })
    if (why.kind === 'today') return t('why.today', { step, time: timeOfDay(why.at) })
    return t('why.planned', { step, day: formatWeekday(why.at, language, now) })
  }
  return (
    <WhyNow tone={toneOf(why)} icon={<Icon svg={icons[why.kind]} />}>
      {text()}
    </WhyNow>
  )
}

/** Colour of the text; never the only signal, since an icon is shown beside it. */
function toneOf(why: Why): 'risk' | 'warn' | 'plain' {
  if (why.kind === 'late') return 'risk'
  return why.kind === 'today' || (why.kind === 'returns' && why.pressing) ? 'warn' : 'plain'
}
