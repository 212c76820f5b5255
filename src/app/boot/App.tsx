import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useMemo } from 'react'
import { ScannerHost } from '#kit/scanner'
import { type Core, CoreContext } from '#platform/core'
import { TextsProvider } from '#platform/i18n'
import { type MountedPage, type NavigationStore, PageStack } from '#platform/navigation'
import type { Registry, Screens } from '#platform/plugin'
import type { SessionStore } from '#platform/session'
import { FeedbackHost } from '#ui/components'
import { PluginPage } from './PluginPage'
import './PageStack.css'

interface AppProps {
  readonly core: Core
  readonly navigation: NavigationStore
  readonly registry: Registry
  readonly screens: Screens
  readonly session: SessionStore
  readonly report: (error: unknown, where: string) => void
}

const RenewalSheet = lazy(() => import('./RenewalSheet'))

/** The app once identity is settled: the page stack, and over it renewal sheet, scanner, toasts and dialogs. */
export const App = observer(function App({ core, navigation, registry, screens, session, report }: AppProps) {
  const facts = useMemo(
    () => ({
      pluginOf: (path: string) => registry.routes.get(path)?.plugin.id ?? 'core',
      transitionOf: (path: string) => registry.routes.get(path)?.transition ?? 'slide',
      render: (page: MountedPage) => <PluginPage page={page} registry={registry} screens={screens} report={report} />,
    }),
    [registry, screens, report],
  )
  return (
    <TextsProvider>
      <CoreContext value={core}>
        <PageStack navigation={navigation} animated={core.host.kind !== 'messaging-app'} {...facts} />
        <Suspense fallback={null}>{session.renewal === 'none' ? null : <RenewalSheet session={session} />}</Suspense>
        <ScannerHost />
        <FeedbackHost feedback={core.feedback} />
      </CoreContext>
    </TextsProvider>
  )
})
