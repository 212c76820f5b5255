import { plugins } from '#plugins'
import { buildValue } from '#src/config'
import { registerTexts, startTexts } from '#src/i18n'
import { bindMessages, createMessages, hostEventSink } from '#src/messages'
import { firstData } from '#src/navigation'
import { createRegistry, describeProblems, type Registry } from '#src/plugin'
import { type Launch, readLaunch } from '#src/session'
import 'react-vant/es/styles/base.css'
import '#src/theme'
import { bufferErrors } from '../telemetry/bufferErrors'
import { type AppStore, createAppStore } from './AppStore'
import { entryPath, showEntry } from './entry'
import { startLater } from './later'
import { Root } from './Root'
import { createServices, type Services } from './services'
import { openView } from './view'
import { type EarlyEvent, takeBoot } from './window'

/** From the inline skeleton to the app (section 4): address, plugins, texts, session; then the root view, then the rest. */
export async function boot(): Promise<void> {
  performance.mark('app:boot')
  const uncaught = bufferErrors()
  const { requests, events } = takeBoot()
  const launch = takeLaunch()
  const registry = openRegistry()
  await startTexts()
  let app: AppStore | undefined
  const services = createServices({
    registry,
    uncaught,
    early: requests,
    onRenewed: () => app?.core.outbox.signedIn(),
  })
  const entryScreen = services.screens.prefetch(registry.routes.get(entryPath()))
  warmFormats()
  const view = openView(services.feedback)
  showEntry(await services.session.boot(launch))
  performance.mark('app:session')
  await entryScreen
  app = createAppStore(services)
  const messages = openMessages(services, app, events)
  view.show(<Root app={app} {...services} />)
  await firstData
  await startLater(services, messages)
}

/** The first number format of a page costs a slow phone 50 ms: paid while the screen's code is still on its way. */
function warmFormats(): void {
  new Intl.NumberFormat(document.documentElement.lang).format(0)
}

/** Reads the launch parameters; credentials leave the address bar once read. */
function takeLaunch(): Launch {
  const launch = readLaunch(window.location)
  window.history.replaceState(window.history.state, '', launch.address)
  return launch
}

/** The plugins of the list; in development those that `--only` names, and the core. */
function openRegistry(): Registry {
  const only = buildValue('ONLY')
  const registry = createRegistry(plugins.filter(({ id }) => only === '' || id === only || id === 'core'))
  if (registry.problems.length > 0) console.error(describeProblems(registry.problems))
  for (const plugin of registry.plugins) registerTexts(plugin.id, plugin.locales)
  return registry
}

/** Typed messages find their owner from now on; events that came before the app was there are the first. */
function openMessages({ registry, tell, report }: Services, app: AppStore, events: readonly EarlyEvent[]) {
  const messages = createMessages({ registry, core: () => app.core, report })
  bindMessages({ messages, back: app.navigation.back, tell, report })
  for (const { name, payload } of events) hostEventSink(name, payload)
  return messages
}
