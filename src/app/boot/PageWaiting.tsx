import { useCoreTexts, useTextsOf } from '#platform/i18n'
import { usePageState } from '#platform/navigation'
import type { RegisteredRoute } from '#platform/plugin'
import { PageFrame, SkeletonRows } from '#ui/components'

/** Placeholder while a page's code loads: the navigation bar at once, a skeleton after a short delay. */
export function PageWaiting({ entry }: { entry: RegisteredRoute }) {
  const t = useCoreTexts()
  const area = useTextsOf(entry.plugin.id)
  usePageState('loading')
  const title = area(entry.title)
  return (
    // The area's texts may not be loaded yet; then the title would be its key.
    <PageFrame title={title === entry.title ? t('page.loading') : title}>
      <SkeletonRows />
    </PageFrame>
  )
}
