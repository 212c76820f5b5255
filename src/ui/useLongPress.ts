import { type PointerEvent, useEffect, useRef } from 'react'
import { LONG_PRESS_DELAY, TAP_TOLERANCE } from '#src/config'

interface LongPress {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly onPointerLeave: () => void
  readonly onClickCapture: (event: React.MouseEvent) => void
}

/**
 * Handlers that call `action` after a press of 800 ms that moves at most 5 px (section 5), and suppress the click after
 * it.
 */
export function useLongPress(action: () => void, enabled: boolean): LongPress {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const done = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown: (event) => {
      stop()
      done.current = false
      if (!enabled || event.button > 0) return
      start.current = { x: event.clientX, y: event.clientY }
      timer.current = setTimeout(() => {
        done.current = true
        action()
      }, LONG_PRESS_DELAY)
    },
    onPointerMove: (event) => {
      const { x, y } = start.current
      if (Math.hypot(event.clientX - x, event.clientY - y) > TAP_TOLERANCE) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onClickCapture: (event) => {
      if (!done.current) return
      done.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
