import { launchAddress, storeVisit } from './launch'
import { type Memory, memoryOf, readMemory } from './memory'
import { scenarios } from './scenarios'
import { readScenario } from './scenarioText'
import type { Scenario } from './types'

/** Without `?s=`: what a developer's desktop is. */
const DEFAULT = 'browser'

export interface Opened {
  readonly memory: Memory
  /** The host opens the app now; otherwise it goes on, after a reload or because the host opened it again. */
  readonly isLaunch: boolean
  /** Answers that were due to the page before come to this one. */
  readonly isRevived: boolean
}

/**
 * True when the page was loaded again, not opened: an entry that the app has been in carries its state. (The navigation's
 * own type is out of reach where a test has replaced the clock, and `performance` with it.)
 */
const isReload = ({ history }: Window): boolean => history.state !== null

/** The phone as this page finds it: the one of before, or that of the scenario in the address, which then launches the app. */
export function openMemory(view: Window): Opened {
  const key = new URLSearchParams(view.location.search).get('s') || DEFAULT
  const known = readMemory(view)
  if (known && known.key === key && (known.next !== 'fresh' || isReload(view))) {
    const isRevived = known.next === 'revived'
    return { memory: { ...known, next: 'fresh', address: '', pane: 'app' }, isLaunch: false, isRevived }
  }
  const scenario: Scenario = key === DEFAULT ? scenarios[DEFAULT] : readScenario(key)
  const memory = memoryOf(scenario, key)
  if (scenario.clock) memory.clockOffset = Date.parse(scenario.clock) - Date.now()
  return { memory, isLaunch: true, isRevived: false }
}

/** Who opens the app, in address and storage, before the app's own first script reads them. */
export function launch({ scenario }: Memory, view: Window): void {
  storeVisit(scenario, view.localStorage)
  view.history.replaceState(view.history.state, '', launchAddress(scenario, view.location))
}
