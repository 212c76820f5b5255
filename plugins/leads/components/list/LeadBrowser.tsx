import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { type Core, useCore, useStore } from '#src/core'
import { ListView } from '#src/lists'

import { PageFrame } from '#src/ui'
import { clueDetail } from '../../routes'
import type { LeadId } from '../../rules/vocabulary'
import { leadStore } from '../../stores/LeadStore'
import { useTexts } from '../../texts'
import { prepareToAsk } from './askEarly'
import { LeadActions } from './LeadActions'
import { LeadRow } from './LeadRow'
import { LeadSearch } from './LeadSearch'
import { LeadSums } from './LeadSums'
import { LeadTabs } from './LeadTabs'
import { ListActions } from './ListActions'
import { QuickFilters } from './QuickFilters'
import { useEmpty } from './useEmpty'
import { useLeadList } from './useLeadList'
import { useListChoice } from './useListChoice'
import { useListFacts } from './useListFacts'
import { useRowActions } from './useRowActions'
import { useSearchField } from './useSearchField'

/** Estimated height of a row, at the design width. px */
const ROW_HEIGHT = 113

/** Tabs, search, quick filters, sums and the infinite list of one tab. */
export const LeadBrowser = observer(function LeadBrowser() {
  const t = useTexts()
  const leads = useStore(leadStore)
  const choice = useListChoice()
  const { tab, filter } = choice
  const list = useLeadList(tab, filter)
  useListFacts(list, tab, filter)
  const search = useSearchField(choice)
  const empty = useEmpty(choice)
  const [menuOf, setMenuOf] = useState<LeadId>()
  const actions = useRowActions(list, search.keep, setMenuOf)
  const row = useCallback((id: string) => <LeadRow id={id} tab={tab} actions={actions} />, [tab, actions])
  usePrefetchedDetail(list.status === 'ready')

  return (
    <PageFrame
      title={t('title.list')}
      nav={{ actions: <ListActions list={list} choice={choice} search={search} /> }}
      top={
        <>
          <LeadTabs choice={choice} />
          {search.open ? <LeadSearch search={search} /> : null}
          <QuickFilters choice={choice} />
        </>
      }
    >
      <LeadSums choice={choice} list={list} />
      <ListView list={list} label={t('list.rows')} row={row} rowHeight={ROW_HEIGHT} empty={empty} />
      <LeadActions lead={menuOf === undefined ? undefined : leads.get(menuOf)} actions={actions} />
    </PageFrame>
  )
})

/** Prefetches the code of the lead page in idle time: the next tap probably opens a lead. */
function fetchDetail(core: Core): void {
  core.navigation.prefetch(clueDetail)
  void prepareToAsk()
}

function usePrefetchedDetail(ready: boolean): void {
  const core = useCore()
  useEffect(() => {
    if (!ready) return
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => fetchDetail(core), 1000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => fetchDetail(core))
    return () => cancelIdleCallback(idle)
  }, [ready, core])
}
