import Plus from '@phosphor-icons/core/bold/plus-bold.svg'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useStore } from '#platform/core'
import { usePageNavigation } from '#platform/navigation'
import { ActionMenu, DockButton, Icon } from '#ui/components'
import { useTexts } from '../../plugin'
import { workbenchStore } from '../../stores/WorkbenchStore'

/** ＋ with what the areas let the user create; the dock of the page. Undefined while there is nothing. */
export function useCreateButton() {
  return useStore(workbenchStore).shortcuts('create').length > 0 ? <CreateButton /> : undefined
}

const CreateButton = observer(function CreateButton() {
  const t = useTexts()
  const page = usePageNavigation()
  const [isOpen, setOpen] = useState(false)
  const entries = useStore(workbenchStore).shortcuts('create')
  return (
    <>
      <DockButton shape="round" label={t('day.create')} icon={<Icon svg={Plus} />} onPress={() => setOpen(true)} />
      <ActionMenu
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('day.create')}
        actions={entries.map(({ title, to }) => ({ label: title, onPress: () => page.openHref(to) }))}
      />
    </>
  )
})
