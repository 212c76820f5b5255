import { createRoot } from 'react-dom/client'
import { plugins } from '#plugins'
import { Feedback } from '#src/feedback'
import { createBrowserHost } from '#src/host'
import { createEarly, createHttp } from '#src/http'
import { registerTexts, startTexts, text } from '#src/i18n'
import { firstData } from '#src/navigation'
import { createRegistry, createScreens, describeProblems } from '#src/plugin'
import { readLaunch, SessionStore, StoredValues } from '#src/session'
import { createDraftsOnUse } from '#src/stores'
import '#src/theme'
import { createAppStore } from './AppStore'
import { Root } from './Root'
import { entryPath, showEntry } from './entry'
import { takeBoot } from './window'

/** From the inline skeleton to the app (section 4): address, plugins, texts, session; then the root view. */
export async function boot(): Promise<void> {
  performance.mark('app:boot')
  const launch = readLaunch(window.location)
  window.history.replaceState(window.history.state, '', launch.address)

  const registry = createRegistry(plugins)
  if (registry.problems.length > 0) console.error(describeProblems(registry.problems))
  for (const plugin of registry.plugins) registerTexts(plugin.id, plugin.locales)
  await startTexts()
  const screens = createScreens()
  const entryScreen = screens.prefetch(registry.routes.get(entryPath()))

  const feedback = new Feedback()
  const host = createBrowserHost()
  const report = (error: unknown) => console.error(error)
  const notice = (key: string) => feedback.toast(text(key))
  const stored = new StoredValues({ notice: () => notice('session.storageForbidden') })
  const http = createHttp({
    identity: () => session.identity,
    feedback,
    text,
    renew: () => session.renew(),
    report,
    early: createEarly(takeBoot()),
  })
  const session = new SessionStore({
    http,
    host,
    stored,
    text,
    tell: (words) => feedback.toast(words),
    askForPermission: () => void feedback.ask({ title: text('session.noEmployeeTitle'), text: text('session.noEmployee') }),
    identify: () => undefined,
    report,
  })

  const outcome = await session.boot(launch)
  performance.mark('app:session')
  showEntry(outcome)
  await entryScreen
  const app = createAppStore({ registry, screens, session, host, http, feedback, drafts: createDraftsOnUse(notice) })
  const element = document.getElementById('app')
  if (!element) throw new Error('the page has no element #app')
  createRoot(element).render(<Root app={app} registry={registry} screens={screens} session={session} report={report} />)
  await firstData
  await session.loadDetails()
}
