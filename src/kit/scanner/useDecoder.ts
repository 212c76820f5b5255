import { type RefObject, useEffect, useMemo } from 'react'
import { type Decoder, loadDecoder } from './decoder'

/** Interval between scans of the camera frame: short enough for a moving hand, long enough for an old phone. ms */
const LOOK_EVERY = 150

interface Looking {
  /** The camera is running. */
  readonly isLive: boolean
  readonly onText: (text: string) => void
  /** Called if the decoder fails to load. */
  readonly onFailure: () => void
}

/** Scans the camera frames for a code. Returns the decoder, for images. */
export function useDecoder(video: RefObject<HTMLVideoElement | null>, looking: Looking): Promise<Decoder> {
  const { isLive, onText, onFailure } = looking
  const decoder = useMemo(() => loadDecoder(window as object), [])
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    decoder.catch(() => isOver || onFailure())
    const look = async () => {
      const decode = await decoder
      // An unreadable frame (the camera was just released) counts as one without a code.
      const text = video.current && !isOver ? await decode(video.current).catch(() => undefined) : undefined
      if (isOver) return
      if (text) onText(text)
      else timer = setTimeout(start, LOOK_EVERY)
    }
    // A failed decoder is reported above.
    const start = () => void look().catch(() => undefined)
    if (isLive) start()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [decoder, video, isLive, onText, onFailure])
  return decoder
}
