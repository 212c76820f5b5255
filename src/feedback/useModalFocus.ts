import { type RefObject, useEffect } from 'react'

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex="0"]'

/** Moves the focus into a modal layer, keeps it there, and gives it back to where it was; Escape calls `onEscape`. */
export function useModalFocus(layer: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const element = layer.current
    if (!element) return
    const before = document.activeElement
    const inside = () => [...element.querySelectorAll<HTMLElement>(FOCUSABLE)]
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.stopPropagation()
        onEscape()
        return
      }
      if (event.key !== 'Tab') return
      const all = inside()
      const first = all[0]
      const last = all[all.length - 1]
      const leaving = event.shiftKey ? document.activeElement === first : document.activeElement === last
      if (!leaving) return
      event.preventDefault()
      const next = event.shiftKey ? last : first
      next?.focus()
    }
    const all = inside()
    all[all.length - 1]?.focus()
    element.addEventListener('keydown', onKey)
    return () => {
      element.removeEventListener('keydown', onKey)
      if (before instanceof HTMLElement) before.focus()
    }
  }, [layer, onEscape])
}
