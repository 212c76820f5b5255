import { useEffect } from 'react'
import type { Counts } from '#kit/lists'
import { useStore } from '#platform/core'
import { TABS, type Tab } from '../../rules/filters'
import { leadListStore } from '../../stores/LeadListStore'

interface Choice {
  readonly tab: Tab
  readonly isExplicit: boolean
  showTab(tab: Tab): void
}

/**
 * Tabs that the user may see, each with its number of leads. A user without own leads is switched to a list that has
 * some, unless the address names the tab. Call it in an observer.
 */
export function useLeadTabs({ tab, isExplicit, showTab }: Choice): {
  readonly tabs: readonly Tab[]
  readonly counts: Counts
} {
  const { tabs, sums } = useStore(leadListStore)
  const allowed = tabs.of()
  const countOf = (each: Tab) => sums.of({ tab: each, filter: {} })?.total
  const none = allowed && (!allowed.mine || (allowed.org && countOf('mine') === 0))
  const isLost = none === true && tab === 'mine' && !isExplicit
  const instead = allowed?.org ? 'org' : 'pool'
  useEffect(() => {
    if (isLost) showTab(instead)
  }, [isLost, instead, showTab])
  return {
    tabs: TABS.filter((each) => each === tab || each === 'pool' || (allowed ? allowed[each] : each === 'mine')),
    counts: Object.fromEntries(TABS.map((each) => [each, countOf(each)])),
  }
}
