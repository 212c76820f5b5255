import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { TAP_TOLERANCE } from '#base/config'

/** Share of the tray's width from which releasing opens it. */
const OPEN_FROM = 0.4

/** Only one row is open at a time. */
let closeOther: (() => void) | undefined

interface Swipe {
  /** True once the tray has been needed; before that it is not rendered. */
  readonly begun: boolean
  readonly close: () => void
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
    readonly onClickCapture: (event: MouseEvent) => void
  }
}

type Gesture = { readonly x: number; readonly y: number; readonly from: number; moved: boolean }

/**
 * Swipe gesture of a row: moves `front` with the finger and opens it by the width of `tray`. Positions are written to
 * the element instead of React state. `touch-action: pan-y` leaves vertical scrolling to the browser, which cancels the
 * pointer.
 */
export function useSwipe(front: RefObject<HTMLElement | null>, tray: RefObject<HTMLElement | null>): Swipe {
  const [begun, setBegun] = useState(false)
  const gesture = useRef<Gesture>(undefined)
  const offset = useRef(0)
  /** True until the next touch: the click after a swipe is not a tap. */
  const swiped = useRef(false)

  const place = (to: number, settle: boolean) => {
    const { current: element } = front
    offset.current = to
    if (!element) return
    element.style.transition = settle ? '' : 'none'
    element.style.transform = to === 0 ? '' : `translate3d(${to}px, 0, 0)`
  }
  const close = useRef(() => {
    place(0, true)
    if (closeOther === close.current) closeOther = undefined
  })

  useEffect(() => {
    const outside = (event: Event) => {
      if (offset.current === 0 || gesture.current) return
      const { target } = event
      if (target instanceof Node && front.current?.parentElement?.contains(target)) return
      close.current()
    }
    if (!begun) return
    document.addEventListener('pointerdown', outside, true)
    return () => document.removeEventListener('pointerdown', outside, true)
  }, [begun, front])

  const end = () => {
    const { current } = gesture
    gesture.current = undefined
    if (!current?.moved) return
    swiped.current = true
    const width = tray.current?.offsetWidth ?? 0
    if (-offset.current < width * OPEN_FROM) return close.current()
    place(-width, true)
    if (closeOther !== close.current) closeOther?.()
    closeOther = close.current
  }

  return {
    begun,
    close: close.current,
    handlers: {
      onPointerDown: (event) => {
        if (event.pointerType === 'mouse' && event.button > 0) return
        swiped.current = false
        gesture.current = { x: event.clientX, y: event.clientY, from: offset.current, moved: false }
      },
      onPointerMove: (event) => {
        const { current } = gesture
        if (!current || (event.pointerType === 'mouse' && event.buttons === 0)) return
        const dx = event.clientX - current.x
        if (!current.moved) {
          if (Math.abs(dx) <= TAP_TOLERANCE || Math.abs(dx) < Math.abs(event.clientY - current.y)) return
          current.moved = true
          setBegun(true)
        }
        place(Math.max(-(tray.current?.offsetWidth ?? 0), Math.min(0, current.from + dx)), false)
      },
      onPointerUp: end,
      onPointerCancel: end,
      onClickCapture: (event) => {
        // The click after a swipe and a tap on an open row do not open the record.
        const onFront = event.target instanceof Node && front.current?.contains(event.target)
        if (!onFront || (offset.current === 0 && !swiped.current)) return
        event.preventDefault()
        event.stopPropagation()
        if (!swiped.current) close.current()
        swiped.current = false
      },
    },
  }
}
