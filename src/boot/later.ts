import { buildValue } from '#src/config'
import type { Messages } from '#src/messages'
import type { Services } from './services'

/** What nobody waits for, once the first data is on screen; each part fails on its own. */
export async function startLater(services: Services, messages: Messages): Promise<void> {
  const { telemetry, session, report } = services
  await telemetry.start().catch(report)
  await session.loadDetails()
  await startMessaging(services, messages).catch(report)
  if (buildValue('MODE') === 'production') await keepOnDevice().catch((error) => report(error, 'service worker'))

  async function keepOnDevice() {
    const { registerShell } = await import('#src/offline')
    await registerShell({ report })
  }
}

/** Channel, sibling to-do app and polling. */
async function startMessaging({ session, http, notice, report }: Services, messages: Messages): Promise<void> {
  const messaging = await import('../messages/startMessaging')
  messaging.startMessaging({ messages, session, http, notice, report })
}
