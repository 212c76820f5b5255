import { reaction } from 'mobx'
import { buildValue } from '#src/config'
import type { Host } from '#src/host'
import type { ChannelPort, Messages } from '#src/messages'
import type { Href } from '#src/routes'
import type { Services } from './services'

/** Deferred start-up work, run after the first screen has its data. A part that fails is reported; the others go on. */
export async function startDeferred(
  services: Services,
  messages: Messages,
  open: (address: Href) => void,
): Promise<void> {
  const { telemetry, session, report } = services
  await telemetry.start().catch(report)
  await session.followDetails()
  await startMessaging(services, messages).catch(report)
  await settleHost(services, open).catch(report)
  await sendRecordings(services).catch(report)
  if (buildValue('MODE') === 'production') await keepOnDevice().catch((error) => report(error, 'service worker'))

  async function keepOnDevice() {
    const { registerShell } = await import('#src/shell')
    await registerShell({ report })
  }
}

/** Starts channel messages, messages of the sibling to-do app, and polling. */
async function startMessaging(services: Services, messages: Messages): Promise<void> {
  const { host } = services
  const messaging = await import('../messages/startMessaging')
  messaging.startMessaging({ ...services, messages, ...(host.native ? { port: portOf(host) } : {}) })
}

/** Sends and receives channel messages through a native host. */
function portOf(host: Host): ChannelPort {
  return { post: (message) => void host.sendChannelMessage(message), listen: host.listen }
}

/**
 * Loads the bridge; in a native host also applies the status-bar height and offers calls that an earlier page left
 * open.
 */
async function settleHost({ host, feedback }: Services, open: (address: Href) => void): Promise<void> {
  await host.warm()
  if (!host.native) return
  const { offerInterrupted, showStatusBar } = await import('../host/afterBoot')
  await showStatusBar(host)
  await offerInterrupted(host, feedback, open)
}

/** Uploads recordings of the signed-in user, including those that an earlier page left on the device. */
async function sendRecordings({ session, http, host, feedback, onRenewed }: Services): Promise<void> {
  const { startSegmentUploads } = await import('../recording/startSegmentUploads')
  let leave = () => {}
  reaction(
    () => session.loginName,
    (user) => {
      leave()
      leave = () => {}
      if (user === '') return
      const uploads = startSegmentUploads({ user, http, host, identity: () => session.identity, feedback })
      const forget = onRenewed(uploads.signedIn)
      leave = () => {
        forget()
        uploads.dispose()
      }
    },
    { fireImmediately: true },
  )
}
