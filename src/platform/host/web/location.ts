import { loadGcj02 } from '#base/geo'
import type { HostLocation } from '../calls'
import { HOST_TEXTS, type HostResult, hostFailure, noMethod } from '../HostResult'
import { canAskAgain } from './media'
import type { WebWay } from './WebWay'

/** Timeout of the device for a fix. ms */
const FIX_TIMEOUT = 10_000
/** Timeout including the browser's permission prompt, which some browsers never resolve. ms */
const QUESTION_TIMEOUT = 60_000
/** Status of a valid fix (wire.md, ours). */
const GOOD = '0'

type Result = HostResult<HostLocation>

/** Position from the browser, in GCJ-02; city and address are '' because browsers do not provide them. */
export const getLocation: WebWay<'getLocation'> = ({ maximumAge = 0 }, { signal }, { view }) => {
  const { geolocation } = view.navigator
  if (!geolocation) return Promise.resolve(noMethod())
  return new Promise((resolve) => {
    const settle = (result: Result) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
      resolve(result)
    }
    const cancel = () => settle(hostFailure('cancelled', HOST_TEXTS.cancelled))
    const timer = setTimeout(() => settle(hostFailure('timeout', HOST_TEXTS.fail)), QUESTION_TIMEOUT)
    if (signal?.aborted) {
      cancel()
      return
    }
    signal?.addEventListener('abort', cancel)
    geolocation.getCurrentPosition(
      (position) => void read(position).then(settle),
      (error) => void failureOf(view, error).then(settle),
      { enableHighAccuracy: true, maximumAge, timeout: FIX_TIMEOUT },
    )
  })
}

async function read({ coords, timestamp }: GeolocationPosition): Promise<Result> {
  try {
    const { toGcj02 } = await loadGcj02()
    const { lng: longitude, lat: latitude } = toGcj02({ lng: coords.longitude, lat: coords.latitude })
    const unknown = { city: '', district: '', province: '', address: '' }
    return {
      ok: true,
      data: { status: GOOD, ...unknown, latitude, longitude, accuracy: coords.accuracy, timestamp },
    }
  } catch (native) {
    // Unshifted coordinates would be off by hundreds of metres, so no position is returned.
    return hostFailure('host', HOST_TEXTS.fail, { native })
  }
}

async function failureOf(view: Window, error: GeolocationPositionError): Promise<Result> {
  const text = error.message || HOST_TEXTS.fail
  if (error.code === error.TIMEOUT) return hostFailure('timeout', text)
  if (error.code === error.POSITION_UNAVAILABLE) return hostFailure('host', text, { native: error })
  return hostFailure('denied', text, { canAskAgain: await canAskAgain(view, 'geolocation'), native: error })
}
