import { compareShallow, makeAutoObservable, observableRef, reaction } from 'mobx'
import { buildValue } from '#base/config'
import { afterFirstScreen } from '#base/loading'
import { clearPersisted } from '#base/storage'
import {
  type Core,
  type CoreNavigation,
  createCore,
  decideAccess,
  declaredCalls,
  mergeRights,
  type OwnedCore,
} from '#platform/core'
import type { HostBridge, HostResult } from '#platform/host'
import type { Early } from '#platform/http'
import { text } from '#platform/i18n'
import { NavigationStore, openHistory } from '#platform/navigation'
import type { DeviceStorage } from '#platform/outbox'
import type { RegisteredRoute, Registry, Screens } from '#platform/plugin'
import type { SessionStore } from '#platform/session'
import { closeTopOverlay } from '#ui/components'
import { loginAddress } from './entry'
import type { RecordingUploads } from './recordingUploads'

interface AppServices extends Pick<Core, 'host' | 'http' | 'uploadFile' | 'feedback'> {
  readonly registry: Registry
  readonly screens: Screens
  readonly session: SessionStore
  /** Requests of the inline script; dropped when the user changes. */
  readonly early: Pick<Early, 'drop'>
  /** Drafts, outbox and offline copies of each user. */
  readonly storage: Pick<DeviceStorage, 'of' | 'deleteUserData'>
  readonly recordingUploads: Pick<RecordingUploads, 'start'>
  /** Called for every page view, with the route's source label (section 2). */
  readonly onPageView: (source: string) => void
  readonly report: (error: unknown, where?: string) => void
  readonly track: Core['track']
}

/** The core of the current user, and the page stack, which stays mounted when the user changes. */
export interface AppStore {
  readonly core: Core
  readonly navigation: NavigationStore
}

/**
 * Creates a core for the signed-in user and replaces it when the user changes, so that no data of the previous one
 * stays readable.
 */
export function createAppStore(services: AppServices): AppStore {
  const { registry, screens, session, host } = services
  const rights = mergeRights(registry.plugins)
  const flags = buildValue('FLAGS').split(',').filter(Boolean)

  const makeCore = (): OwnedCore => {
    const storage = services.storage.of(
      session.loginName,
      declaredCalls(registry.plugins, () => core),
    )
    const core: OwnedCore = createCore(
      {
        session,
        host,
        feedback: services.feedback,
        http: services.http,
        uploadFile: services.uploadFile,
        registry,
        navigation: forCore,
        uploadRecordings: services.recordingUploads.start,
        report: services.report,
        track: services.track,
        drafts: storage.drafts,
        offlineLists: storage.offlineLists,
        offlineRecords: storage.offlineRecords,
        outbox: storage.outbox,
        decide: (access) => decideAccess(access, { session, hostKind: host.kind, rights, flags, text }),
      },
      storage.dispose,
    )
    return core
  }
  /** Sends the outbox items that remain from an earlier visit, after the first screen. */
  const openOutbox = async () => {
    await afterFirstScreen
    if (session.loginName) await app.core.outbox.load()
  }

  const navigation = new NavigationStore({
    history: openHistory(),
    routeOf: (path) => registry.routes.get(path),
    exits: exitsOf(host),
    closeOverlay: closeTopOverlay,
    // As for links of the host: a page that is in memory shows the record as it is now.
    onOutside: () => app.core.invalidateAll(),
    prepare: (page) => screens.prepare(registry.routes.get(page.path), app.core, page),
    onPageView: (path) => services.onPageView(registry.routes.get(path)?.source ?? 'unknown'),
    ...(host.kind === 'messaging-app' ? { pushFlags: (path) => fullScreenFlags(registry.routes.get(path)) } : {}),
  })

  const forCore: CoreNavigation = {
    openHref: (address) => void navigation.push(address),
    replaceHref: navigation.replaceBy,
    back: navigation.back,
    prefetch: (route) => void screens.prefetch(registry.routes.get(route.path)),
  }

  const app = makeAutoObservable({ core: makeCore(), navigation }, { core: observableRef, navigation: false })
  openOutbox().catch(services.report)
  reaction(
    () => session.loginName,
    (loginName, leaving) => {
      const previous = app.core
      // What was asked while nobody was signed in is for the one who now is.
      if (leaving !== '') services.feedback.clear()
      services.early.drop()
      app.core = makeCore()
      navigation.reset()
      previous.dispose()
      // Deletes only on sign-out: a user who is replaced by another one finds their data on return.
      if (loginName === '') {
        clearPersisted(leaving)
        services.storage.deleteUserData(leaving).catch(services.report)
      }
      openOutbox().catch(services.report)
    },
  )
  leadToSignIn(services, navigation)
  return app
}

/**
 * Redirects to the sign-in page while no user is signed in, from every page that requires it (section 2). The sign-in
 * page then opens the requested page, but after a sign-out the workbench, because the next user may be another.
 */
function leadToSignIn({ registry, session }: AppServices, navigation: NavigationStore): void {
  const isClosed = (path: string) => registry.routes.get(path)?.open !== true
  reaction(
    () => ({ root: session.root, path: navigation.visible.path }),
    ({ root, path }, previous) => {
      if (root === 'held' || root.shown !== 'login' || !isClosed(path)) return
      const isSignOut = previous.root !== 'held' && previous.root.shown === 'app'
      navigation.open(loginAddress(isSignOut ? '/' : navigation.visible.entry.href), { replace: true })
    },
    { equals: compareShallow },
  )
}

/** Section 2 'Navigation presentation': query flags of every push in the enterprise app. */
function fullScreenFlags(entry: RegisteredRoute | undefined): Record<string, string> {
  const color = entry?.navigationBarColor
  return { fullscreen: '1', ...(color && { navigationBarColor: color }) }
}

function exitsOf(host: HostBridge) {
  return {
    native: host.native,
    nativeApp: async () => hasLeft(await host.returnToNativeApp()),
    nativeMain: async () => hasLeft(await host.openNativeMainPage()),
    closeWebView: async () => hasLeft(await host.closeWebView()),
  }
}

/** A host that closes the page may never reply, so a timeout counts as having left; any other failure does not. */
const hasLeft = (result: HostResult<null>): boolean => result.ok || result.error.kind === 'timeout'
