import { buildValue, PARTNER_MARKER, REPLY_NAMES } from '#base/config'
import { afterFirstScreen, nextTask } from '#base/loading'
import type { Core } from '#platform/core'
import { findHost, type Host } from '#platform/host'
import { registerTexts, startTexts } from '#platform/i18n'
import { bindMessages, createMessages, hostEventSink } from '#platform/messages'
import { choosePlugins, createRegistry, loadPlugins, type Registry } from '#platform/plugin'
import { isOn, type Launch, readLaunch, StoredValues } from '#platform/session'
import { pluginList } from '#plugins'
import { textsOf } from '#plugins/texts'
import 'react-vant/es/styles/base.css'
import '#ui/theme'

import { bufferErrors } from '#platform/telemetry'
import { type AppStore, createAppStore } from './AppStore'
import { entryPath, showEntry } from './entry'
import { expose } from './expose'
import { Root } from './Root'
import { createServices, type Services } from './services'
import { openView } from './view'
import { type HostCallback, takeBoot } from './window'

/** How long the identity may take before code that is not needed for the first page runs meanwhile. ms */
const UNHURRIED = 1000

/**
 * Starts the app (section 4): launch address, plugins, host and texts, session, root view; then deferred start-up work.
 */
export async function boot(): Promise<void> {
  performance.mark('app:boot')
  const uncaught = bufferErrors()
  const { requests, listen } = takeBoot()
  const launch = takeLaunch()
  const registry = await openRegistry()
  const stored = new StoredValues()
  const hints = { partner: launch.partner || isOn(stored.get(PARTNER_MARKER)), ticket: launch.ticket !== '' }
  const [found] = await Promise.all([findHost(hints), startTexts()])
  const services = createServices({
    registry,
    uncaught,
    early: requests,
    found,
    stored,
  })
  reportProblems(registry, services.report)
  stored.notifyWith(() => services.notice('session.storageForbidden'))
  listen((callback) => takeCallback(services.host, callback))
  // The code of the first page is loaded while the identity is established.
  const entryScreen = services.screens.prefetch(registry.routes.get(entryPath()))
  const view = openView(services.feedback)
  const runContributions = contributionsOf(registry)
  const late = setTimeout(runContributions, UNHURRIED)
  showEntry(await services.session.boot(launch))
  clearTimeout(late)
  performance.mark('app:session')
  void services.session.loadMissingRoles()
  await entryScreen
  const app = createAppStore(services)
  services.onRenewed(() => app.core.outbox.signedIn())
  const messages = openMessages(services, app)
  expose(app, registry)
  const { entry, path, query } = app.navigation.visible
  services.screens.prepare(registry.routes.get(path), app.core, { path, query, memory: entry.memory })
  // Lets the response of the early request be processed first, so that the first frame already has its rows.
  await nextTask()
  await view.show(<Root app={app} {...services} />)
  runContributions()
  await afterFirstScreen
  services.early.drop()
  const { startDeferred } = await import(/* webpackChunkName: "deferred" */ './deferred')
  await startDeferred(services, messages, app)
}

/**
 * Runs the code with which areas contribute to the start page, which has preloaded it (scripts/build/hints.ts): once it
 * is shown, because before that it would keep it from the screen, or while the identity takes its time.
 */
function contributionsOf({ plugins }: Registry): () => void {
  if (entryPath() !== '/') return () => undefined
  return () => void Promise.allSettled(plugins.map(({ today }) => today?.()))
}

/** Reads the launch parameters and removes the credentials from the address bar. */
function takeLaunch(): Launch {
  const launch = readLaunch(window.location)
  const { pathname, search, hash } = window.location
  if (launch.address !== pathname + search + hash) window.history.replaceState(window.history.state, '', launch.address)
  return launch
}

/** Registers the listed plugins, without those that are switched off; with `--only` just that one and the core. */
async function openRegistry(): Promise<Registry> {
  const plugins = await loadPlugins(pluginList)
  const { chosen, unknown } = choosePlugins(plugins, { only: buildValue('ONLY'), off: pluginsOff() })
  if (unknown.length > 0) console.error(`no such plugin: ${unknown.join(', ')}`)
  const registry = createRegistry(chosen)
  for (const plugin of registry.plugins) registerTexts(plugin.id, ...textsOf(plugin))
  return registry
}

/** Ids of the plugins that are switched off: by the build, or by the simulated host of a harness build. */
function pluginsOff(): string {
  const isHarness = buildValue('HARNESS') === '1'
  return [buildValue('PLUGINS_OFF'), isHarness ? (Reflect.get(window, 'pluginsOff') ?? '') : ''].join()
}

/** Reports mistakes in the list of plugins, each with its owner; in development they cover the screen. */
function reportProblems({ problems }: Registry, report: Services['report']): void {
  for (const { code, plugin, owner, detail } of problems)
    report(new Error(`${code}: ${detail}`), `plugin ${plugin} (${owner}), registry`)
  if (problems.length > 0 && buildValue('MODE') === 'development')
    void import('./problemScreen').then(({ showProblems }) => showProblems(problems))
}

/** Routes a call of a global function by the host: replies settle the pending call, events go to their owner. */
function takeCallback(host: Host, { name, payload }: HostCallback): void {
  const reply = REPLY_NAMES.find((each) => each === name)
  if (reply) host.take(reply, payload)
  else hostEventSink(name, payload)
}

/** Starts the delivery of typed messages; events that arrived before are delivered first. */
function openMessages({ registry, notify, report }: Services, app: AppStore) {
  const messages = createMessages<Core>({
    owned: registry.messages,
    core: () => app.core,
    isAllowed: (core, type) => core.decide(registry.messages.get(type)?.plugin.access).ok,
    report,
  })
  bindMessages({ messages, back: app.navigation.back, notify, report })
  return messages
}
