import { buildValue } from '#base/config'
import { whenIdle } from '#base/loading'
import { defineRoute, type Href, href, string } from '#base/routes'
import { askAboutStoredCalls } from '#kit/calls'
import { canReach, inbox } from '#platform/core'
import { type Host, loadAfterBoot } from '#platform/host'
import { type ChannelPort, loadMessaging, type Messages } from '#platform/messages'
import type { AppStore } from './AppStore'
import { entryPath } from './entry'
import { announceSettled } from './expose'
import type { Services } from './services'

/** Landing page of a message (section 2): marks it as read and opens what it leads to. */
const landing = defineRoute('/blankPage', { search: { mid: string } })

/** Deferred start-up work, run after the first screen has its data. A failure is reported; the other parts continue. */
export async function startDeferred(services: Services, messages: Messages, app: AppStore): Promise<void> {
  const { registry, screens, telemetry, session, recordingUploads, report } = services
  const isShellKept = buildValue('MODE') === 'production' && 'serviceWorker' in navigator
  // First of all, and not waited for: what is not stored cannot be opened without network.
  if (isShellKept) void keepOnDevice().catch((error) => report(error, 'service worker'))
  // Idle time in between: on a slow phone the user may be touching the first screen by now.
  await telemetry.start().catch(report)
  await whenIdle()
  await session.followDetails()
  await whenIdle()
  await startMessaging(services, messages, app).catch(report)
  await whenIdle()
  await settleHost(services, (address) => void app.navigation.open(address)).catch(report)
  await whenIdle()
  recordingUploads.startIfNeeded()
  // Not awaited: it ends with the user's answer.
  void askAboutStoredCalls(app.core).catch((error) => report(error, 'calls'))
  announceSettled()
  if (!isShellKept) await screens.prefetchArea(registry.routes, entryPath())

  async function keepOnDevice() {
    const { registerShell } = await import(/* webpackChunkName: "deferred" */ '#app/shell')
    await registerShell({ report })
  }
}

/** Starts channel messages, messages of the sibling to-do app, and polling. */
async function startMessaging(services: Services, messages: Messages, app: AppStore): Promise<void> {
  const { host } = services
  const messaging = await loadMessaging()
  const news = () => app.core.store(inbox)
  messaging.startMessaging({
    ...services,
    messages,
    begin: () => news().begin(),
    asked: () => news().asked,
    // At each push: while nobody is signed in, no page can be reached.
    landing: () =>
      canReach(app.core, landing.path)
        ? ({ id }) => app.core.navigation.openHref(href(landing, { mid: id }))
        : undefined,
    isListed: () => news().listing > 0,
    now: () => news().now().getTime(),
    ...(host.native ? { port: portOf(host) } : {}),
  })
}

/** Sends and receives channel messages through a native host. */
function portOf(host: Host): ChannelPort {
  return { post: (message) => void host.sendChannelMessage(message), listen: host.listen }
}

/**
 * In a native host: loads the bridge, applies the status-bar height and offers calls that an earlier page left open. A
 * browser loads the bridge with the first call.
 */
async function settleHost({ host, feedback }: Services, open: (address: Href) => void): Promise<void> {
  if (!host.native) return
  await host.warm()
  const { offerInterrupted, showStatusBar } = await loadAfterBoot()
  await showStatusBar(host)
  await offerInterrupted(host, feedback, open)
}
