import { useEffect, useRef, useState } from 'react'
import { useCore } from '#platform/core'
import { useMapTexts } from './texts'
import type { MapPosition } from './types'

/** A fix is up to date for this long. ms */
const GOOD_FOR = 10_000
/** Location status of a usable response (wire.md 'Clients'). */
const GOOD = '0'

/** Requests the user's position from the host, in GCJ-02, and reports why it failed. `maximumAge` of a fix in ms. */
export function useLocate(onFound: (position: MapPosition) => void, maximumAge = GOOD_FOR) {
  const { host, feedback } = useCore()
  const t = useMapTexts()
  const [state, setState] = useState<'idle' | 'asking' | 'found'>('idle')
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  const locate = async () => {
    if (asking.current) return
    const controller = new AbortController()
    asking.current = controller
    setState('asking')
    const result = await host.getLocation({ maximumAge }, { signal: controller.signal })
    asking.current = undefined
    if (controller.signal.aborted) return
    if (result.ok && result.data.status === GOOD) {
      const { longitude: lng, latitude: lat, accuracy } = result.data
      setState('found')
      onFound({ lng, lat, accuracy })
      return
    }
    setState('idle')
    const error = result.ok ? undefined : result.error
    if (error?.kind === 'cancelled') return
    if (error?.kind !== 'denied') feedback.toast(t('locateFailed'))
    else if (error.canAskAgain === false) {
      const run = () => void host.openSettings({ page: 'location' })
      feedback.toast(t('locateDenied'), { action: { label: t('openSettings'), run } })
    } else feedback.toast(t('locateDenied'))
  }

  return { state, locate }
}
