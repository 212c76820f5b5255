import { type HostLocation, type HostResult, hostFailure, type LocationRequest } from './HostBridge'

/** How long the device may take for a fix. ms */
const FIX_TIMEOUT = 10_000
/** The same with the browser's question to the person, which some browsers never answer. ms */
const QUESTION_TIMEOUT = 60_000
/** A good fix (wire.md, ours). */
const GOOD = '0'

type Result = HostResult<HostLocation>

/** Where the browser says the device is, in GCJ-02; city and address stay '' because no browser knows them. */
export function browserLocation(view: Window, request: LocationRequest = {}): Promise<Result> {
  const { geolocation } = view.navigator
  if (!geolocation) return Promise.resolve(hostFailure('no-method', 'method does not exist'))
  const { maximumAge = 0, signal } = request
  return new Promise((resolve) => {
    const settle = (result: Result) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
      resolve(result)
    }
    const cancel = () => settle(hostFailure('cancelled', 'canceled'))
    const timer = setTimeout(() => settle(hostFailure('timeout', 'fail')), QUESTION_TIMEOUT)
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
    const { default: gcoord } = await import('gcoord')
    const [longitude, latitude] = gcoord.transform([coords.longitude, coords.latitude], gcoord.WGS84, gcoord.GCJ02)
    const unknown = { city: '', district: '', province: '', address: '' }
    return {
      ok: true,
      data: { status: GOOD, ...unknown, latitude, longitude, accuracy: coords.accuracy, timestamp },
    }
  } catch (native) {
    // Unshifted coordinates would be wrong by hundreds of metres: no position is better.
    return hostFailure('host', 'fail', { native })
  }
}

async function failureOf(view: Window, error: GeolocationPositionError): Promise<Result> {
  if (error.code === error.TIMEOUT) return hostFailure('timeout', error.message || 'fail')
  if (error.code === error.POSITION_UNAVAILABLE) return hostFailure('host', error.message || 'fail', { native: error })
  return hostFailure('denied', error.message || 'fail', { canAskAgain: await canAskAgain(view), native: error })
}

/** A browser that cannot tell has been asked once and will most likely not ask again. */
async function canAskAgain({ navigator }: Window): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    return state === 'prompt'
  } catch {
    return false
  }
}
