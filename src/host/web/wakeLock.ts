import { HOST_TEXTS, hostDone, hostFailure, noMethod } from '../HostResult'
import type { WebWay } from './WebWay'

let lock: WakeLockSentinel | undefined
/** Takes it again: browsers let go of it whenever the page is hidden. */
let again: (() => void) | undefined

/** Screen Wake Lock, held over every time the page is hidden until it is switched off. */
export const keepScreenOn: WebWay<'keepScreenOn'> = async ({ on }, _options, { view }) => {
  const { document } = view
  // Typed as always there; Safari before 16.4 lacks it.
  const { wakeLock }: { readonly wakeLock?: WakeLock } = view.navigator
  if (!wakeLock) return noMethod()
  if (again) document.removeEventListener('visibilitychange', again)
  again = undefined
  await lock?.release()
  lock = undefined
  if (!on) return hostDone

  const take = async () => {
    const taken = await wakeLock.request('screen')
    // Switched off meanwhile.
    if (again !== retake) await taken.release()
    else lock = taken
  }
  const retake = () => {
    // A phone that is low on battery refuses: the screen goes dark as it would without us.
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
