import type { AppWindow } from './AppWindow'
import { shiftClock, showDevice } from './appearance'
import { createHostSim } from './createHostSim'
import { ENDED_PAGE } from './lifecycle'
import { readMemory } from './memory'
import { launch, openMemory } from './openMemory'
import { Simulator } from './Simulator'
import type { Scenario } from './types'

/*
 * The script that /simulated.html runs before everything else, and the only one on the page of an ended web view: the
 * app's page stays what it is, the host below it is simulated.
 */

/** The dead page's answers come once the app of the new one listens. ms after its load */
const REVIVAL = 1000

/** Faults are the backend simulator's; no call of the app leaves before they are set. */
async function setFaults({ faults }: Scenario, view: Window): Promise<void> {
  if (!faults || faults.length === 0) return
  const answer = await view.fetch('/__sim/faults', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(faults),
  })
  if (!answer.ok) throw new Error(`the faults were not taken: ${answer.status} ${await answer.text()}`)
}

function installHost(view: AppWindow): void {
  const { memory, isLaunch, isRevived } = openMemory(view)
  // With the browser's own fetch: the simulated network waits for it.
  const faults = isLaunch ? setFaults(memory.scenario, view) : Promise.resolve()
  const due = memory.pending
  memory.pending = []
  const simulator = new Simulator(view, memory, faults)
  if (isLaunch) for (const rule of memory.scenario.rules ?? []) simulator.rules.add(rule)
  simulator.note(isLaunch ? 'launch' : isRevived ? 'revived' : 'reloaded', 'done')
  shiftClock(view, memory.clockOffset)
  showDevice(view, memory)
  if (isLaunch) launch(memory, view)
  simulator.installObjects()
  view.addEventListener('pagehide', () => simulator.keep())
  if (isRevived) view.addEventListener('load', () => setTimeout(() => simulator.desk.revive(due), REVIVAL))
  view.hostSim = createHostSim(simulator, faults)
}

/** The phone after the web view's end: it is still there, and can open the app again. */
function installAfterEnd(view: AppWindow): void {
  const memory = readMemory(view)
  if (!memory) return
  const due = memory.pending
  const simulator = new Simulator(view, memory, Promise.resolve())
  view.addEventListener('pagehide', () => simulator.keep(due))
  view.hostSim = createHostSim(simulator, Promise.resolve())
}

if (window.location.pathname.endsWith(`/${ENDED_PAGE}`)) installAfterEnd(window)
else installHost(window)
