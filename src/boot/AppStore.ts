import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { buildValue } from '#src/config'
import { type Core, createCore, decideAccess, mergeRights, type OwnedCore } from '#src/core'
import { forgetPersisted } from '#src/device'
import type { HostBridge, HostResult } from '#src/host'
import { text } from '#src/i18n'
import { afterFirstScreen } from '#src/loading'
import { bindNavigation, NavigationStore, openHistory } from '#src/navigation'
import type { CoreOutbox, Drafts, OfflineLists } from '#src/outbox'
import type { Registry, Screens } from '#src/plugin'
import type { SessionStore } from '#src/session'
import { closeTopOverlay } from '#src/ui'

interface AppServices extends Pick<Core, 'host' | 'http' | 'feedback'> {
  readonly registry: Registry
  readonly screens: Screens
  readonly session: SessionStore
  /** The drafts of one user. */
  readonly drafts: (user: string) => Drafts
  /** The outbox of one user. */
  readonly outbox: (user: string, core: () => Core) => CoreOutbox
  /** The lists that one user has seen. */
  readonly offlineLists: (user: string) => OfflineLists
  /** Deletes what the device's database keeps of a user who signs out. */
  readonly forget: (user: string) => Promise<void>
  /** Told of every page that is entered, by its route's source label (section 2). */
  readonly onPageView: (source: string) => void
  readonly report: (error: unknown) => void
}

/** The core of the present user, and the page stack that outlives users. */
export interface AppStore {
  readonly core: Core
  readonly navigation: NavigationStore
}

/** Makes the core of whoever is signed in, and another one when somebody else is; nothing of the first stays readable. */
export function createAppStore(services: AppServices): AppStore {
  const { registry, screens, session, host } = services
  const rights = mergeRights(registry.plugins)
  const flags = buildValue('FLAGS').split(',').filter(Boolean)

  const makeCore = (): OwnedCore => {
    const core: OwnedCore = createCore({
      session,
      host,
      feedback: services.feedback,
      http: services.http,
      registry,
      drafts: services.drafts(session.loginName),
      offlineLists: services.offlineLists(session.loginName),
      outbox: services.outbox(session.loginName, () => core),
      decide: (access) => decideAccess(access, { session, hostKind: host.kind, rights, flags, text }),
    })
    return core
  }
  /** What waits from an earlier visit goes out; nobody's first screen waits for it. */
  const openOutbox = async () => {
    await afterFirstScreen
    if (session.loginName) await app.core.outbox.load()
  }

  const navigation = new NavigationStore({
    history: openHistory(),
    routeOf: (path) => registry.routes.get(path),
    exits: exitsOf(host),
    closeOverlay: closeTopOverlay,
    onPageView: (path) => services.onPageView(registry.routes.get(path)?.source ?? 'unknown'),
    ...(host.kind === 'messaging-app' ? { pushFlags: fullScreenFlags } : {}),
  })
  bindNavigation(navigation, (path) => void screens.prefetch(registry.routes.get(path)))

  const app = makeAutoObservable({ core: makeCore(), navigation }, { core: observableRef, navigation: false })
  openOutbox().catch(services.report)
  reaction(
    () => session.loginName,
    (loginName, leaving) => {
      const previous = app.core
      app.core = makeCore()
      navigation.forget()
      previous.dispose()
      // Only on sign-out: a user who is replaced by another one finds their data again.
      if (loginName === '') {
        forgetPersisted(leaving)
        services.forget(leaving).catch(services.report)
      }
      openOutbox().catch(services.report)
    },
  )
  reaction(
    () => session.root,
    (root) => {
      if (root !== 'held' && root.shown === 'login') navigation.open('/login', { replace: true })
    },
  )
  return app
}

/** Section 2 'Navigation presentation': every push in the enterprise app, the lead's page with its bar's colour. */
function fullScreenFlags(path: string): Record<string, string> {
  return path === '/clueDetail' ? { fullscreen: '1', navigationBarColor: '0E6E83' } : { fullscreen: '1' }
}

function exitsOf(host: HostBridge) {
  return {
    native: host.native,
    nativeApp: async () => hasLeft(await host.returnToNativeApp()),
    nativeMain: async () => hasLeft(await host.openNativeMainPage()),
    closeWebView: async () => hasLeft(await host.closeWebView()),
  }
}

/** A host that closes the page may well not answer any more: only one that says so has stayed. */
const hasLeft = (result: HostResult<null>): boolean => result.ok || result.error.kind === 'timeout'
