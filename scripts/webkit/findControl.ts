export type ControlKind = 'button' | 'link' | 'field' | 'option'

/**
 * Runs in the page: the first visible control of that kind with a matching accessible name; controls in a dialog are
 * first, because it covers the page.
 */
export function findControl(kind: ControlKind, pattern: string): Element | null {
  const selectors: Readonly<Record<ControlKind, string>> = {
    button: 'button, [role="button"], [role="tab"]',
    link: 'a[href]',
    field: 'input, textarea',
    option: 'label',
  }
  const isShown = (element: Element) =>
    element.closest('[hidden], [inert]') === null && element.getClientRects().length > 0
  /** Text without parts hidden from assistive technology. */
  const textOf = (element: Element): string => {
    const copy = element.cloneNode(true) as Element
    for (const part of copy.querySelectorAll('[aria-hidden="true"]')) part.remove()
    return copy.textContent ?? ''
  }
  const nameOf = (element: Element): string => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id))
    const own = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
    const reported = [...labels, ...(own ?? [])].map((label) => (label ? textOf(label) : '')).join(' ')
    return (element.getAttribute('aria-label') ?? (reported.trim() || textOf(element))).trim()
  }
  const name = new RegExp(pattern)
  const found = [...document.querySelectorAll(selectors[kind])].filter(
    (element) => isShown(element) && name.test(nameOf(element)),
  )
  return found.find((element) => element.closest('[role="dialog"]')) ?? found[0] ?? null
}

/**
 * Runs in the page: true if the control does not move and a tap would hit it; otherwise scrolls it into view for
 * the next check. A page that is still loading moves its content.
 */
export async function canBeTapped(control: Element): Promise<boolean> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  if (document.querySelector('[data-route]:not([hidden]) .skeleton')) return false
  const before = control.getBoundingClientRect()
  await frame()
  await frame()
  const { left, top, width, height } = control.getBoundingClientRect()
  if (left !== before.left || top !== before.top) return false
  const met = document.elementFromPoint(left + width / 2, top + height / 2)
  if (met !== null && (control.contains(met) || met.contains(control))) return true
  // Out of view, or covered by a bar.
  control.scrollIntoView({ block: 'center' })
  return false
}
