import { createRoot } from 'react-dom/client'
import { plugins } from '#plugins'
import { buildValue } from '#src/config'
import { Feedback } from '#src/feedback'
import { createBrowserHost } from '#src/host'
import { createEarly, createHttp } from '#src/http'
import { registerTexts, startTexts, text } from '#src/i18n'
import { bindMessages, createMessages, hostEventSink } from '#src/messages'
import { firstData } from '#src/navigation'
import { createRegistry, createScreens, describeProblems } from '#src/plugin'
import { readLaunch, SessionStore, StoredValues } from '#src/session'
import { createDraftsOnUse, createOutboxOnUse, createSeenPagesOnUse } from '#src/stores'
import '#src/theme'
import type { MessagingDeps } from '../messages/startMessaging'
import { bufferErrors } from '../telemetry/bufferErrors'
import { type AppStore, createAppStore } from './AppStore'
import { entryPath, showEntry } from './entry'
import { Root } from './Root'
import { createTelemetry, type Telemetry } from './telemetry'
import { takeBoot } from './window'

/** From the inline skeleton to the app (section 4): address, plugins, texts, session; then the root view. */
export async function boot(): Promise<void> {
  performance.mark('app:boot')
  const uncaught = bufferErrors()
  const earlyEvents = window.__boot?.events ?? []
  const launch = readLaunch(window.location)
  window.history.replaceState(window.history.state, '', launch.address)

  const registry = createRegistry(plugins)
  if (registry.problems.length > 0) console.error(describeProblems(registry.problems))
  for (const plugin of registry.plugins) registerTexts(plugin.id, plugin.locales)
  await startTexts()
  const screens = createScreens()
  const entryScreen = screens.prefetch(registry.routes.get(entryPath()))

  let app: AppStore | undefined
  const feedback = new Feedback()
  const host = createBrowserHost()
  const notice = (key: string) => feedback.toast(text(key))
  const stored = new StoredValues({ notice: () => notice('session.storageForbidden') })
  const http = createHttp({
    identity: () => session.identity,
    feedback,
    text,
    renew: async () => {
      const isRenewed = await session.renew()
      if (isRenewed) app?.core.outbox.signedIn()
      return isRenewed
    },
    report: (error) => telemetry.report(error),
    early: createEarly(takeBoot()),
  })
  const session = new SessionStore({
    http,
    host,
    stored,
    text,
    tell: (words) => feedback.toast(words),
    askForPermission: () =>
      void feedback.ask({ title: text('session.noEmployeeTitle'), text: text('session.noEmployee') }),
    identify: (user) => telemetry.identify(user),
    report: (error) => telemetry.report(error),
  })
  const telemetry = createTelemetry({
    http,
    source: uncaught,
    secrets: () => [session.identity.token, session.identity.ticket],
    about: () => ({ orgCode: session.employee?.orgCode ?? '', code: session.userCode ?? '' }),
  })

  const outcome = await session.boot(launch)
  performance.mark('app:session')
  showEntry(outcome)
  await entryScreen
  app = createAppStore({
    registry,
    screens,
    session,
    host,
    http,
    feedback,
    drafts: createDraftsOnUse(notice),
    outbox: createOutboxOnUse(notice),
    seen: createSeenPagesOnUse(notice),
    onPageView: telemetry.page,
    report: telemetry.report,
  })
  const { core, navigation } = app
  const messages = createMessages({ registry, core: () => app?.core ?? core, report: telemetry.report })
  bindMessages({ messages, back: navigation.back, tell: (words) => feedback.toast(words), report: telemetry.report })
  for (const { name, payload } of earlyEvents) hostEventSink(name, payload)
  const element = document.getElementById('app')
  if (!element) throw new Error('the page has no element #app')
  createRoot(element).render(
    <Root app={app} registry={registry} screens={screens} session={session} report={telemetry.report} />,
  )
  await firstData
  // Each on its own: without network the first fails and the others still have their turn.
  await telemetry.start().catch(telemetry.report)
  await session.loadDetails()
  await startMessages({ messages, session, http, notice, report: telemetry.report }).catch(telemetry.report)
  if (buildValue('MODE') === 'production') await keepOnDevice(telemetry)
}

/** Channel, sibling to-do app and polling; their code comes after the first screen. */
async function startMessages(services: MessagingDeps): Promise<void> {
  const { startMessaging } = await import('../messages/startMessaging')
  startMessaging(services)
}

/** The app itself, for an open without network; its code is loaded when everything else is there. */
async function keepOnDevice({ report }: Telemetry): Promise<void> {
  try {
    const { registerShell } = await import('#src/offline')
    await registerShell({ report })
  } catch (error) {
    report(error, 'service worker')
  }
}
