import type { ReadyScenario } from '../backend/contract'
import type { Fault } from '../backend/faults'
import type { LogRow } from '../backend/log'
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
  readonly held: number
  readonly sizes: Readonly<Record<string, number>>
  readonly faults: readonly (Fault & { readonly seen: number; readonly fired: number })[]
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/__sim/${path}`, {
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
  log: () => call<readonly LogRow[]>('GET', 'log'),
  clearLog: () => call('DELETE', 'log'),
  reset: (data?: { readonly size: string; readonly seed: number }) => call('POST', 'reset', data ?? {}),
  clearFaults: () => call('DELETE', 'faults'),
  release: () => call<{ readonly released: number }>('POST', 'release', {}),
  records: (kind: string, filter: string) => call<Records>('GET', `records/${kind}?${filter}`),
  put: (kind: string, id: string, record: unknown) => call('PUT', `records/${kind}/${encodeURIComponent(id)}`, record),
}
