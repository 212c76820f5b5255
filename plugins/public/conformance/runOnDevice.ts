import type { HostBridge, HostMethod, HostResult } from '#platform/host'
import { CASES } from './cases'
import { difference } from './differences'
import { shapeOf } from './shapeOf'
import type { Case, CaseResult, Variant } from './types'

/** Variant of the host in which the page runs. */
export function variantOf({ kind, os }: Pick<HostBridge, 'kind' | 'os'>): Variant {
  if (kind === 'browser') return 'browser'
  const system = os === 'ios' ? 'ios' : 'android'
  return kind === 'partner' ? `partner-${system}` : `messaging-${system}`
}

/** Result of a real phone, with its structure for comparison with the simulator. */
export interface DeviceResult extends CaseResult {
  /** Structure of the result; see `shapeOf`. */
  readonly shape: unknown
}

/** Cases that run unattended on a phone: no setup, no permanent effect. */
export const deviceCases = (variant: Variant): readonly Case[] =>
  CASES.filter(({ runs, variants }) => runs.device && variants.includes(variant))

/** Removes the data, since a phone returns its own: only the outcome is compared. */
const endOf = (result: HostResult<unknown>): HostResult<unknown> => (result.ok ? { ok: true, data: undefined } : result)

/** Runs the cases one after another; calls `notify` with each result. */
export async function runOnDevice(
  host: HostBridge,
  cases: readonly Case[],
  notify: (result: DeviceResult) => void,
): Promise<void> {
  const variant = variantOf(host)
  for (const { id, method, request, expect } of cases) {
    const startedAt = performance.now()
    const result = await callOf(host, method, request)
    const [expected] = expect
    const end = expected?.ok ? { ok: true as const, data: undefined } : expected
    const differs = end && difference(endOf(result), end)
    notify({
      id,
      variant,
      passed: differs === undefined,
      took: Math.round(performance.now() - startedAt),
      shape: shapeOf(result),
      ...(differs !== undefined && { differs }),
    })
  }
}

/** Any method of the bridge, which checks its request itself. */
export interface AnyMethod {
  call(request: object, options: { readonly signal?: AbortSignal }): Promise<HostResult<unknown>>
}

/** Calls a method by its name. */
export function callOf(host: HostBridge, method: HostMethod, request: object, signal?: AbortSignal) {
  const { call }: AnyMethod = { call: host[method] }
  return call(request, signal ? { signal } : {})
}
