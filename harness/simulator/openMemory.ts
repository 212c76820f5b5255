import { launchAddress, storeVisit } from './launch'
import { type Memory, memoryOf, readMemory } from './memory'
import { noPages } from './ownHistory'
import { scenarios } from './scenarios'
import { partsOfHash, readScenario } from './scenarioText'
import type { WriteValue } from './storage'
import type { Scenario } from './types'

/** Scenario without `?s=`: a developer's desktop. */
const DEFAULT = 'browser'

export interface Opened {
  readonly memory: Memory
  /** True if the host opens the app; false after a reload or when the host reopened it. */
  readonly isLaunch: boolean
  /** Responses due to the previous page are delivered to this one. */
  readonly isRevived: boolean
}

/**
 * True if the page was reloaded: an entry used by the app has a state. (The navigation type is not available where a
 * test has replaced the clock, and `performance` with it.)
 */
const isReload = ({ history }: Window): boolean => history.state !== null

/**
 * State of the phone for this page: the stored one, or a new one from the scenario in the address, which then launches
 * the app.
 */
export function openMemory(view: Window): Opened {
  const query = new URLSearchParams(view.location.search)
  const { text: handed } = partsOfHash(view.location.hash)
  const named = query.get('s') || DEFAULT
  const text = handed || named
  // Another `run` starts the same scenario again.
  const key = named + (query.get('run') ?? '')
  const known = readMemory(view)
  const isRevived = known?.next === 'revived'
  if (known && known.key === key && !handed && (isRevived || known.next === 'reopened' || isReload(view))) {
    const pages = isReload(view) ? known.pages : noPages()
    const memory: Memory = { ...known, next: 'fresh', address: '', ended: undefined, pane: 'app', pages }
    return { memory, isLaunch: false, isRevived }
  }
  const scenario: Scenario = text === DEFAULT ? scenarios[DEFAULT] : readScenario(text)
  const memory = memoryOf(scenario, key)
  // The session of another persona is a step of what is recorded; its log begins anew.
  if (known?.next === 'switched' && known.recorded) {
    memory.recorded = { ...known.recorded, seen: 0, rows: { from: 0, steps: [] } }
    memory.isRecordingSteps = known.isRecordingSteps
  }
  if (scenario.clock) memory.clockOffset = Date.parse(scenario.clock) - Date.now()
  return { memory, isLaunch: true, isRevived: false }
}

/** Writes the user to address and storage before the app's first script reads them. */
export function launch({ scenario }: Memory, view: Window, write?: WriteValue): void {
  storeVisit(scenario, view, write)
  view.history.replaceState(view.history.state, '', launchAddress(scenario, view.location))
}
