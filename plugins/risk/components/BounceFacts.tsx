import { FactsCard } from '#kit/detail'
import { usePageTools } from '#ui/components'
import type { Bounce } from '../api/bounces'
import { useTexts } from '../plugin'
import { DueAt, waits } from './words'

/** How far a volume fell, and how much of that is made up for. */
export function BounceFacts({ bounce }: { readonly bounce: Bounce }) {
  const t = useTexts()
  const { say } = usePageTools()
  const { customer, date, level0, trough, recovery, due, owner } = bounce
  return (
    <FactsCard
      title={say.name(customer)}
      facts={[
        { label: t('bounce.found'), value: say.day(date) },
        { label: t('bounce.before'), value: `${say.number(level0)} m³` },
        { label: t('bounce.trough'), value: `${say.number(trough)} m³` },
        { label: t('bounce.recovery'), value: say.percent(recovery, 1) },
        { label: t('field.owner'), value: say.name(owner) },
        { label: t('field.due'), value: waits(bounce) ? <DueAt due={due} isFact /> : say.moment(due) },
      ]}
    />
  )
}
