import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useCore, useStore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { usePage, usePageNavigation, usePageState, useSearch } from '#platform/navigation'
import { Card, OfflineBar, PageFrame, Segmented, SkeletonRows, StateView } from '#ui/components'
import { areaName } from '../components/day/areaName'
import { FailedAreas } from '../components/day/FailedAreas'
import { useDayActions } from '../components/day/useDayActions'
import { useWhere } from '../components/day/useWhere'
import { useTexts } from '../plugin'
import { dueList } from '../routes'
import { byTime } from '../rules/day'
import { type DueItem, type WorkbenchStore, workbenchStore } from '../stores/WorkbenchStore'

const DUES = ['late', 'today', 'soon'] as const

/** All due items of one urgency, by area; each area leads to its own list with that filter (/x/core/due). */
export default observer(function DueList() {
  const t = useTexts()
  const core = useCore()
  const page = usePageNavigation(dueList)
  const workbench = useStore(workbenchStore)
  const { due: wanted } = useSearch(dueList)
  const { visible } = usePage()
  // `areaName` does not subscribe to the language.
  useLanguage()
  useEffect(() => {
    if (visible) void workbench.load()
  }, [workbench, visible])
  const due = DUES.find((each) => each === wanted) ?? 'today'
  const items = workbench.items.filter((item) => item.due === due)
  const { position } = useWhere(items.some(({ place }) => place))
  const { row, sheet } = useDayActions(position)
  const isWaiting = items.length === 0 && workbench.loading
  usePageState(isWaiting ? 'loading' : 'ready')
  return (
    <PageFrame
      title={t('day.due')}
      notice={<OfflineBar seenAt={workbench.seenAt} onReload={workbench.isLost ? workbench.load : undefined} />}
    >
      <div className="duelist__tabs">
        <Segmented
          label={t('day.due')}
          hideLabel
          options={DUES.map((value) => ({ value, label: `${t(`workbench.${value}`)} ${workbench.count(value)}` }))}
          value={due}
          onChange={(value) => page.setSearch({ due: value })}
        />
      </div>
      {isWaiting ? <SkeletonRows /> : null}
      {groupsOf(items, workbench).map(({ plugin, list, items: rows }) => (
        <Card
          key={plugin}
          title={t('day.areaCount', { area: areaName(core, plugin), count: rows.length })}
          link={list === undefined ? undefined : { label: t('day.toList'), onPress: () => page.openHref(list) }}
        >
          <ul className="list daylist">{rows.map((item) => row(item))}</ul>
        </Card>
      ))}
      <FailedAreas />
      {items.length === 0 && !isWaiting && !workbench.failed ? (
        <StateView kind="empty" title={t(`day.none.${due}`)} text={t('day.noneText')} />
      ) : null}
      {sheet}
    </PageFrame>
  )
})

/** Items of one urgency by area, with the list that shows exactly these if they have one. */
function groupsOf(items: readonly DueItem[], workbench: WorkbenchStore) {
  const plugins = [...new Set(items.map(({ plugin }) => plugin))]
  return plugins.map((plugin) => {
    const own = byTime(items.filter((item) => item.plugin === plugin))
    const [first] = own
    const list = first?.list
    const isOfAll = own.every((item) => item.list === list)
    // The list also has those of another urgency, those that stand here as a visit, and those whose move waits.
    const listed = workbench.loadedOf(plugin).filter((item) => item.list === list)
    return { plugin, items: own, list: isOfAll && listed.length === own.length ? list : undefined }
  })
}
