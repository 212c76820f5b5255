import { observer } from 'mobx-react-lite'
import { type Core, useStore } from '#platform/core'
import { OfflineBar, PageFrame } from '#ui/components'
import { BellButton } from '../components/day/BellButton'
import { useCreateButton } from '../components/day/CreateButton'
import { DayBody } from '../components/day/DayBody'
import { useTexts } from '../plugin'
import { workbenchStore } from '../stores/WorkbenchStore'

/** Requests the day before the page renders. */
export const data = { prepare: (core: Core) => core.store(workbenchStore).prepare() }

/** The start page for hosts that have a workbench of their own, opened from its entries (/x/core/day). */
export default observer(function Day() {
  const t = useTexts()
  const workbench = useStore(workbenchStore)
  const dock = useCreateButton()
  return (
    <PageFrame
      title={t('day.page')}
      nav={{ actions: <BellButton /> }}
      notice={<OfflineBar seenAt={workbench.seenAt} onReload={workbench.isLost ? workbench.load : undefined} />}
      dock={dock}
    >
      <DayBody />
    </PageFrame>
  )
})
