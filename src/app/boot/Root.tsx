import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Registry, Screens } from '#platform/plugin'
import type { SessionStore } from '#platform/session'
import { App } from './App'
import type { AppStore } from './AppStore'
import { CouldNotSignIn } from './CouldNotSignIn'

interface RootProps {
  readonly app: AppStore
  readonly registry: Registry
  readonly screens: Screens
  readonly session: SessionStore
  readonly report: (error: unknown, where?: string) => void
}

/** The root view: empty until identity is established, then the outcome of the bootstrap (section 4). */
export const Root = observer(function Root({ app, registry, screens, session, report }: RootProps) {
  const { root } = session
  const { core, navigation } = app
  const leftPolicy = root !== 'held' && root.shown === 'policy' && navigation.visible.path !== '/policy'
  useEffect(() => {
    // The policy page skipped the sign-in steps; they run when the user leaves it (wire.md).
    if (leftPolicy) void session.leavePolicy()
  }, [leftPolicy, session])

  if (root === 'held' || leftPolicy) return null
  if (root.shown === 'could-not-sign-in') return <CouldNotSignIn session={session} />
  return (
    <App core={core} navigation={navigation} registry={registry} screens={screens} session={session} report={report} />
  )
})
