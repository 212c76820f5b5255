import { type RefObject, useEffect, useRef } from 'react'

export interface Pinch {
  /** Larger or smaller than with the last movement, by a factor. */
  readonly factor: number
  /** Between the fingers; px from the left and top edge of the element. */
  readonly x: number
  readonly y: number
}

/**
 * Handles two fingers on an element instead of its content: ECharts takes every movement of two fingers for a step of
 * 10 %, so fingers that only tremble shrink its graph (RoamController `_pinchHandler`). The engine handles one finger,
 * until there are two: then nothing moves before all are lifted.
 */
export function usePinch(area: RefObject<HTMLElement | null>, onPinch: (pinch: Pinch) => void): void {
  const latest = useRef(onPinch)
  latest.current = onPinch
  useEffect(() => {
    const element = area.current
    if (!element) return
    /** Distance of the fingers at the last movement, px; 0 when one of two was lifted. */
    let apart: number | undefined
    const move = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (one && other) {
        const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
        if (apart && now !== apart) {
          const { left, top } = element.getBoundingClientRect()
          const [x, y] = [(one.clientX + other.clientX) / 2 - left, (one.clientY + other.clientY) / 2 - top]
          latest.current({ factor: now / apart, x, y })
        }
        apart = now
      } else if (apart === undefined) return
      event.stopPropagation()
      event.preventDefault()
    }
    const lift = ({ touches }: TouchEvent) => {
      if (apart !== undefined) apart = touches.length > 0 ? 0 : undefined
    }
    const options = { capture: true, passive: false }
    element.addEventListener('touchmove', move, options)
    element.addEventListener('touchend', lift, options)
    element.addEventListener('touchcancel', lift, options)
    return () => {
      element.removeEventListener('touchmove', move, options)
      element.removeEventListener('touchend', lift, options)
      element.removeEventListener('touchcancel', lift, options)
    }
  }, [area])
}
