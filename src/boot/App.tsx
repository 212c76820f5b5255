import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useMemo } from 'react'
import { type Core, CoreContext } from '#src/core'
import { TextsProvider } from '#src/i18n'
import { type MountedPage, type NavigationStore, PageStack } from '#src/navigation'
import type { Registry, Screens } from '#src/plugin'
import { ScannerHost } from '#src/scanner'
import type { SessionStore } from '#src/session'
import { FeedbackHost } from '#src/ui'
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
