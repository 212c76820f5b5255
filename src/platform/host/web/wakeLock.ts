import { HOST_TEXTS, hostDone, hostFailure, noMethod } from '../HostResult'
import type { WebWay } from './WebWay'

let lock: WakeLockSentinel | undefined
/** Renews the lock, because browsers release it when the page is hidden. */
let again: (() => void) | undefined

/** Screen Wake Lock; renewed after the page was hidden, until switched off. */
export const keepScreenOn: WebWay<'keepScreenOn'> = async ({ on }, _options, { view }) => {
  const { document } = view
  // The type declares that it always exists, but Safari before 16.4 lacks it.
  const { wakeLock }: { readonly wakeLock?: WakeLock } = view.navigator
  if (!wakeLock) return noMethod()
  if (again) document.removeEventListener('visibilitychange', again)
  again = undefined
  await lock?.release()
  lock = undefined
  if (!on) return hostDone

  const take = async () => {
    const taken = await wakeLock.request('screen')
    // Switched off in the meantime.
    if (again !== retake) await taken.release()
    else lock = taken
  }
  const retake = () => {
    // Refused when the battery is low: the screen turns off as usual.
    if (document.visibilityState === 'visible') take().catch(() => undefined)
  }
  again = retake
  document.addEventListener('visibilitychange', retake)
  try {
    await take()
    return hostDone
  } catch (native) {
    document.removeEventListener('visibilitychange', retake)
    if (again === retake) again = undefined
    return hostFailure('host', native instanceof Error && native.message ? native.message : HOST_TEXTS.fail, { native })
  }
}
