import { useCoreTexts, useTextsOf } from '#src/i18n'
import { usePageState } from '#src/navigation'
import type { RegisteredRoute } from '#src/plugin'
import { PageFrame, SkeletonRows } from '#src/ui'

/** A page whose code is on its way: its bar at once, bones after a moment. */
export function PageWaiting({ entry }: { entry: RegisteredRoute }) {
  const t = useCoreTexts()
  const area = useTextsOf(entry.plugin.id)
  usePageState('loading')
  const title = area(entry.title)
  return (
    // The area's texts may still be on their way too: its key is no title.
    <PageFrame title={title === entry.title ? t('page.loading') : title}>
      <SkeletonRows />
    </PageFrame>
  )
}
