import type { HostResult } from '#platform/host'
import type { Expectation } from './types'

/** True if every expected field has the expected value and lists have the same length; more fields are allowed. */
function holds(actual: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return Object.is(actual, expected)
  if (typeof actual !== 'object' || actual === null) return false
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((value, index) => holds(actual[index], value))
    )
  }
  const fields = actual as Readonly<Record<string, unknown>>
  return Object.entries(expected).every(([name, value]) => holds(fields[name], value))
}

const shorten = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

/** Difference between a result and its expectation; undefined if there is none. */
export function difference(result: HostResult<unknown> | undefined, expected: Expectation): string | undefined {
  const said = result?.ok === false ? { ok: false, code: result.code, ...result.error, native: undefined } : result
  return holds(said, expected) ? undefined : `expected ${shorten(expected)}, got ${shorten(said)}`
}

/** Like `difference`, for all calls of a case in order. */
export function differences(
  results: readonly (HostResult<unknown> | undefined)[],
  expected: readonly Expectation[],
): string | undefined {
  const found = expected.flatMap((each, index) => {
    const differs = difference(results[index], each)
    return differs === undefined ? [] : [expected.length > 1 ? `call ${index + 1}: ${differs}` : differs]
  })
  return found.length > 0 ? found.join('; ') : undefined
}
