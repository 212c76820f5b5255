import { FactsCard } from '#kit/detail'
import { usePageTools } from '#ui/components'
import type { Bounce } from '../api/bounces'
import { useTexts } from '../plugin'
import { DueAt, waits } from './words'

interface BounceFactsProps {
  readonly bounce: Bounce
  readonly title?: string
}

/** How far a volume fell, and how much of that is made up for; nothing where it was up again at once. */
export function BounceFacts({ bounce, title }: BounceFactsProps) {
  const t = useTexts()
  const { say } = usePageTools()
  const { date, level0, trough, recovery, due, owner } = bounce
  return (
    <FactsCard
      title={title}
      facts={[
        { label: t('bounce.found'), value: say.day(date) },
        { label: t('bounce.before'), value: t('bounce.daily', { volume: say.number(level0) }) },
        { label: t('bounce.trough'), value: t('bounce.daily', { volume: say.number(trough) }) },
        { label: t('bounce.recovery'), value: recovery > 0 ? say.percent(recovery, 1) : undefined },
        { label: t('field.owner'), value: say.name(owner) },
        { label: t('field.due'), value: waits(bounce) ? <DueAt due={due} isFact /> : say.moment(due) },
      ]}
    />
  )
}
