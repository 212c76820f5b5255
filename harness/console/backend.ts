import type { ReadyScenario } from '../backend/contract'
import type { Fault } from '../backend/faults'
import type { LogRow } from '../backend/log'
import type { Wanted } from '../backend/spaces'
import type { PayloadField } from '../inspector/fieldsOf'

/* Calls of the backend simulator (`/__sim`). */

/** An area as the simulator describes it. */
export interface AreaOfSimulator {
  readonly id: string
  readonly calls: readonly { readonly method: string; readonly path: string }[]
  readonly messages: readonly {
    readonly type: string
    readonly sample: unknown
    readonly fields: readonly PayloadField[]
  }[]
  readonly examples: readonly string[]
  readonly scenarios: readonly ReadyScenario[]
}

/** Some records of a kind, with their ids in the same order. */
export interface Records {
  readonly list: readonly object[]
  readonly ids: readonly string[]
  readonly total: number
}

export interface BackendState {
  readonly store: string
  readonly size: string
  readonly seed: number
  readonly now: string
  readonly seededAt: string
  /** What its last reset asked for; null: all as at the start. */
  readonly wanted: Wanted | null
  /** The sites of a file, which a store with a size or seed of its own has not; null without one. */
  readonly import: unknown
  /** Number of writes since the reset. */
  readonly writes: number
  /** Something was saved since the reset, by the app or by hand. */
  readonly isChanged: boolean
  /** The simulator has one tester only. */
  readonly isAlone: boolean
  readonly held: number
  /** Number of the last call that it has received. */
  readonly calls: number
  readonly sizes: Readonly<Record<string, number>>
  readonly faults: readonly (Fault & { readonly seen: number; readonly fired: number })[]
}

async function call<T>(method: string, path: string, body?: unknown, init: RequestInit = {}): Promise<T> {
  const response = await fetch(`/__sim/${path}`, {
    ...init,
    method,
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  // Written by the simulator of the same commit.
  return JSON.parse(text) as T
}

export const backend = {
  areas: () => call<readonly AreaOfSimulator[]>('GET', 'areas'),
  state: () => call<BackendState>('GET', 'state'),
  /** `last`: the newest calls only. */
  log: (last?: number) => call<readonly LogRow[]>('GET', last === undefined ? 'log' : `log?last=${last}`),
  clearLog: () => call('DELETE', 'log'),
  reset: () => call('POST', 'reset', {}),
  clearFaults: () => call('DELETE', 'faults'),
  removeFaults: (faults: readonly Fault[], init?: RequestInit) => call('DELETE', 'faults', faults, init),
  records: (kind: string, filter: string) => call<Records>('GET', `records/${kind}?${filter}`),
}
