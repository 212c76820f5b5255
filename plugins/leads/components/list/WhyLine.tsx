import { CalendarBlank } from '@phosphor-icons/react/dist/csr/CalendarBlank'
import { CalendarX } from '@phosphor-icons/react/dist/csr/CalendarX'
import { Clock } from '@phosphor-icons/react/dist/csr/Clock'
import { Hourglass } from '@phosphor-icons/react/dist/csr/Hourglass'
import { Warning } from '@phosphor-icons/react/dist/csr/Warning'
import { WhyNow } from '#src/ui'
import type { Lead } from '../../api'
import type { RowWords } from './rowWords'
import { type WhyNow as Why, whyNow } from './whyNow'
import { whyText, whyTone } from './whyText'

const icons: Readonly<Record<Why['kind'], typeof Clock>> = {
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
  const Icon = icons[why.kind]
  return (
    <WhyNow tone={whyTone(why)} icon={<Icon aria-hidden="true" />}>
      {whyText(why, t, language, now)}
    </WhyNow>
  )
}
