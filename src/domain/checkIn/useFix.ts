import { useCallback, useEffect, useRef, useState } from 'react'
import { distanceBetween, type Point } from '#base/geo'
import { FIX_MAX_AGE, type Fix, POOR_ACCURACY } from '#domain/checkIn/rules'
import { type Query, responseOf } from '#kit/records'
import { type Core, useCore } from '#platform/core'

/** Location status of a successful response (section 3). */
const GOOD = '0'
/** Number of attempts for a poor position: the first fix of a device is often that of a mast. */
const ATTEMPTS = 2

export interface FoundFix {
  readonly fix: Fix | undefined
  /** `denied`: the settings have to be opened first. */
  readonly state: 'asking' | 'found' | 'failed' | 'denied'
  /** Requests a new position from the device; gives the last one if that fails. */
  readonly locate: () => Promise<Fix | undefined>
}

const isPoor = ({ accuracy, at }: Fix) =>
  accuracy === undefined || accuracy > POOR_ACCURACY || Date.now() - at > FIX_MAX_AGE

const better = (a: Fix | undefined, b: Fix) =>
  a !== undefined && (a.accuracy ?? Number.POSITIVE_INFINITY) < (b.accuracy ?? Number.POSITIVE_INFINITY) ? a : b

type Located = { readonly fix: Fix } | { readonly failed: 'failed' | 'denied' }

async function locateOnce({ host }: Core, signal: AbortSignal): Promise<Located> {
  // Never a stored position: it has to show where the person is now.
  const result = await host.getLocation({ maximumAge: 0 }, { signal })
  if (!result.ok) return { failed: result.error.kind === 'denied' ? 'denied' : 'failed' }
  const { status, longitude: lng, latitude: lat, accuracy, timestamp, mock, address } = result.data
  if (status !== GOOD) return { failed: 'failed' }
  return { fix: { lng, lat, accuracy, mock, at: timestamp ?? Date.now(), ...(address && { address }) } }
}

/** Retries while the position is poor, and returns the best. */
async function locateWell(core: Core, signal: AbortSignal): Promise<Located> {
  let best: Fix | undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const requested = await locateOnce(core, signal)
    if ('failed' in requested) return best ? { fix: best } : requested
    best = better(best, requested.fix)
    if (!isPoor(best)) break
  }
  return best ? { fix: best } : { failed: 'failed' }
}

type AddressQuery = Query<{ readonly address: string }>

/** The address of a position; undefined without network, since the server finds it as well. */
async function addressOf(core: Core, requested: AddressQuery, signal: AbortSignal): Promise<string | undefined> {
  if (!navigator.onLine) return undefined
  try {
    const { value } = await responseOf(core, requested, { signal, background: true })
    return value.address || undefined
  } catch {
    // The check-in does not wait for its address: the server adds it.
    return undefined
  }
}

/**
 * A fresh position of the user with its distance to `place` and its address, which `addressQuery` finds; requested when
 * the page opens.
 */
export function useFix(place: Point | undefined, addressQuery: (point: Point) => AddressQuery): FoundFix {
  const core = useCore()
  const [fix, setFix] = useState<Fix>()
  const [state, setState] = useState<FoundFix['state']>('asking')
  const latest = useRef<Fix>(undefined)
  const address = useRef(addressQuery)
  address.current = addressQuery
  const asking = useRef<{ readonly controller: AbortController; readonly done: Promise<Fix | undefined> }>(undefined)

  const locate = useCallback(() => {
    if (asking.current) return asking.current.done
    const controller = new AbortController()
    const { signal } = controller
    const keep = (next: Fix) => {
      latest.current = next
      setFix(next)
    }
    const run = async () => {
      setState('asking')
      const requested = await locateWell(core, signal)
      if (signal.aborted) return latest.current
      asking.current = undefined
      setState('fix' in requested ? 'found' : requested.failed)
      if (!('fix' in requested)) return latest.current
      keep(requested.fix)
      if (requested.fix.address === undefined) {
        const { lng, lat } = requested.fix
        void addressOf(core, address.current({ lng, lat }), signal).then((found) => {
          if (found && latest.current === requested.fix) keep({ ...requested.fix, address: found })
        })
      }
      return requested.fix
    }
    const done = run()
    asking.current = { controller, done }
    return done
  }, [core])

  useEffect(() => {
    void locate()
    return () => {
      asking.current?.controller.abort()
      asking.current = undefined
    }
  }, [locate])

  return {
    fix: fix && measured(fix, place),
    state,
    locate: useCallback(async () => {
      const found = await locate()
      return found && measured(found, place)
    }, [locate, place]),
  }
}

function measured(fix: Fix, place: Point | undefined): Fix {
  return place ? { ...fix, distance: distanceBetween(fix, place) } : fix
}
