import { type PointerEvent, useRef } from 'react'
import { TAP_TOLERANCE } from '#base/config'

/** From so far on a swipe turns the page. px */
const TURN = 40

/** Turns to the next or the previous page on a horizontal swipe; the browser handles scrolling up and down. */
export function useSwipeSideways(onTurn: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const moved = useRef(false)
  const end = (event: PointerEvent) => {
    const { current } = start
    start.current = undefined
    if (!current) return
    const dx = event.clientX - current.x
    moved.current = Math.abs(dx) > TAP_TOLERANCE
    if (Math.abs(dx) >= TURN && Math.abs(dx) > Math.abs(event.clientY - current.y)) onTurn(dx < 0 ? 1 : -1)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      moved.current = false
      start.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: end,
    onPointerCancel: () => {
      start.current = undefined
    },
    /** The click that ends a swipe chooses no day. */
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!moved.current) return
      moved.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
