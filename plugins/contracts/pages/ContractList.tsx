import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { href } from '#base/routes'
import { OrganisationsFilter, PeopleFilter } from '#domain/choosers'
import { type CompanyRef, companyPicker } from '#domain/directory'
import {
  ChoiceFilter,
  DaysFilter,
  FlagFilter,
  ListRow,
  ListScreen,
  PickFilter,
  RangeFilter,
  useFilterSheet,
  useListScreen,
  useMarkedRow,
} from '#kit/lists'
import { useCore, useIsOnline, useStore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { DockButton, Icon, SumFigure, Tag, useCodeText, useFormats } from '#ui/components'
import { ContractSheet } from '../components/ContractSheet'
import { ContractTag, DaysLeft, PeriodBar, PeriodDays } from '../components/Period'
import { useTexts } from '../plugin'
import { contractListing, contractRows } from '../records'
import { contractIframe, contractList } from '../routes'
import { hasBegun } from '../rules/contract'
import { KINDS, TABS } from '../rules/vocabulary'

export { contractListing as data } from '../records'
export { contractSearch as search } from '../rules/filters'

/** Amounts between which the filter can be set. CNY */
const AMOUNTS = [0, 100_000, 500_000, 1_000_000, 5_000_000, 10_000_000, 50_000_000, 100_000_000] as const

/** Customers of a filter at most. */
const MOST_COMPANIES = 10

/** Contracts by state with their sums, and one of them in a sheet (/contractList). */
export default observer(function ContractList() {
  const t = useTexts()
  const say = useFormats()
  const page = usePageNavigation(contractList)
  const { decide } = useCore()
  const isOnline = useIsOnline()
  const screen = useListScreen(contractListing)
  const { id, marked: sent = '', custId = [], businessId, kind = [] } = useSearch(contractList)
  const rows = useStore(contractRows)
  const marked = useMarkedRow(screen, sent || undefined, rows.get(sent)?.version)
  const [chosen, setChosen] = useState<readonly CompanyRef[]>([])
  const openSheet = useCallback((shown: string) => page.setSearch({ id: shown }), [page])
  const row = useCallback(
    (shown: string) => <Row id={shown} isMarked={shown === marked} onOpen={() => openSheet(shown)} />,
    [marked, openSheet],
  )
  const nameOf = (company: string) => {
    const of = screen.rows.ids.map((shown) => rows.get(shown)).find((contract) => contract?.custId === company)
    const known = of?.customer ?? chosen.find((each) => each.id === company)
    return known ? say.name(known) : screen.answer && t('filter.notShown')
  }
  const chooseCompanies = async (now: readonly string[]) => {
    const companies = await page.choose(companyPicker, { chosen: [...now], most: MOST_COMPANIES })
    if (companies) setChosen(companies)
    return companies?.map((company) => company.id)
  }
  const filter = useFilterSheet(screen, (draft) => (
    <>
      <ChoiceFilter draft={draft} name="kind" options={KINDS} />
      <FlagFilter draft={draft} name="payment" />
      <RangeFilter draft={draft} label={t('filter.amount')} fields={['amountFrom', 'amountTo']} stops={AMOUNTS} />
      <DaysFilter draft={draft} fields={['endFrom', 'endTo']} labels={[t('filter.endFrom'), t('filter.endTo')]} />
      <div className="filter__rows">
        <PickFilter draft={draft} name="custId" nameOf={nameOf} choose={chooseCompanies} />
        <OrganisationsFilter draft={draft} name="org" />
        <PeopleFilter draft={draft} name="owner" />
      </div>
    </>
  ))
  const create = async () => {
    const [only, ...others] = custId
    const [company] =
      others.length > 0 || !only ? ((await page.choose(companyPicker, { most: 1 })) ?? []) : [{ id: only }]
    const onlyKind = kind.length === 1 ? kind[0] : undefined
    if (company) page.open(contractIframe, { mode: 'new', custId: company.id, businessId, kind: onlyKind })
  }
  const sum = screen.answer?.sum
  const launch = isOnline &&
    decide({ permission: 'contract.launch' }).ok && { label: t('title.contractIframe'), onPress: () => void create() }
  const isApprover = decide({ permission: 'contract.approve' }).ok
  return (
    <ListScreen
      screen={screen}
      title={t('title.contractList')}
      row={row}
      rowHeight={92}
      plainRows
      tabs={TABS.filter((tab) => isApprover || tab !== 'toApprove')}
      sums={
        sum && (
          <>
            <SumFigure figure={say.money(sum.amount)} unit={t('sum.amount')} />
            {sum.unpaid > 0 ? <SumFigure figure={say.money(sum.unpaid)} unit={t('sum.unpaid')} /> : null}
          </>
        )
      }
      quick={[
        { key: 'payment', on: { payment: true } },
        { key: 'gas', on: { kind: ['gas'] } },
      ]}
      filter={filter.open}
      empty={
        screen.tab === 'toApprove'
          ? { title: t('empty.toApprove') }
          : { title: t('empty.list'), ...(launch && { action: launch }) }
      }
      dock={launch && <DockButton shape="round" icon={<Icon svg={Plus} />} {...launch} />}
    >
      {filter.sheet}
      {id === undefined ? null : <ContractSheet key={id} id={id} onClose={() => page.setSearch({ id: undefined })} />}
    </ListScreen>
  )
})

interface RowProps {
  readonly id: string
  /** It was just sent or signed. */
  readonly isMarked: boolean
  readonly onOpen: () => void
}

const Row = observer(function Row({ id, isMarked, onOpen }: RowProps) {
  const t = useTexts()
  const say = useFormats()
  const word = useCodeText()
  const contract = useStore(contractRows).get(id)
  if (!contract) return null
  const { number, kind, customer, amount } = contract
  return (
    <ListRow
      record={`contract:${id}`}
      to={href(contractList, { id })}
      onOpen={onOpen}
      title={say.name(customer)}
      tag={
        <>
          {isMarked ? <Tag tone="brand">{t('marked')}</Tag> : null}
          <ContractTag contract={contract} />
        </>
      }
      lines={[
        { left: `${number} · ${word('kind', kind)}`, right: amount === 0 ? t('frame') : say.money(amount) },
        {
          left: hasBegun(contract) ? <PeriodBar contract={contract} /> : <PeriodDays contract={contract} />,
          right: <DaysLeft contract={contract} />,
        },
      ]}
    />
  )
})
