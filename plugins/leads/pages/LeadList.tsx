import MapTrifold from '@phosphor-icons/core/regular/map-trifold.svg'
import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { lazy, useCallback } from 'react'
import { formatNumber, quantity } from '#base/quantities'
import { ListScreen, type QuickFilter, useListFigures, useListScreen } from '#kit/lists'
import { useCore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import { DockButton, Icon, SumFigure } from '#ui/components'
import type { LeadSums } from '../api'
import { LeadRow } from '../components/list/LeadRow'
import { useRowActions } from '../components/list/useRowActions'
import entry from '../locales/entry.en.json'
import menu from '../locales/menu.en.json'
import { useTexts } from '../plugin'
import * as r from '../routes'
import { type LeadFilter, QUICK, type Tab } from '../rules/filters'
import { ASSIGN_LIMIT } from '../rules/limits'
import type { LeadId } from '../rules/vocabulary'
import { leadFigures, leadList } from '../stores/leadList'

export { listSearch as search } from '../rules/filters'
export { leadList as data } from '../stores/leadList'

/** All English texts of the page, so that it does not wait for another text file. */
export const texts = { ...menu, ...entry }

/** A lazy chunk, because it loads the code of tables and files. */
const LeadExport = lazy(() => import(/* webpackChunkName: "lead-export" */ '../components/list/LeadExport'))

/** Estimated height of a row, at the design width. px */
const ROW_HEIGHT = 113
/** Radius offered if nothing is near: large enough to find leads, small enough to reach them today. m */
const WIDER = 20_000

/** One-tap filters; leads of the pool have neither a next step nor follow-ups. */
function quickFilters(tab: Tab, sums: LeadSums | undefined): QuickFilter<LeadFilter>[] {
  const { near, dueToday, late, followed, score80, quiet30 } = QUICK
  if (tab === 'pool') return [near, followed, score80]
  return [{ ...dueToday, count: sums?.due }, { ...late, count: sums?.late }, near, followed, score80, quiet30]
}

/** Lead lists: public pool, mine, organisation (/clueList). */
export default observer(function LeadList() {
  const t = useTexts()
  const screen = useListScreen(leadList)
  const page = usePageNavigation()
  const { decide } = useCore()
  const { tab, filter, rows } = screen
  const { tabs, counts, sums, whole, allowed } = useListFigures(screen, leadFigures)
  const followUp = useCallback((id: LeadId) => page.open(r.leadFollowUp, { id }), [page])
  const actions = useRowActions(rows, screen.open, tab === 'mine' ? followUp : undefined)
  const row = useCallback((id: string) => <LeadRow id={id} tab={tab} actions={actions} />, [tab, actions])
  const isManager = decide({ permission: 'lead.assign' }).ok
  // Own leads, managers all of their organisation (domain/leads.md 3).
  const mayExport = decide({ permission: 'export' }).ok && (tab === 'mine' || allowed?.org === true)
  const assign = (ids: readonly string[], end: () => void) => [
    {
      label: t('row.assign'),
      disabled: ids.length > ASSIGN_LIMIT,
      onPress: () => {
        end()
        page.open(r.clueChoosePeople, { ids: [...ids] })
      },
    },
  ]
  const other = tab === 'pool' ? 'mine' : 'pool'
  return (
    <ListScreen
      screen={screen}
      title={t('title.clueList')}
      row={row}
      rowHeight={ROW_HEIGHT}
      tabs={tabs}
      counts={counts}
      quick={quickFilters(tab, whole)}
      filter={r.clueScreen}
      bulk={isManager ? assign : undefined}
      sums={<Sums sums={sums} whole={whole} />}
      empty={{
        title: t(`empty.${tab}`),
        text: t(`empty.${tab}Text`),
        action: { label: t(other === 'mine' ? 'empty.toMine' : 'empty.toPool'), onPress: () => screen.showTab(other) },
      }}
      wider={WIDER}
      dock={
        <>
          <DockButton
            shape="pill"
            label={t('list.map')}
            icon={<Icon svg={MapTrifold} />}
            onPress={() => page.open(r.clueMap, { tab, ...filter })}
          />
          {decide({ permission: 'lead.create' }).ok ? (
            <DockButton
              shape="round"
              label={t('list.add')}
              icon={<Icon svg={Plus} />}
              onPress={() => page.open(r.selectCustomer)}
            />
          ) : null}
        </>
      }
      menu={[
        { label: t('title.clueTool'), onPress: () => page.open(r.clueTool) },
        { label: t('title.clueRule'), onPress: () => page.open(r.clueRule) },
        isManager && { label: t('title.checkIns'), onPress: () => page.open(r.checkInReviews) },
      ]}
      exportSheet={mayExport && LeadExport}
    />
  )
})

interface SumsProps {
  readonly sums: LeadSums | undefined
  readonly whole: LeadSums | undefined
}

/** Gas potential of the leads found, and how many of them are due. */
function Sums({ sums, whole }: SumsProps) {
  const t = useTexts()
  const language = useLanguage()
  if (!sums) return null
  const gas = quantity(sums.gas, 'volumePerYear', language)
  // For the unfiltered list the quick filters show this number.
  const due = whole && whole.total > sums.total ? sums.due + sums.late : 0
  return (
    <>
      {sums.gas > 0 ? <SumFigure figure={gas.figure} unit={gas.unit} /> : null}
      {due > 0 ? <SumFigure figure={formatNumber(due, language)} unit={t('list.due')} /> : null}
    </>
  )
}
