import { type RefObject, useEffect, useMemo } from 'react'
import { type Decoder, loadDecoder } from './decoder'

/** Between two looks at the camera's picture: fast enough for a hand, slow enough for an old phone. ms */
const LOOK_EVERY = 150

interface Looking {
  /** The camera shows something. */
  readonly isLive: boolean
  readonly onText: (text: string) => void
  /** The decoder could not be loaded. */
  readonly onFailure: () => void
}

/** Looks for a code in what the camera shows. Gives the decoder, for pictures. */
export function useDecoder(video: RefObject<HTMLVideoElement | null>, looking: Looking): Promise<Decoder> {
  const { isLive, onText, onFailure } = looking
  const decoder = useMemo(() => loadDecoder(window as object), [])
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    decoder.catch(() => isOver || onFailure())
    const look = async () => {
      const decode = await decoder
      // A frame that cannot be read (the camera has just been taken away) is one without a code.
      const text = video.current && !isOver ? await decode(video.current).catch(() => undefined) : undefined
      if (isOver) return
      if (text) onText(text)
      else timer = setTimeout(start, LOOK_EVERY)
    }
    // The failure of the decoder is told above.
    const start = () => void look().catch(() => undefined)
    if (isLive) start()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [decoder, video, isLive, onText, onFailure])
  return decoder
}
