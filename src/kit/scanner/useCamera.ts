import { type RefObject, useEffect, useState } from 'react'
import { closeMedia, mediaFailure, openMedia } from '#platform/host'

export interface Camera {
  /** `absent`: no camera, or it cannot be opened. */
  readonly state: 'starting' | 'live' | 'denied' | 'absent'
  /** Switches the torch; undefined if the camera has none. */
  readonly light?: (on: boolean) => Promise<void>
}

/** Missing in TypeScript's DOM types. */
interface WithLight {
  readonly torch?: boolean
}

const BACK_CAMERA = { video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } } } as const

/** Shows the camera in the video element while the component is mounted. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): Camera {
  const [camera, setCamera] = useState<Camera>({ state: 'starting' })
  useEffect(() => {
    let stream: MediaStream | undefined
    let isOver = false
    const start = async () => {
      const opened = await openMedia(window, BACK_CAMERA)
      if (isOver || !video.current) return closeMedia(opened)
      stream = opened
      video.current.srcObject = opened
      await video.current.play()
      if (!isOver) setCamera({ state: 'live', ...lightOf(opened) })
    }
    start().catch(async (error: unknown) => {
      const failure = await mediaFailure(window, 'camera', error)
      if (!isOver) setCamera({ state: failure.error.kind === 'denied' ? 'denied' : 'absent' })
    })
    return () => {
      isOver = true
      if (stream) closeMedia(stream)
    }
  }, [video])
  return camera
}

function lightOf(stream: MediaStream): Pick<Camera, 'light'> {
  const [track] = stream.getVideoTracks()
  const capabilities = (track?.getCapabilities?.() ?? {}) as WithLight
  if (!track || !capabilities.torch) return {}
  return {
    light: (torch) => {
      const wanted: MediaTrackConstraintSet & WithLight = { torch }
      return track.applyConstraints({ advanced: [wanted] })
    },
  }
}
