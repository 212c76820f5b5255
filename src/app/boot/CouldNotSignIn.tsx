import { useCoreTexts, useTextsOf } from '#platform/i18n'
import { usePageState } from '#platform/navigation'
import type { RegisteredRoute } from '#platform/plugin'
import type { SessionStore } from '#platform/session'
import { PageFrame, SkeletonRows, StateView } from '#ui/components'

/** The native app did not return login info (wire.md 'Launch and identity'): offers a retry or the password. */
export function CouldNotSignIn({ session }: { session: SessionStore }) {
  const t = useCoreTexts()
  return (
    <main className="boot-message">
      <StateView
        kind="failed"
        title={t('session.failedTitle')}
        text={t('session.failedText')}
        action={{ label: t('session.retry'), onPress: () => void session.retry() }}
        alternative={{ label: t('session.usePassword'), onPress: session.usePassword }}
      />
    </main>
  )
}

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
