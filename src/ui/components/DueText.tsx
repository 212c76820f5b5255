import ClockCountdown from '@phosphor-icons/core/regular/clock-countdown.svg'
import WarningCircle from '@phosphor-icons/core/regular/warning-circle.svg'
import { type Day, days } from '#base/calendar'
import { addTexts } from '#platform/i18n'
import en from './due.en.json'
import zh from './due.zh-CN.json'
import { Icon } from './Icon'
import { WhyNow } from './WhyNow'

const useDueTexts = addTexts(en, zh)

export interface DueTextProps {
  /** The last day, of +08:00. */
  readonly day: Day
  /** From so few days on it is amber. */
  readonly soon: number
}

/** How long there is left: `74 days`, `ends today`, `ended 2 days ago`; what is near or over has an icon and a colour. */
export function DueText({ day, soon }: DueTextProps) {
  const t = useDueTexts()
  const left = days.between(days.today(), day)
  const text = left === 0 ? t('due.today') : t(left > 0 ? 'due.left' : 'due.over', { count: Math.abs(left) })
  if (left > soon) return <span className="why num">{text}</span>
  return (
    <WhyNow tone={left < 0 ? 'risk' : 'warn'} icon={<Icon svg={left < 0 ? WarningCircle : ClockCountdown} />}>
      {text}
    </WhyNow>
  )
}
