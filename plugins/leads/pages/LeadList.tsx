import MapTrifold from '@phosphor-icons/core/regular/map-trifold.svg'
import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { formatNumber, quantity } from '#base/quantities'
import { isKnown } from '#base/wire'
import { ListScreen, type QuickFilter, useLeavers, useListScreen } from '#kit/lists'
import { useCore, useStore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import { DockButton, Icon } from '#ui/components'
import type { Lead, LeadSums } from '../api'
import { LeadRow } from '../components/list/LeadRow'
import { QUICK } from '../components/list/quick'
import { useEmptyList } from '../components/list/useEmptyList'
import { useLeadTabs } from '../components/list/useLeadTabs'
import { useListFacts } from '../components/list/useListFacts'
import { useListMenu } from '../components/list/useListMenu'
import { useRowActions } from '../components/list/useRowActions'
import entry from '../locales/entry.en.json'
import menu from '../locales/menu.en.json'
import { useTexts } from '../plugin'
import { clueChoosePeople, clueMap, clueScreen, leadFollowUp, selectCustomer } from '../routes'
import { type LeadFilter, OPEN_STATES, type Tab } from '../rules/filters'
import { CHOOSE_LIMIT } from '../rules/limits'
import { LEAD_STATES, type LeadId, type LeadState } from '../rules/vocabulary'
import { leadListStore } from '../stores/LeadListStore'
import { leadStore } from '../stores/LeadStore'
import { leadList } from '../stores/leadList'

export { listSearch as search } from '../rules/filters'
export { leadList as data } from '../stores/leadList'

/** All English texts of the page, so that it does not wait for another text file. */
export const texts = { ...menu, ...entry }

/** Estimated height of a row, at the design width. px */
const ROW_HEIGHT = 113
/** One-tap filters; leads of the pool have neither a next step nor follow-ups. */
function quickFilters(tab: Tab, sums: LeadSums | undefined): QuickFilter<LeadFilter>[] {
  const { near, dueToday, late, followed, score80, quiet30 } = QUICK
  if (tab === 'pool') return [near, followed, score80]
  return [{ ...dueToday, count: sums?.due }, { ...late, count: sums?.late }, near, followed, score80, quiet30]
}

const isElsewhere = (state: Lead['state'] | undefined, shown: readonly LeadState[]) =>
  state !== undefined && isKnown(LEAD_STATES, state) && !shown.includes(state)

/** Lead lists: public pool, mine, organisation (/clueList). */
export default observer(function LeadList() {
  const t = useTexts()
  const screen = useListScreen(leadList)
  const page = usePageNavigation()
  const { decide } = useCore()
  const { tab, filter, rows, position } = screen
  const { sums } = useStore(leadListStore)
  useListFacts(rows, tab, filter)
  const leads = useStore(leadStore)
  const { states } = filter
  const leaves = useCallback((lead: Lead) => isElsewhere(lead.state, states ?? OPEN_STATES[tab]), [states, tab])
  useLeavers(rows, leads.records, leaves)
  const { tabs, counts } = useLeadTabs(screen)
  const { none, filtered } = useEmptyList(screen)
  const { menu: entries, sheet } = useListMenu(screen)
  const followUp = useCallback((id: LeadId) => page.open(leadFollowUp, { id }), [page])
  const actions = useRowActions(rows, screen.open, tab === 'mine' ? followUp : undefined)
  const bulk = (ids: readonly string[], end: () => void) => [
    {
      label: t('row.assign'),
      disabled: ids.length > CHOOSE_LIMIT,
      onPress: () => {
        end()
        page.open(clueChoosePeople, { ids: [...ids] })
      },
    },
  ]
  const row = useCallback((id: string) => <LeadRow id={id} tab={tab} actions={actions} />, [tab, actions])
  return (
    <ListScreen
      screen={screen}
      title={t('title.clueList')}
      row={row}
      rowHeight={ROW_HEIGHT}
      tabs={tabs}
      counts={counts}
      quick={quickFilters(tab, sums.of({ tab, filter: {} }))}
      filter={clueScreen}
      {...(decide({ permission: 'lead.assign' }).ok && { bulk })}
      sums={<Sums sums={sums.of({ tab, filter, position })} all={counts[tab]} />}
      empty={none}
      emptyFiltered={filtered}
      dock={
        <>
          <DockButton
            shape="pill"
            label={t('list.map')}
            icon={<Icon svg={MapTrifold} />}
            onPress={() => page.open(clueMap, { tab, ...filter })}
          />
          {decide({ permission: 'lead.create' }).ok ? (
            <DockButton
              shape="round"
              label={t('list.add')}
              icon={<Icon svg={Plus} />}
              onPress={() => page.open(selectCustomer)}
            />
          ) : null}
        </>
      }
      menu={entries}
    >
      {sheet}
    </ListScreen>
  )
})

/** Gas potential of the leads found, and how many of them are due. */
function Sums({ sums, all }: { sums: LeadSums | undefined; all: number | undefined }) {
  const t = useTexts()
  const language = useLanguage()
  if (!sums) return null
  const gas = quantity(sums.gas, 'volumePerYear', language)
  // For the unfiltered list the quick filters show this number.
  const due = all !== undefined && all > sums.total ? sums.due + sums.late : 0
  return (
    <>
      {sums.gas > 0 ? (
        <span>
          <b>{gas.figure}</b> {gas.unit}
        </span>
      ) : null}
      {due > 0 ? (
        <span>
          <b>{formatNumber(due, language)}</b> {t('list.due')}
        </span>
      ) : null}
    </>
  )
}
