import { observer } from 'mobx-react-lite'
import { recentRecords } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import { CellCard } from '#ui/components'
import { useTexts } from '../../plugin'
import { areaName } from './areaName'

/** Records shown, so that the page ends soon. */
const SHOWN = 5

/** Records whose pages the user opened last. */
export const RecentCard = observer(function RecentCard() {
  const t = useTexts()
  const core = useCore()
  const page = usePageNavigation()
  const { items } = useStore(recentRecords)
  // `areaName` does not subscribe to the language.
  useLanguage()
  const known = items.filter(({ to }) => core.registry.routes.has(to.split('?')[0] ?? ''))
  return (
    <CellCard
      title={t('day.recent')}
      cells={known.slice(0, SHOWN).map(({ title, to, plugin }) => ({
        key: to,
        title,
        note: areaName(core, plugin),
        onPress: () => page.openHref(to),
      }))}
    />
  )
})
