import { observer } from 'mobx-react-lite'
import { useCore, useStore } from '#platform/core'
import { InlineError } from '#ui/components'
import { useTexts } from '../../plugin'
import { workbenchStore } from '../../stores/WorkbenchStore'
import { areaName } from './areaName'

/** The line of an area whose part of the day failed to load, with retry. */
export const FailedArea = observer(function FailedArea({ plugin }: { readonly plugin: string }) {
  const t = useTexts()
  const workbench = useStore(workbenchStore)
  const name = areaName(useCore(), plugin)
  return <InlineError text={t('day.areaFailed', { area: name })} onRetry={() => void workbench.retry(plugin)} />
})
