import ChatText from '@phosphor-icons/core/regular/chat-text.svg'
import CheckCircle from '@phosphor-icons/core/regular/check-circle.svg'
import FileText from '@phosphor-icons/core/regular/file-text.svg'
import Gavel from '@phosphor-icons/core/regular/gavel.svg'
import Receipt from '@phosphor-icons/core/regular/receipt.svg'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { type Day, days, monthsUntil } from '#base/calendar'
import { sumOf } from '#base/quantities'
import { useDictionary } from '#domain/directory'
import { Chart, monthCategories, type Series } from '#kit/charts'
import { Facts } from '#kit/detail'
import { useReach } from '#platform/core'
import { errorText } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import { Card, CellCard, classes, Icon, RetryRow, usePageTools } from '#ui/components'
import { contractList } from '../../contracts/routes'
import type { Company } from '../api/company'
import { useTexts } from '../plugin'
import { customerBasic, customerEnergyBill, customerServiceLog } from '../routes'
import { contractState, daysLeft } from '../rules/contract'
import { riskRoutes } from '../rules/riskRoutes'
import type { OpenCompany } from '../stores/companies'
import { GasChange } from './companyParts'

/** Cards of the overview of a company (/customerDetails). */

interface CompanyProps {
  readonly company: Company
}

/** Gas of 12 months beside the year before; the running month is dashed (mock 'Gas, 12 months'). */
export function GasCard({ company: { id, gas12, change, of, months = [], before = [], asOf } }: CompanyProps) {
  const t = useTexts()
  const { say, page } = usePageTools()
  const chart = monthCategories(monthsUntil(asOf ?? days.today(), months.length), say.language)
  const series: Series[] = [
    { name: t('gas.now'), kind: 'bar', values: months, running: months.length - 1 },
    { name: t('gas.before'), kind: 'line', look: 'before', values: before },
  ]
  const bills = { label: t('gas.bills'), onPress: () => page.open(customerEnergyBill, { id }) }
  if ([...months, ...before].every((volume) => !volume))
    return (
      <Card title={t('gas.title')} link={bills}>
        <p className="section__empty">{t('gas.none')}</p>
      </Card>
    )
  const compared = t(change === undefined ? 'row.new' : of === undefined ? 'gas.onBefore' : 'gas.of', { count: of })
  return (
    <Card title={t('gas.title')} link={bills}>
      <div className="customer-gas">
        <p className="customer-gas__sum">
          <b>{say.short(gas12) ?? '—'}</b> m³
          {change === undefined ? null : <GasChange change={change} />}
          <span>{compared}</span>
        </p>
      </div>
      <Chart label={t('gas.title')} unit="m³" {...chart} series={series} />
    </Card>
  )
}

interface SignalsProps extends CompanyProps {
  readonly open: OpenCompany
}

/**
 * Facts for a visit: contract, new court records, bills, the last contact. One that is missing is omitted, one that
 * failed says so.
 */
export const Signals = observer(function Signals({ open, company: { id, contractEnd } }: SignalsProps) {
  const t = useTexts()
  const { say, page } = usePageTools()
  const reach = useReach()
  const core = useCoreTexts()
  const { risk, bills, log } = open.parts
  const found = (risk.value?.kinds ?? []).filter(({ unseen }) => unseen > 0).sort((a, b) => b.unseen - a.unseen)
  const [last] = log.value?.items ?? []
  const closed = bills.value?.list.filter(({ month }) => month < days.today().slice(0, 7)) ?? []
  const ofContract = (end: Day) => {
    const left = daysLeft(end, days.today())
    const ending = left === 0 ? t('contract.today') : t('contract.left', { count: left })
    return {
      icon: sign(contractState(end, days.today()) === 'active' ? 'good' : 'warn', <Icon svg={FileText} />),
      title: left < 0 ? t('contract.ended') : ending,
      note: say.day(end),
    }
  }
  /** The unpaid amount of the gas bills of closed months, or that all are paid. */
  const ofBills = () => {
    const unpaid = closed.filter(({ paid }) => paid !== 'paid')
    const count = unpaid.length
    const amount = say.money(sumOf(unpaid, (bill) => bill.amount))
    if (count > 0)
      return {
        icon: sign('warn', <Icon svg={Receipt} />),
        title: t('signal.unpaid', { count }),
        note: t('signal.amount', { amount }),
      }
    const bill = closed[closed.length - 1]
    const of = bill && { day: say.day(bill.paidAt ?? bill.dueAt), amount: say.money(bill.amount) }
    return { icon: sign('good', <Icon svg={CheckCircle} />), title: t('signal.paid'), note: of && t('signal.last', of) }
  }
  const signs = [
    contractEnd && {
      key: 'contract',
      ...ofContract(contractEnd),
      onPress: reach(contractList) ? () => page.open(contractList, { custId: [id] }) : undefined,
    },
    ...found.map(({ kind, unseen, unseenAmount }) => ({
      key: `risk ${kind}`,
      icon: sign('risk', <Icon svg={Gavel} />),
      title: t('signal.risk', { count: unseen, kind: t(`title.customer-${kind}`) }),
      note: unseenAmount > 0 && t('signal.amount', { amount: say.money(unseenAmount) }),
      onPress: () => page.open(riskRoutes[kind], { id }),
    })),
    closed.length > 0 && {
      key: 'bills',
      ...ofBills(),
      onPress: () => page.open(customerEnergyBill, { id }),
    },
    last && {
      key: 'log',
      icon: sign('warn', <Icon svg={ChatText} />),
      title: say.text(last.text, last.textEn),
      note: [say.name(last.by), say.day(last.at)].filter(Boolean).join(' · '),
      onPress: () => page.open(customerServiceLog, { id }),
    },
  ]
  const failed = (
    [
      ['risk', risk],
      ['bills', bills],
      ['log', log],
    ] as const
  ).filter(([, { status }]) => status === 'failed')
  return (
    <>
      <CellCard cells={signs.filter((one) => typeof one === 'object')} />
      {failed.map(([part, { error, load }]) => (
        <RetryRow
          key={part}
          text={t(`signal.failed.${part}`, { reason: errorText(error, core) })}
          onRetry={() => void load()}
        />
      ))}
    </>
  )
})

const sign = (tone: 'good' | 'warn' | 'risk', icon: ReactNode) => (
  <span className={classes('customer-sign', `customer-sign--${tone}`)} aria-hidden="true">
    {icon}
  </span>
)

/** Master data, with its form where it may be changed. */
export const BasicsCard = observer(function BasicsCard({ company }: CompanyProps) {
  const t = useTexts()
  const { say, word, page } = usePageTools()
  const industries = useDictionary('industry')
  const { id, creditCode, industry, address, can } = company
  const group = industry && industries.get(industry.code)?.parent
  const values = {
    creditCode,
    industry: [group && industries.name(group), say.name(industry)].filter(Boolean).join(' › '),
    scale: word('scale', company.scale),
    regStatus: word('regStatus', company.regStatus),
    owner: say.name(company.owner),
    address: say.text(address, company.addressEn),
    legalRep: company.legalRep,
    capital: say.money(company.capital),
    founded: say.day(company.founded),
    taxGrade: company.taxGrade,
    energies: say.list(company.energies.map((energy) => word('energy', energy))),
    since: say.day(company.since),
  }
  // The registered address is copied, not the localised one.
  const copies: Partial<typeof values> = { creditCode, address }
  const names = Object.keys(values) as (keyof typeof values)[]
  const edit = { label: t('section.edit'), onPress: () => page.open(customerBasic, { id }) }
  return (
    <Card title={t('section.basics')} link={can.includes('basic') ? edit : undefined}>
      <Facts facts={names.map((name) => ({ label: t(`field.${name}`), value: values[name], copy: copies[name] }))} />
    </Card>
  )
})
