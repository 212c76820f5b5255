import { observer } from 'mobx-react-lite'
import { href } from '#base/routes'
import { Sparkline } from '#kit/charts'
import { useHostActions } from '#kit/detail'
import { ListRow } from '#kit/lists'
import { useRefusalToast } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { TagList, useFormats } from '#ui/components'
import { useTexts } from '../plugin'
import { customerDetails } from '../routes'
import type { Tab } from '../rules/vocabulary'
import { companyRows, follow } from '../stores/companyRows'
import { RiskTag, Volume } from './companyParts'

interface CompanyRowProps {
  readonly id: string
  readonly tab: Tab
  readonly onOpen: (id: string) => void
}

/** Row of a company: name with its risk, volume of 12 months with its line and change, industry, labels, owner. */
export const CompanyRow = observer(function CompanyRow({ id, tab, onOpen }: CompanyRowProps) {
  const company = useStore(companyRows).get(id)
  const t = useTexts()
  const say = useFormats()
  const core = useCore()
  const toastRefusal = useRefusalToast()
  const { copy } = useHostActions()
  if (!company) return null
  const name = say.name(company)
  const { followed, industry, labels, owner, distance, months, gas12, risk, lastVisit } = company
  const visited =
    lastVisit === null ? t('row.noVisit') : lastVisit && t('row.lastVisit', { day: say.nearDay(lastVisit) })
  return (
    <ListRow
      record={`customer:${id}`}
      to={href(customerDetails, { id })}
      onOpen={() => onOpen(id)}
      title={name}
      tag={<RiskTag risk={risk} />}
      star={{
        isOn: followed,
        label: t('row.follow', { name }),
        onPress: () => toastRefusal(follow(core, id, !followed)),
      }}
      onCopy={() => copy(name)}
      lines={[
        {
          left: <Volume company={company} />,
          right: months && (
            <Sparkline values={months.slice(0, -1)} label={t('row.gasLine', { volume: say.short(gas12) ?? '—' })} />
          ),
        },
        {
          left: <TagList tags={[...(industry ? [industry] : []), ...labels].map((tag) => say.name(tag))} />,
          right: say.distance(distance),
        },
        tab === 'mine' ? { left: visited } : { left: say.name(owner), right: visited },
      ]}
    />
  )
})
