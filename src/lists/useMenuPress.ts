import { type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react'
import { LONG_PRESS_DELAY, TAP_TOLERANCE } from '#src/config'

interface PressHandlers {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly onContextMenu: (event: MouseEvent) => void
  readonly onClickCapture: (event: MouseEvent) => void
}

/** Calls `run` on a long press (section 5), right click or menu key; the click that ends a long press is suppressed. */
export function useMenuPress(run: () => void): PressHandlers {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const press = useRef({ timer: 0, x: 0, y: 0, done: false })
  useEffect(() => () => clearTimeout(press.current.timer), [])
  return useMemo(() => {
    const stop = () => clearTimeout(press.current.timer)
    const fire = () => {
      stop()
      press.current.done = true
      latest.current()
    }
    return {
      onPointerDown: ({ clientX, clientY, button }) => {
        stop()
        press.current = { timer: 0, x: clientX, y: clientY, done: false }
        if (button === 0) press.current.timer = window.setTimeout(fire, LONG_PRESS_DELAY)
      },
      onPointerMove: ({ clientX, clientY }) => {
        const { x, y } = press.current
        if (Math.hypot(clientX - x, clientY - y) > TAP_TOLERANCE) stop()
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event) => {
        event.preventDefault()
        // On touch screens the browser fires `contextmenu` during the same press.
        if (!press.current.done) fire()
      },
      onClickCapture: (event) => {
        if (!press.current.done) return
        press.current.done = false
        event.preventDefault()
        event.stopPropagation()
      },
    }
  }, [])
}
