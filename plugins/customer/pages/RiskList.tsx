import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { href } from '#base/routes'
import { fieldText, RecordSheet, useRecord } from '#kit/detail'
import { ChoiceFilter, ListRow, ListScreen, useFilterSheet, useListScreen } from '#kit/lists'
import { useStore } from '#platform/core'
import { usePage, usePageNavigation, useSearch } from '#platform/navigation'
import { useCodeText, useFormats, usePageTools } from '#ui/components'
import { useTexts } from '../plugin'
import { customerDetails } from '../routes'
import { aboutOf, fieldsOf, RISK_KINDS, type RiskKind, ROLES, riskSearch } from '../rules/riskKinds'
import { riskRoutes } from '../rules/riskRoutes'
import { companies } from '../stores/companies'
import { riskLists, riskRows, risks } from '../stores/risks'
import { RiskTags, useRiskParts } from './RiskDetail'

/** Records of one kind of legal risk of a company, newest first (/customer-pjws … /customer-gqdj). */
const RiskList = observer(function RiskList() {
  const { path } = usePage().page
  const kind = RISK_KINDS.find((each) => riskLists[each].route.path === path) ?? 'pjws'
  const { detail } = riskLists[kind]
  const route = riskRoutes[kind]
  const t = useTexts()
  const { say } = usePageTools()
  const screen = useListScreen(riskLists[kind])
  const page = usePageNavigation(route)
  const { id: custId, record } = useSearch(route)
  const filter = useFilterSheet(screen, (draft) => {
    const years = Object.keys(draft.facets?.year ?? {}).sort((a, b) => Number(b) - Number(a))
    return (
      <>
        <ChoiceFilter draft={draft} name="year" isSingle options={years} nameOf={(year) => year} />
        <ChoiceFilter draft={draft} name="role" isSingle options={ROLES.words} group="riskRole" />
      </>
    )
  })
  const { open: openPage, answer: { name, nameEn, sum } = {} } = screen
  const company = useStore(companies).of(custId)
  const isSeen = screen.rows.status === 'ready'
  useEffect(() => {
    // The company's page shows the number of unseen records.
    if (isSeen) company.invalidate('risk')
  }, [isSeen, company])
  const open = useCallback(
    (id: string) => (detail ? openPage(id) : page.setSearch({ record: id })),
    [detail, openPage, page],
  )
  const row = useCallback((id: string) => <Row id={id} kind={kind} onOpen={() => open(id)} />, [kind, open])
  const toCompany = { label: t('risk.toCompany'), onPress: () => page.open(customerDetails, { id: custId }) }
  return (
    <ListScreen
      screen={screen}
      title={t(`title.customer-${kind}`)}
      row={row}
      rowHeight={92}
      plainRows
      top={name === undefined ? null : <p className="risk-company">{say.name({ name, nameEn })}</p>}
      sums={sum?.amount ? <span>{t('risk.amountInAll', { amount: say.money(sum.amount) })}</span> : null}
      filter={filter.open}
      empty={{ title: t('risk.none'), text: t('risk.noneText'), action: toCompany }}
    >
      {filter.sheet}
      {record === undefined ? null : <Sheet id={record} onClose={() => page.setSearch({ record: undefined })} />}
    </ListScreen>
  )
})

interface RowProps {
  readonly id: string
  readonly kind: RiskKind
  readonly onOpen: () => void
}

const Row = observer(function Row({ id, kind, onOpen }: RowProps) {
  const t = useTexts()
  const say = useFormats()
  const word = useCodeText()
  const risk = useStore(riskRows).get(id)
  if (!risk) return null
  const { custId, caseNo, court, date, role, amount } = risk
  const { detail } = riskLists[kind]
  const route = riskRoutes[kind]
  const about = aboutOf(kind)
  const type = fieldsOf(kind)[about] ?? 'text'
  const said = fieldText(type, risk[about], say.language)
  // An amount has a label.
  const labelled = said && type === 'money' ? `${t(`riskField.${about}`)} ${said}` : said
  return (
    <ListRow
      record={`risk:${id}`}
      to={detail ? href(detail, { id }) : href(route, { id: custId, record: id })}
      onOpen={onOpen}
      title={caseNo ?? t('risk.record')}
      tag={<RiskTags risk={risk} />}
      lines={[
        { left: court, right: say.day(date) },
        { left: [word('riskRole', role), labelled].filter(Boolean).join(' · '), right: say.money(amount) },
      ]}
    />
  )
})

/** A record of a kind without pages of its own. */
function Sheet({ id, onClose }: Pick<RowProps, 'id'> & { readonly onClose: () => void }) {
  const t = useTexts()
  const open = useRecord(risks, id)
  const parts = useRiskParts()
  return <RecordSheet open={open} title={({ caseNo }) => caseNo ?? t('risk.record')} parts={parts} onClose={onClose} />
}

/** The nine screens: one component, each with its own list. */
const screenOf = (kind: RiskKind) => ({ default: RiskList, data: riskLists[kind], search: riskSearch })
export const riskScreens = Object.fromEntries(RISK_KINDS.map((kind) => [kind, screenOf(kind)])) as Readonly<
  Record<RiskKind, ReturnType<typeof screenOf>>
>
