import { observer } from 'mobx-react-lite'
import { useCore, useStore } from '#platform/core'
import { InlineError } from '#ui/components'
import { useTexts } from '../../plugin'
import { workbenchStore } from '../../stores/WorkbenchStore'
import { areaName } from './areaName'

/** If more areas than this fail, they have a cause in common, and one line for all. */
export const MOST_LINES = 3

/** A line for each area whose part of the day failed to load, with retry. */
export const FailedAreas = observer(function FailedAreas() {
  const t = useTexts()
  const core = useCore()
  const workbench = useStore(workbenchStore)
  const { failures } = workbench
  if (failures.length > MOST_LINES)
    return <InlineError text={t('workbench.todayFailed')} onRetry={() => void workbench.load()} />
  return failures.map((plugin) => (
    <InlineError
      key={plugin}
      text={t('day.areaFailed', { area: areaName(core, plugin) })}
      onRetry={() => void workbench.retry(plugin)}
    />
  ))
})
