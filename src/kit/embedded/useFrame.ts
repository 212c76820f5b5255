import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { embedOrigins } from '#base/config'
import { type FrameMessage, readFrameMessage } from './frameMessage'

/** An embedded page that does not respond to `back` within this time has no history. ms */
const BACK_RESPONSE = 300

/**
 * Exchanges messages with the page in a frame: accepts only its window and origin, and posts to the origin it was
 * opened at.
 */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onMessage: (message: FrameMessage) => void,
) {
  const latest = useRef(onMessage)
  const answerBack = useRef<((handled: boolean) => void) | undefined>(undefined)
  useLayoutEffect(() => {
    latest.current = onMessage
  })

  useEffect(() => {
    if (origin === undefined) return
    const hear = ({ data, origin: from, source }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      if (!embedOrigins().includes(from)) return
      const message = readFrameMessage(data)
      if (message?.type === 'back') answerBack.current?.(message.payload.handled)
      else if (message) latest.current(message)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame, origin])

  const post = useCallback(
    (type: string, payload?: unknown) => {
      if (origin !== undefined) frame.current?.contentWindow?.postMessage({ type, payload }, origin)
    },
    [frame, origin],
  )

  /**
   * Requests the page to go back inside itself; resolves false if it did not. Only the page itself can access its
   * history.
   */
  const goBackInside = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        const settle = (handled: boolean) => {
          clearTimeout(timer)
          answerBack.current = undefined
          resolve(handled)
        }
        const timer = setTimeout(() => settle(false), BACK_RESPONSE)
        answerBack.current = settle
        post('back')
      }),
    [post],
  )

  return { post, goBackInside }
}
