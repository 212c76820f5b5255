import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { formatNumber } from '#src/calendar'
import { useStore } from '#src/core'
import { useLanguage } from '#src/i18n'
import { Tabs } from '#src/ui'
import { TABS, type Tab } from '../../rules/filters'
import { leadListStore } from '../../stores/LeadListStore'
import { useTexts } from '../../texts'
import type { ListChoice } from './useListChoice'

/** Tabs pool, mine, organisation: those that the user may see, each with its number of leads. */
export const LeadTabs = observer(function LeadTabs({ choice }: { choice: ListChoice }) {
  const t = useTexts()
  const language = useLanguage()
  const facts = useStore(leadListStore)
  const { tab, explicit, showTab } = choice
  const allowed = facts.tabs
  const tabs = TABS.filter((each) => each === tab || each === 'pool' || (allowed ? allowed[each] : each === 'mine'))

  // A user without own leads is switched to a list that has some, unless the URL names the tab.
  const none = allowed && (!allowed.mine || (allowed.org && facts.sumsOf({ tab: 'mine', filter: {} })?.total === 0))
  const lost = none === true && tab === 'mine' && !explicit
  const instead = allowed?.org ? 'org' : 'pool'
  useEffect(() => {
    if (lost) showTab(instead)
  }, [lost, instead, showTab])

  const countOf = (each: Tab) => {
    const total = facts.sumsOf({ tab: each, filter: {} })?.total
    return total === undefined ? undefined : formatNumber(total, language)
  }
  return (
    <Tabs
      label={t('tab.label')}
      tabs={tabs.map((each) => ({ value: each, label: t(`tab.${each}`), count: countOf(each) }))}
      value={tab}
      onChange={showTab}
    />
  )
})
