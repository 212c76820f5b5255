import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { formatMoney } from '#src/calendar'
import { useStore } from '#src/core'
import { fieldText, RecordSheet, useRecord } from '#src/detail'
import { nameIn, useLanguage } from '#src/i18n'
import { ChoiceFilter, FilterSheet, ListRow, ListScreen, useListScreen } from '#src/lists'
import { usePage, usePageNavigation, useSearch } from '#src/navigation'
import { href } from '#src/routes'
import { RiskTags, useRiskParts, useRoleText } from '../components/riskParts'
import { customerDetails } from '../routes'
import { riskSearch } from '../rules/riskFilters'
import { aboutOf, fieldsOf, RISK_KINDS, type RiskKind, ROLES } from '../rules/riskKinds'
import { companies } from '../stores/companies'
import { riskLists, riskRows, risks } from '../stores/risks'
import { useTexts } from '../texts'

/** The list whose page this is. */
function useKind(): RiskKind {
  const { path } = usePage().page
  return RISK_KINDS.find((kind) => riskLists[kind].route.path === path) ?? 'pjws'
}

/** Records of one kind of legal risk of a company, newest first (/customer-pjws … /customer-gqdj). */
const RiskList = observer(function RiskList() {
  const kind = useKind()
  const list = riskLists[kind]
  const t = useTexts()
  const language = useLanguage()
  const roleOf = useRoleText()
  const screen = useListScreen(list)
  const page = usePageNavigation(list.route)
  const { id: custId, record } = useSearch(list.route)
  const [isFiltering, setFiltering] = useState(false)
  const { open: openPage, answer } = screen
  const { detail } = list
  const company = useStore(companies).of(custId)
  const isSeen = screen.rows.status === 'ready'
  useEffect(() => {
    // Its page counts what is new.
    if (isSeen) company.invalidate('risk')
  }, [isSeen, company])
  const open = useCallback(
    (id: string) => (detail ? openPage(id) : page.setSearch({ record: id })),
    [detail, openPage, page],
  )
  const row = useCallback((id: string) => <Row id={id} kind={kind} onOpen={() => open(id)} />, [kind, open])
  const toCompany = () => page.open(customerDetails, { id: custId })
  return (
    <ListScreen
      screen={screen}
      title={t(`title.customer-${kind}`)}
      row={row}
      rowHeight={92}
      top={
        answer?.name === undefined ? null : (
          <p className="risk-company">{nameIn({ ...answer, name: answer.name }, language)}</p>
        )
      }
      sums={
        answer?.sum && answer.sum.amount > 0 ? (
          <span>{t('risk.amountInAll', { amount: formatMoney(answer.sum.amount, language) })}</span>
        ) : null
      }
      filter={() => setFiltering(true)}
      empty={{
        title: t('risk.none'),
        text: t('risk.noneText'),
        action: { label: t('risk.toCompany'), onPress: toCompany },
      }}
    >
      {isFiltering ? (
        <FilterSheet screen={screen} onClose={() => setFiltering(false)}>
          {(draft) => (
            <>
              <ChoiceFilter
                draft={draft}
                name="year"
                isSingle
                options={Object.keys(draft.facets?.year ?? {})
                  .sort()
                  .reverse()}
                nameOf={(year) => year}
                label={t('riskList.filter.year')}
              />
              <ChoiceFilter
                draft={draft}
                name="role"
                isSingle
                options={ROLES.words}
                nameOf={(role) => roleOf(role) ?? role}
                label={t('riskList.filter.role')}
              />
            </>
          )}
        </FilterSheet>
      ) : null}
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
  const language = useLanguage()
  const roleOf = useRoleText()
  const risk = useStore(riskRows).get(id)
  if (!risk) return null
  const { custId, caseNo, court, date, role, amount } = risk
  const { route, detail } = riskLists[kind]
  const about = aboutOf(kind)
  const type = fieldsOf(kind)[about] ?? 'text'
  const said = fieldText(type, risk[about], language)
  // An amount says what it is.
  const labelled = said && type === 'money' ? `${t(`riskField.${about}`)} ${said}` : said
  return (
    <ListRow
      record={`risk:${id}`}
      to={detail ? href(detail.route, { id }) : href(route, { id: custId, record: id })}
      onOpen={onOpen}
      title={caseNo ?? t('risk.record')}
      tag={<RiskTags risk={risk} />}
      lines={[
        { left: court, right: fieldText('day', date, language) },
        {
          left: [roleOf(role), labelled].filter(Boolean).join(' · '),
          right: fieldText('money', amount, language, true),
        },
      ]}
    />
  )
})

/** A record of a kind without pages of its own. */
const Sheet = observer(function Sheet({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTexts()
  const open = useRecord(risks, id)
  return (
    <RecordSheet
      open={open}
      title={({ caseNo }) => caseNo ?? t('risk.record')}
      parts={useRiskParts()}
      onClose={onClose}
    />
  )
})

interface RiskScreen {
  readonly default: typeof RiskList
  readonly data: (typeof riskLists)[RiskKind]
  readonly search: typeof riskSearch
}

/** The nine screens: one component, each with its own list. */
export const riskScreens = Object.fromEntries(
  RISK_KINDS.map((kind) => [kind, { default: RiskList, data: riskLists[kind], search: riskSearch }]),
) as Readonly<Record<RiskKind, RiskScreen>>
