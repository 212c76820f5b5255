import { Copy } from '@phosphor-icons/react/dist/csr/Copy'
import { FolderOpen } from '@phosphor-icons/react/dist/csr/FolderOpen'
import { Star } from '@phosphor-icons/react/dist/csr/Star'
import { observer } from 'mobx-react-lite'
import { asDay, formatDistance, formatNearDay, momentOf } from '#src/calendar'
import { Sparkline } from '#src/charts'
import { useCore, useStore } from '#src/core'
import { useHostActions } from '#src/detail'
import { ListRow } from '#src/lists'
import { refusalText } from '#src/records'
import { href } from '#src/routes'
import { Delta, TagList } from '#src/ui'
import type { CompanyRow as Row } from '../api/company'
import { customerDetails } from '../routes'
import type { Tab } from '../rules/vocabulary'
import { companyRows, follow } from '../stores/companyRows'
import { useTexts } from '../texts'
import { RiskTag } from './RiskTag'
import { useWords } from './useWords'

interface CompanyRowProps {
  readonly id: string
  readonly tab: Tab
  readonly onOpen: (id: string) => void
}

/** Row of a company: name with its risk, volume of 12 months with its line and change, industry, labels, owner. */
export const CompanyRow = observer(function CompanyRow({ id, tab, onOpen }: CompanyRowProps) {
  const company = useStore(companyRows).get(id)
  const t = useTexts()
  const words = useWords()
  const core = useCore()
  const { copy } = useHostActions()
  if (!company) return null
  const name = words.name(company)
  const { followed, industry, labels, owner, distance, months, risk } = company
  const star = () =>
    void follow(core, id, !followed).catch((error: unknown) => core.feedback.toast(refusalText(error, t)))
  const tags = [...(industry ? [industry] : []), ...labels].map(words.name)
  return (
    <ListRow
      record={`customer:${id}`}
      to={href(customerDetails, { id })}
      onOpen={() => onOpen(id)}
      title={name}
      tag={<RiskTag risk={risk} />}
      star={{ isOn: followed, label: t('row.follow', { name }), onPress: star }}
      menu={() => [
        { label: t('row.open'), icon: <FolderOpen aria-hidden="true" />, onPress: () => onOpen(id) },
        {
          label: t(followed ? 'row.unfollow' : 'row.followIt'),
          icon: <Star weight={followed ? 'fill' : 'regular'} aria-hidden="true" />,
          onPress: star,
        },
        { label: t('row.copyName'), icon: <Copy aria-hidden="true" />, onPress: () => copy(name) },
      ]}
      lines={[
        {
          left: <Volume company={company} />,
          right: months ? (
            <Sparkline values={months.slice(0, -1)} label={t('row.gasLine', { volume: words.volume(company.gas12) })} />
          ) : null,
        },
        { left: <TagList tags={tags} />, right: distance === undefined ? undefined : formatDistance(distance) },
        {
          left: tab === 'mine' || !owner ? <LastVisit company={company} /> : words.name(owner),
          right: tab === 'mine' ? undefined : <LastVisit company={company} />,
        },
      ]}
    />
  )
})

/** `36.4 M m³ ↑ 5.5%`; a dash for those who do not see bills. */
export function Volume({ company }: { readonly company: Pick<Row, 'gas12' | 'change'> }) {
  const t = useTexts()
  const words = useWords()
  const { gas12, change } = company
  return (
    <span className="customer-volume">
      <b>{words.volume(gas12)}</b> {gas12 === undefined ? null : <span className="row__unit">m³</span>}
      {gas12 === undefined ? null : change === undefined ? (
        <span className="row__unit">{t('row.new')}</span>
      ) : (
        <Delta
          value={change}
          shown={words.change(change).replace(/^[+-]/, '')}
          label={t('row.change', { change: words.change(change) })}
        />
      )}
    </span>
  )
}

function LastVisit({ company: { lastVisit } }: { readonly company: Row }) {
  const t = useTexts()
  const { language } = useWords()
  const day = asDay(lastVisit ?? '')
  return day ? t('row.lastVisit', { day: formatNearDay(momentOf(day), language) }) : t('row.noVisit')
}
