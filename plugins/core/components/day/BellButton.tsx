import Bell from '@phosphor-icons/core/regular/bell.svg'
import { observer } from 'mobx-react-lite'
import { inbox, useStore } from '#platform/core'
import { usePageNavigation } from '#platform/navigation'
import { Icon, IconButton } from '#ui/components'
import { useTexts } from '../../plugin'
import { workbenchStore } from '../../stores/WorkbenchStore'

/** Opens the messages; nothing where no area has any. */
export const BellButton = observer(function BellButton() {
  const t = useTexts()
  const page = usePageNavigation()
  const { unread = 0 } = useStore(inbox)
  const [way] = useStore(workbenchStore).shortcuts('inbox')
  if (!way) return null
  const label = unread > 0 ? t('day.unread', { title: way.title, count: unread }) : way.title
  return (
    <IconButton label={label} badge={unread} onPress={() => page.openHref(way.to)}>
      <Icon svg={Bell} />
    </IconButton>
  )
})
