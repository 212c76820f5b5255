import type { HostBridge, HostMethod, HostResult } from '#src/host'
import { CASES } from './cases'
import { difference } from './differences'
import { shapeOf } from './shapeOf'
import type { Case, CaseResult, Variant } from './types'

/** The column of the table that a page in this host belongs to. */
export function variantOf({ kind, os }: Pick<HostBridge, 'kind' | 'os'>): Variant {
  if (kind === 'browser') return 'browser'
  const system = os === 'ios' ? 'ios' : 'android'
  return kind === 'partner' ? `partner-${system}` : `messaging-${system}`
}

/** A result of a real phone, with what the simulator's can be held against. */
export interface DeviceResult extends CaseResult {
  /** Result and its fields by type. */
  readonly shape: unknown
}

/** Cases that a phone can run by itself: nothing has to be arranged, and nothing is left behind. */
export const deviceCases = (variant: Variant): readonly Case[] =>
  CASES.filter(({ runs, variants }) => runs.device && variants.includes(variant))

/** A phone answers with its own data: what is compared is how the call ends. */
const endOf = (result: HostResult<unknown>): HostResult<unknown> => (result.ok ? { ok: true, data: undefined } : result)

/** Runs the cases one after another; `tell` hears of each. */
export async function runOnDevice(
  host: HostBridge,
  cases: readonly Case[],
  tell: (result: DeviceResult) => void,
): Promise<void> {
  const variant = variantOf(host)
  for (const { id, method, request, expect } of cases) {
    const startedAt = performance.now()
    const result = await callOf(host, method, request)
    const [expected] = expect
    const end = expected?.ok ? { ok: true as const, data: undefined } : expected
    const differs = end && difference(endOf(result), end)
    tell({
      id,
      variant,
      passed: differs === undefined,
      took: Math.round(performance.now() - startedAt),
      shape: shapeOf(result),
      ...(differs !== undefined && { differs }),
    })
  }
}

/** A call by the name of its method. */
export function callOf(host: HostBridge, method: HostMethod, request: object, signal?: AbortSignal) {
  const call = host[method] as unknown as (
    request: object,
    options: { signal?: AbortSignal },
  ) => Promise<HostResult<unknown>>
  return call(request, signal ? { signal } : {})
}
