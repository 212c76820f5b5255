import { useCallback, useEffect, useRef, useState } from 'react'
import { useCore } from '#src/core'
import type { Point } from '#src/geo'
import { isCancelled } from '#src/http'
import { getQueryAddress, type PlaceAddress } from '../../api'

/** The address of a place: on its way, found, or failed; a failed one can be asked for again. */
export type PlaceState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'found'; readonly found: PlaceAddress }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Asks for the address of the place under the pin; the last question wins. `onFound` takes the answer. */
export function usePlaceAddress(point: Point | undefined, onFound: (found: PlaceAddress) => void) {
  const { http } = useCore()
  const [state, setState] = useState<PlaceState>({ kind: 'asking' })
  const [attempt, setAttempt] = useState(0)
  const tell = useRef(onFound)
  tell.current = onFound
  const { lng, lat } = point ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (lng === undefined || lat === undefined) return
    const controller = new AbortController()
    setState({ kind: 'asking' })
    http(getQueryAddress, { lng, lat }, { signal: controller.signal, background: true })
      .then((found) => {
        setState({ kind: 'found', found })
        tell.current(found)
      })
      .catch((error: unknown) => !isCancelled(error) && setState({ kind: 'failed', error }))
    return () => controller.abort()
  }, [http, lng, lat, attempt])
  return { state, retry: useCallback(() => setAttempt((now) => now + 1), []) }
}
