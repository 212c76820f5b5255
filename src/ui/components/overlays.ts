// Any page may open a sheet: in a chunk of its own its style sheet would be one more request after the first screen.
import 'react-vant/es/overlay/style/index.css'
import 'react-vant/es/popup/style/index.css'
import './Sheet.css'

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface Overlay {
  readonly panel: HTMLElement
  readonly close: () => void
}

/** From the lowest to the topmost. */
const open: Overlay[] = []

/** Only the topmost can be reached: the others wait below it. */
function reachTopmost(): void {
  for (const [index, { panel }] of open.entries()) panel.toggleAttribute('inert', index < open.length - 1)
}

/** Closes the topmost sheet or dialog; false when none is open. Called before navigating back. */
export function closeTopOverlay(): boolean {
  const top = open[open.length - 1]
  top?.close()
  return top !== undefined
}

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), select:not([disabled]), [tabindex="0"]'

/** What the Tab key stops at. */
export function focusable(panel: HTMLElement): readonly HTMLElement[] {
  return Array.from(panel.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) => !element.closest('[hidden], [inert]'),
  )
}

function keepInside(panel: HTMLElement, event: KeyboardEvent): void {
  const stops = focusable(panel)
  const first = stops[0] ?? panel
  const last = stops[stops.length - 1] ?? panel
  const { activeElement } = document
  const outside = !panel.contains(activeElement) || activeElement === panel
  if (event.shiftKey && (activeElement === first || outside)) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && (activeElement === last || outside)) {
    event.preventDefault()
    first.focus()
  }
}

/**
 * Focus and key handling of an overlay: focuses `[data-autofocus]` or the panel, traps Tab inside, closes on Escape
 * when it is the topmost one, makes those below it inert, and restores the focus when it closes.
 */
export function useOverlay(panel: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useLayoutEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const element = panel.current
    if (!isOpen || !element) return
    const before = document.activeElement
    const overlay: Overlay = { panel: element, close: () => latest.current() }
    open.push(overlay)
    reachTopmost()
    const wanted = element.querySelector<HTMLElement>('[data-autofocus]') ?? element
    wanted.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => {
      if (open[open.length - 1] !== overlay) return
      if (event.key === 'Tab') keepInside(element, event)
      if (event.key !== 'Escape') return
      event.stopPropagation()
      overlay.close()
    }
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      open.splice(open.indexOf(overlay), 1)
      element.removeAttribute('inert')
      reachTopmost()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [panel, isOpen])
}

/** Mount point of overlays: the app's column, or the body where it does not exist (tests). */
export function overlayRoot(): HTMLElement {
  return document.getElementById('app') ?? document.body
}

/** True when the device is set to reduced motion. */
export function lessMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
