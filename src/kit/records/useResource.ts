import { useCallback, useEffect, useMemo } from 'react'
import { type Core, useBackOnline, useCore } from '#platform/core'
import { Resource } from './Resource'

/** Loads shared data when they are first shown, and refetches them when the network returns. Call it in an observer. */
export function useNeeded<D extends { need(): Promise<void> }>(data: D): D {
  const need = useCallback(() => void data.need(), [data])
  useEffect(need, [need])
  useBackOnline(need)
  return data
}

/**
 * Data of one page: loaded when it is shown, refetched when the network returns, and cancelled when it is left. `key`
 * identifies the query; with another key it is other data, which load anew. Call it in an observer.
 */
export function useResource<T>(load: (core: Core, signal: AbortSignal) => Promise<T>, key = ''): Resource<T> {
  const core = useCore()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the query
  const resource = useMemo(() => new Resource((signal) => load(core, signal)), [core, key])
  useEffect(() => resource.stop, [resource])
  return useNeeded(resource)
}

/** A part of shared data, which loads and fails with it: `usePart(useStore(choices), ({ areas }) => areas)`. */
export function usePart<T, A>(whole: Resource<T>, pick: (value: T) => A) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pick` takes the same part every time
  return useMemo(
    () => ({
      get status() {
        return whole.status
      },
      get error() {
        return whole.error
      },
      get value() {
        return whole.value === undefined ? undefined : pick(whole.value)
      },
      need: whole.need,
      load: whole.load,
    }),
    [whole],
  )
}
