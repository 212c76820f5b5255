import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { LONG_PRESS_DELAY, TAP_TOLERANCE } from '#src/config'

/** Handlers that call `onLongPress` after 800 ms without moving more than 5 px (section 5). */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | undefined>(undefined)
  const done = useRef(false)
  const cancel = () => {
    if (press.current) clearTimeout(press.current.timer)
    press.current = undefined
  }
  useEffect(
    () => () => {
      if (press.current) clearTimeout(press.current.timer)
    },
    [],
  )
  return {
    onPointerDown: (event: PointerEvent) => {
      cancel()
      done.current = false
      const timer = setTimeout(() => {
        press.current = undefined
        done.current = true
        onLongPress()
      }, LONG_PRESS_DELAY)
      press.current = { timer, x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent) => {
      const start = press.current
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > TAP_TOLERANCE) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    // The phone's own menu of a long press would lie over ours and take the pointer away.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    // Lifting the finger after a long press is no tap on the row around it.
    onClickCapture: (event: MouseEvent) => {
      if (!done.current) return
      done.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
