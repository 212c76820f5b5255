import * as v from 'valibot'
import { LANGUAGE_VALUE, type Language, languageOf } from '../../src/base/config/constants'
import { showDevice } from './appearance'
import { callBackend, ownStore, presentData } from './callBackend'
import { playwrightTest, presentScenario } from './exportScenario'
import { PluginsSchema, RuleSchema } from './fieldSchemas'
import { LIFECYCLE, leave } from './lifecycle'
import { localTime } from './localTime'
import { faultsAfter, faultsWithout, memoryOf } from './memory'
import { moveTo, positionAt } from './position'
import type { Simulator } from './Simulator'
import { isHostTitle } from './scenarios'
import { checkScenario, scenarioPage, scenarioText } from './scenarioText'
import { fillElement, tapElement, waitForTarget } from './target'
import type { HostSim, Origin, Rule, Scenario } from './types'

const KEYBOARD = 300
/** wire.md 'Hosts': name of the browser's BroadcastChannel. */
const BROADCAST = 'gas-sales-app'
/** The console around the app's page. */
const CONSOLE = 'harness.html'

/** Creates `window.hostSim` for the simulated host of this page. */
export function createHostSim(simulator: Simulator, ready: Promise<void>): HostSim {
  const { view, memory, desk, toPage, log, rules, phone, panes, recorder } = simulator

  const emit: HostSim['emit'] = (name, payload, how) => toPage.call(name, payload, { kind: 'event' }, how?.encoding)

  const open = async (scenario: Scenario, next: 'fresh' | 'switched' = 'fresh'): Promise<void> => {
    const base = folder()
    memory.next = next
    memory.address = ''
    // At the same address the page would be reloaded, and the scenario that is open would go on.
    leave(simulator, base + scenarioPage(scenario, memory.session))
  }

  const folder = () => {
    const base = new URL(memory.address || view.location.href)
    return base.origin + new URL('.', base).pathname.replace(/sim\/$/, '')
  }

  /** Of the page that is shown, or that the host has ended. */
  const path = () => new URL(memory.address || view.location.href).hash.slice(1) || '/'

  const origin = (): Origin => ({
    version: memory.ended?.version ?? view.app?.version ?? 'unknown',
    commit:
      memory.ended?.commit ?? view.document.querySelector('meta[name="commit"]')?.getAttribute('content') ?? 'unknown',
    host: `${memory.scenario.host}, ${memory.device.os}`,
    session: memory.session,
    at: new Date().toISOString(),
  })

  /** Before the app runs, the name denotes an element of its page, whose language is that of its skeleton. */
  const language = (): Language | undefined => {
    if (memory.ended) return memory.ended.language
    return view.app && 'registry' in view.app ? languageOf(view.document.documentElement.lang) : undefined
  }

  const present = () => {
    const place = memory.track?.points ?? memory.position
    return presentScenario(
      { ...memory, language: language(), place, keyboard: simulator.keyboard },
      rules.list(),
      path(),
    )
  }

  /** Tells recordings in the same host apart. */
  const recordedTitle = (at: string) => {
    const { title, host } = memory.scenario
    if (title !== undefined && !isHostTitle(title)) return title
    return `${title ?? host}, ${path().replace(/\?.*$/, '')}, ${localTime(at).slice(0, 19)}`
  }

  const exported = (): Scenario => {
    const { recorded } = memory
    return { ...(recorded ? { ...recorded.start, steps: recorded.steps } : present()), origin: origin() }
  }

  const exports = {
    scenario: () => JSON.stringify(exported(), null, 2),
    url: () => `${folder()}${CONSOLE}#s=${scenarioText(exported())}`,
    playwright: () => playwrightTest(exported()),
    log: () => JSON.stringify({ origin: origin(), rows: log.rows() }, null, 2),
  }

  const changeDevice: HostSim['device'] = (change) => {
    const before = memory.device
    if (change.locale && !before.locale) memory.ownLanguage = language()
    memory.device = { ...before, ...change }
    showDevice(view, memory, before)
    if (change.locale === undefined || !(change.locale || before.locale)) return
    const chosen = languageOf(change.locale || memory.ownLanguage || view.navigator.language)
    if (view.app && 'registry' in view.app) return view.app.setLanguage(chosen)
    // An app that begins later, as after a kill, reads it there.
    simulator.storage.write(view.localStorage, LANGUAGE_VALUE, chosen)
    if (memory.ended) memory.ended = { ...memory.ended, language: chosen }
  }

  const showKeyboard: HostSim['keyboard'] = (isOpen, height = KEYBOARD) => {
    simulator.keyboard = isOpen ? height : 0
    if (isOpen) emit('openKeybord', { height })
    else emit('closeKeybord')
  }

  const changeNetwork: HostSim['network'] = (change) => {
    const before = memory.network.offline
    memory.network = { ...memory.network, ...change }
    simulator.note('network', 'done', change)
    if (memory.network.offline !== before) view.dispatchEvent(new Event(memory.network.offline ? 'offline' : 'online'))
  }

  return {
    ready,
    state: () => ({
      host: memory.scenario.host,
      scenario: memory.scenario,
      device: memory.device,
      language: language(),
      path: path(),
      permissions: { ...memory.permissions },
      rules: rules.list(),
      pending: desk.pending,
      media: memory.media,
      network: memory.network,
      position: positionAt(memory, Date.now()),
      track: memory.track?.points,
      storage: memory.storage,
      faults: memory.faults,
      pane: memory.pane,
      isVisible: !simulator.visibility.isHidden,
      isLeaving: simulator.isLeaving,
      keyboard: simulator.keyboard,
      clipboard: memory.clipboard,
      recording: phone.recorder.isRunning,
      playing: phone.playing,
      step: memory.steps.next,
      isLooking: memory.steps.isLooking,
      recorded: memory.recorded?.steps,
      recordedRows: memory.recorded?.rows,
      isRecordingSteps: memory.isRecordingSteps,
      origin: origin(),
    }),
    load: async (scenario) => open(checkScenario(scenario)),
    reset() {
      const { scenario, key } = memory
      const { device, network, permissions, media, taken, scanned, position, track, storage } = memoryOf(scenario, key)
      Object.assign(memory, { permissions, media, taken, scanned, position, track, storage })
      // A phone call ends, too.
      LIFECYCLE.resume(simulator)
      void changeDevice(device)
      changeNetwork(network)
      if (simulator.keyboard > 0) showKeyboard(false)
      for (const { id } of rules.list()) rules.remove(id)
      for (const rule of scenario.rules ?? []) rules.add(rule)
      desk.drop()
      log.clear()
      phone.recorder.end()
      phone.stopPlaying()
      panes.show(scenario.pane ?? 'app')
      if (scenario.keyboard !== undefined) showKeyboard(true, scenario.keyboard)
      log.clear()
    },
    // The schema's output equals the type, except for exactOptionalPropertyTypes.
    rule: (rule, replaced) => rules.add(v.parse(RuleSchema, rule) as Rule, replaced),
    unrule: (id) => rules.remove(id),
    answer: (id, outcome, payload) => desk.answer(id, outcome, payload),
    emit,
    device: changeDevice,
    permission(name, setting) {
      memory.permissions[name] = setting
      simulator.note('permission', 'done', { [name]: setting })
    },
    keyboard: showKeyboard,
    async lifecycle(event) {
      simulator.note(event, 'done')
      // The page is ended already, and the one that Restore opens stays.
      if (event === 'kill' && memory.ended) return
      if (event === 'kill') {
        const { version, commit } = origin()
        memory.ended = { version, commit, language: language() }
      }
      LIFECYCLE[event](simulator)
    },
    media(change) {
      memory.media = { ...memory.media, ...change }
      if (change.photos) memory.taken = 0
      if (change.scans) memory.scanned = 0
    },
    post(channel, type, payload) {
      const message = { channel, type, payload }
      if (memory.scenario.host !== 'browser') {
        if (desk.channelMessage(message)) return
        log.add({ kind: 'event', method: 'channel', wire: message, decoded: message, result: 'lost' })
        return
      }
      const broadcast = new BroadcastChannel(BROADCAST)
      broadcast.postMessage(message)
      broadcast.close()
      log.add({ kind: 'event', method: 'channel', wire: message, decoded: message, result: 'delivered' })
    },
    async persona(id) {
      // As the phone is now: what it began with would undo what was changed since. Data and completed steps are
      // omitted, so that the data does not change and no step runs twice; what was over this page is not over the next
      // one.
      const { data: _, pane: __, keyboard: ___, ...scenario } = present()
      const { faults = [] } = scenario
      // The next page sets them again.
      if (faults.length > 0) await callBackend(view, 'DELETE', 'faults', faults)
      const left = memory.scenario.steps?.slice(memory.steps.next)
      const launch = { path: '/', ...scenario.launch, persona: id }
      return open({ ...scenario, launch, steps: left ?? [] }, 'switched')
    },
    async plugins(on) {
      const plugins = { ...memory.scenario.plugins, ...v.parse(PluginsSchema, on) }
      memory.scenario = { ...memory.scenario, plugins }
      memory.next = 'reopened'
      leave(simulator, view.location.href)
    },
    pane: (show) => panes.show(show),
    network: changeNetwork,
    position: (where) => moveTo(memory, where),
    async storage({ evict, ...change }) {
      memory.storage = { ...memory.storage, ...change }
      if (evict) await simulator.storage.evict(evict)
    },
    async faults(added, how) {
      // Those of the scenario come first, so that they can be removed.
      await ready
      if (added && how === 'remove') {
        await callBackend(view, 'DELETE', 'faults', added)
        memory.faults = faultsWithout(memory.faults, added)
        return
      }
      if (added) await callBackend(view, 'POST', 'faults', added)
      else await callBackend(view, 'DELETE', 'faults')
      memory.faults = faultsAfter(memory.faults, added)
    },
    release: () => callBackend(view, 'POST', 'release'),
    async data(wanted = {}) {
      await ready
      if (Object.keys(wanted).length > 0) ownStore(view.document)
      await callBackend(view, 'POST', 'reset', wanted)
      memory.faults = []
    },
    async put(kind, id, record, version) {
      const read = version === undefined ? '' : `?version=${version}`
      await callBackend(view, 'PUT', `records/${kind}/${encodeURIComponent(id)}${read}`, record)
    },
    tap: async (target) => tapElement(await waitForTarget(target, view.document)),
    fill: async (target, text) => fillElement(await waitForTarget(target, view.document), text),
    async see(target) {
      await waitForTarget(target, view.document)
    },
    async record(on) {
      if (!on) return recorder.stop()
      // As in a replay, all is counted from now.
      Object.assign(memory, { taken: 0, scanned: 0 })
      rules.restart()
      const clock = new Date().toISOString()
      const scenario = { clock, ...present(), title: recordedTitle(clock) }
      // At once: what the tester does next is a step.
      recorder.start(scenario)
      if (memory.faults.length > 0) {
        await callBackend(view, 'DELETE', 'faults', memory.faults)
        await callBackend(view, 'POST', 'faults', memory.faults)
      }
      // The app offers days by its date, and steps name them; the back end refuses those that are past for it.
      const data = await presentData(view)
      if (data) recorder.beganWith(scenario, data)
    },
    export: (kind) => exports[kind](),
    log: (filter) => log.rows(filter),
    waitFor: (filter, ms) => log.waitFor(filter, ms),
  }
}
