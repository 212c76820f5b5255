import { useCallback, useEffect, useRef, useState } from 'react'
import type { Point } from '#base/geo'
import { type Query, responseOf } from '#kit/records'
import { useCore } from '#platform/core'
import { isCancelled } from '#platform/http'

/** The address of a place, '' if there is none, and names of what is near it. */
export interface FoundAddress {
  readonly address: string
  readonly names: readonly string[]
}

/** The address of a place: loading, found, or failed; a failed one can be retried. */
export type PlaceState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'found'; readonly found: FoundAddress }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Loads the address of the place under a pin; the latest request wins. `onFound` receives the result. */
export function usePlaceAddress<A extends FoundAddress>(
  point: Point | undefined,
  addressQuery: (point: Point) => Query<A>,
  onFound: (found: A) => void,
) {
  const { http } = useCore()
  const [state, setState] = useState<PlaceState>({ kind: 'asking' })
  const [attempt, setAttempt] = useState(0)
  const latest = useRef({ addressQuery, onFound })
  latest.current = { addressQuery, onFound }
  const { lng, lat } = point ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
  useEffect(() => {
    if (lng === undefined || lat === undefined) return
    const controller = new AbortController()
    setState({ kind: 'asking' })
    responseOf({ http }, latest.current.addressQuery({ lng, lat }), { signal: controller.signal, background: true })
      .then(({ value }) => {
        setState({ kind: 'found', found: value })
        latest.current.onFound(value)
      })
      .catch((error: unknown) => !isCancelled(error) && setState({ kind: 'failed', error }))
    return () => controller.abort()
  }, [http, lng, lat, attempt])
  return { state, retry: useCallback(() => setAttempt((now) => now + 1), []) }
}
