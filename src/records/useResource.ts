import { useCallback, useEffect, useState } from 'react'
import { type Core, useBackOnline, useCore } from '#src/core'
import { Resource } from './Resource'

/** Asks for shared data when they are first shown, and again when the network returns. Call it in an observer. */
export function useNeeded<D extends { need(): Promise<void> }>(data: D): D {
  const need = useCallback(() => void data.need(), [data])
  useEffect(need, [need])
  useBackOnline(need)
  return data
}

/**
 * Data of one page: loaded when it is shown, again when the network returns, and cancelled when it is left. What is
 * asked must not change while the page is open. Call it in an observer.
 */
export function useResource<T>(load: (core: Core, signal: AbortSignal) => Promise<T>): Resource<T> {
  const core = useCore()
  const [resource] = useState(() => new Resource((signal) => load(core, signal)))
  useEffect(() => resource.stop, [resource])
  return useNeeded(resource)
}
