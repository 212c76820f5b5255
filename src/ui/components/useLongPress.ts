import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { KIT_LONG_PRESS_START, LONG_PRESS_DELAY, TAP_TOLERANCE } from '#base/config'

interface LongPress {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly onPointerLeave: () => void
  readonly onClickCapture: (event: MouseEvent) => void
  readonly onContextMenu?: (event: MouseEvent) => void
}

interface LongPressOptions {
  /** Default true. */
  readonly enabled?: boolean
  /** The action also replaces the context menu of a right click or menu key. */
  readonly contextMenu?: boolean
}

/**
 * Handlers that call `action` after a press of 800 ms (500 ms in place of a context menu) that moves at most 5 px
 * (sections 5, 9), and suppress the click after it.
 */
export function useLongPress(action: () => void, options: LongPressOptions = {}): LongPress {
  const { enabled = true, contextMenu = false } = options
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; x: number; y: number; done: boolean }>({
    x: 0,
    y: 0,
    done: false,
  })
  const stop = () => clearTimeout(press.current.timer)
  const fire = () => {
    stop()
    press.current.done = true
    action()
  }
  useEffect(() => () => clearTimeout(press.current.timer), [])
  return {
    onPointerDown: ({ clientX, clientY, button }) => {
      stop()
      press.current = { x: clientX, y: clientY, done: false }
      if (enabled && button <= 0)
        press.current.timer = setTimeout(fire, contextMenu ? KIT_LONG_PRESS_START : LONG_PRESS_DELAY)
    },
    onPointerMove: ({ clientX, clientY }) => {
      const { x, y } = press.current
      if (Math.hypot(clientX - x, clientY - y) > TAP_TOLERANCE) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onClickCapture: (event) => {
      if (!press.current.done) return
      press.current.done = false
      event.preventDefault()
      event.stopPropagation()
    },
    ...(contextMenu && {
      onContextMenu: (event: MouseEvent) => {
        event.preventDefault()
        // On touch screens the browser fires `contextmenu` during the same press.
        if (!press.current.done) fire()
      },
    }),
  }
}
