import type { Core } from '#platform/core'

type Load<T> = (core: Core, signal: AbortSignal) => Promise<T>

/**
 * A load that several contributions of an area need, such as badge and today: one request for each load of the
 * workbench, whose contributions have one signal.
 */
export function sharedLoad<T>(load: Load<T>): Load<T> {
  /** The last load of each user. */
  const loads = new WeakMap<Core, { readonly signal: AbortSignal; readonly result: Promise<T> }>()
  return (core, signal) => {
    const last = loads.get(core)
    if (last?.signal === signal) return last.result
    const result = load(core, signal)
    loads.set(core, { signal, result })
    return result
  }
}
