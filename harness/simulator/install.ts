import { CALL_PROBLEM_EVENT } from '../../src/platform/telemetry/callProblem'
import { keepBackendWorker } from '../worker/startBackend'
import type { AppWindow } from './AppWindow'
import { hideScrollbars, shiftClock, showDevice } from './appearance'
import { createHostSim } from './createHostSim'
import { ENDED_PAGE } from './lifecycle'
import { readMemory } from './memory'
import { launch, openMemory } from './openMemory'
import { keepOwnHistory } from './ownHistory'
import { prepareBackend } from './prepareBackend'
import { callToAnswer, firstPage, runSteps } from './runSteps'
import { Simulator } from './Simulator'
import { waitForTarget } from './target'
import type { HostSim, Scenario, Step, Target } from './types'

/* First script of /simulated.html, and the only one on the page of an ended web view: the app's page is unchanged,
   the host beneath it is simulated. */

/** Responses due to the dead page arrive once the app of the new page is listening. ms after load */
const REVIVAL = 1000

/** Puts over the app's first page what a scenario begins with: a page of the host, the keyboard. */
async function openPanels({ memory, view }: Simulator, hostSim: HostSim): Promise<void> {
  const { pane, keyboard } = memory.scenario
  if (pane === undefined && keyboard === undefined) return
  try {
    await hostSim.ready
  } catch {
    // The timeline says what the back end has refused.
    return
  }
  await firstPage(view.document)
  if (pane !== undefined) hostSim.pane(pane)
  if (keyboard !== undefined) hostSim.keyboard(true, keyboard)
}

/** Runs the scenario's steps on this page, once it is shown; the page of an ended web view shows none. */
function startSteps(simulator: Simulator, hostSim: HostSim, shown: () => Promise<void>): void {
  const { memory, log, desk, view } = simulator
  const act = (step: Step): unknown => {
    const [first, ...rest] = step.with
    const given = step.call === 'answer' ? [callToAnswer(String(first), desk.pending), ...rest] : [...step.with]
    return Reflect.apply(hostSim[step.call], hostSim, given)
  }
  const begin = async () => {
    await hostSim.ready
    await shown()
  }
  const find = (target: Target) => waitForTarget(target, view.document)
  void runSteps({ memory, log, act, find, begin, isLeaving: () => simulator.isLeaving })
}

/** Replaces in a harness build the build variable `PLUGINS_OFF`. */
function pluginsOff({ plugins = {} }: Scenario): string {
  return Object.keys(plugins)
    .filter((id) => plugins[id] === false)
    .join()
}

function installHost(view: AppWindow): void {
  const { memory, isLaunch, isRevived } = openMemory(view)
  // First of all: the timeline goes by it.
  shiftClock(view, memory.clockOffset)
  keepOwnHistory(view, memory.pages)
  const prepared = isLaunch
    ? prepareBackend(memory.scenario, view, (method, result) => simulator.note(method, result))
    : Promise.resolve()
  const due = memory.pending
  memory.pending = []
  const simulator = new Simulator(view, memory, prepared)
  if (isLaunch) for (const rule of memory.scenario.rules ?? []) simulator.rules.add(rule)
  const page = view.location.hash.slice(1) || '/'
  simulator.note(isLaunch ? 'launch' : isRevived ? 'revived' : 'reloaded', 'done', page)
  keepBackendWorker(view.navigator)
  showDevice(view, memory)
  hideScrollbars(view)
  Object.assign(view, { pluginsOff: pluginsOff(memory.scenario) })
  if (isLaunch) launch(memory, view, simulator.storage.write)
  simulator.installObjects()
  view.addEventListener('pagehide', () => simulator.keep())
  if (isRevived) view.addEventListener('load', () => setTimeout(() => simulator.desk.revive(due), REVIVAL))
  view.addEventListener(CALL_PROBLEM_EVENT, (event) => {
    const line = String((event as CustomEvent).detail)
    simulator.log.add({ kind: 'problem', method: 'call', wire: undefined, decoded: undefined, result: line })
  })
  const hostSim = createHostSim(simulator, prepared)
  view.hostSim = simulator.recorder.recording(hostSim)
  simulator.recorder.listen(view.document)
  const opened = isLaunch ? openPanels(simulator, hostSim) : Promise.resolve()
  startSteps(simulator, hostSim, () => opened.then(() => firstPage(view.document)))
}

/** The phone after the web view was ended: still running, and able to reopen the app. */
function installAfterEnd(view: AppWindow): void {
  const memory = readMemory(view)
  if (!memory) return
  const due = memory.pending
  const simulator = new Simulator(view, memory, Promise.resolve())
  view.addEventListener('pagehide', () => simulator.keep(due))
  const hostSim = createHostSim(simulator, Promise.resolve())
  view.hostSim = simulator.recorder.recording(hostSim)
  startSteps(simulator, hostSim, () => Promise.resolve())
}

if (window.location.pathname.endsWith(`/${ENDED_PAGE}`)) installAfterEnd(window)
else installHost(window)
