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
  /** How the days left are said; default: `74 days`. */
  readonly say?: ((left: number) => string) | undefined
}

/**
 * How long there is left: `74 days`, `ends today`, `ended 2 days ago`; what is near or over has an icon and a colour.
 */
export function DueText({ day, soon, say }: DueTextProps) {
  const t = useDueTexts()
  const left = days.between(days.today(), day)
  const text =
    left > 0
      ? (say?.(left) ?? t('due.left', { count: left }))
      : left === 0
        ? t('due.today')
        : t('due.over', { count: -left })
  if (left > soon) return <span className="why num">{text}</span>
  return (
    <WhyNow tone={left < 0 ? 'risk' : 'warn'} icon={<Icon svg={left < 0 ? WarningCircle : ClockCountdown} />}>
      {text}
    </WhyNow>
  )
}
