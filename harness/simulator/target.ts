import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import { COUNTS, withoutCount } from './counts'
import type { Target } from './types'

/** Waiting time for a control or text. ms */
const PATIENCE = 10_000
const INTERVAL = 100
/** Longest text that a step expects. */
const LONGEST_TEXT = 80

/** Roles of what a user touches. */
const CONTROLS: readonly string[] = [
  ...['button', 'link', 'tab', 'checkbox', 'radio', 'switch', 'option', 'menuitem', 'menuitemradio'],
  ...['combobox', 'textbox', 'searchbox', 'spinbutton', 'slider'],
]
const normal = (text: string) => text.replace(/\s+/g, ' ').trim()
const nameOf = (element: Element) => normal(computeAccessibleName(element))
/** `name`: of the element, without the count that it shows. */
const steadyName = (element: Element, name: string) => (element.querySelector(COUNTS) ? withoutCount(name) : name)
const isHidden = (element: Element) =>
  element.closest('[inert],[hidden],[aria-hidden="true"]') !== null ||
  !element.checkVisibility({ visibilityProperty: true })

/** The control around an element that was touched. */
export function controlAt(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) if (CONTROLS.includes(getRole(at) ?? '')) return at
  return undefined
}

/** Names a control as a user would, without its count; undefined if it has no role or name. */
export function describeControl(element: Element): Target | undefined {
  const role = getRole(element)
  const name = steadyName(element, nameOf(element))
  if (!role || !name) return undefined
  const within = element.closest('[data-record]')?.getAttribute('data-record') ?? undefined
  const alike = { role, name, ...(within && { within }) }
  const all = shownLike(alike, element.ownerDocument).flatMap((each) => (each.steady === name ? each.element : []))
  return all.length > 1 ? { ...alike, nth: all.indexOf(element) } : alike
}

/** Names what an element shows: its text, or itself or the control around it; undefined without a text and a name. */
export function describeSeen(element: Element): Target | undefined {
  const text = normal(element.textContent ?? '').slice(0, LONGEST_TEXT)
  if (text !== '') return { text }
  const control = controlAt(element)
  return describeControl(element) ?? (control && describeControl(control))
}

type Control = Exclude<Target, { text: string }>

/** Visible elements of the role, inside the record, each with its name and that without a count. */
function shownLike({ role, within }: Control, document: Document) {
  // A record may be shown several times: in a list that is kept hidden, and in the head of its page.
  const root = within === undefined ? '' : `[data-record="${CSS.escape(within)}"] `
  const shown = [...document.querySelectorAll(`${root}*`)].filter(
    (element) => getRole(element) === role && !isHidden(element),
  )
  return shown.map((element) => {
    const name = nameOf(element)
    return { element, name, steady: steadyName(element, name) }
  })
}

/**
 * All visible elements that the target names. One whose name differs in its count alone is meant if it is the only one,
 * and none has the name itself: where a page is slow, a tile has no count yet.
 */
export function elementsOf(target: Target, document: Document): readonly Element[] {
  if ('text' in target) return innermost(target.text, document)
  const { name, nth } = target
  const shown = shownLike(target, document)
  const named = (is: (each: (typeof shown)[number]) => boolean) => shown.filter(is).map(({ element }) => element)
  const steady = named((each) => each.steady === name)
  const exact = named((each) => each.name === name)
  if (nth !== undefined) return (steady.length > 0 ? steady : exact).slice(nth, nth + 1)
  if (exact.length > 0) return exact
  const alike = steady.length > 0 ? steady : named((each) => each.steady === withoutCount(name))
  return alike.length === 1 ? alike : []
}

/** Visible elements with the text, without those around them. */
function innermost(text: string, document: Document): readonly Element[] {
  const holds = (element: Element) => normal(element.textContent ?? '').includes(normal(text))
  return [...document.body.querySelectorAll('*')].filter(
    (element) => holds(element) && ![...element.children].some(holds) && !isHidden(element),
  )
}

const isUsable = (element: Element) => !element.matches(':disabled,[aria-disabled="true"]')

/** Resolves once there is such an element, and it is not disabled. */
export async function waitForTarget(target: Target, document: Document): Promise<Element> {
  const end = performance.now() + PATIENCE
  for (;;) {
    const found = elementsOf(target, document).find(isUsable)
    if (found) return found
    if (performance.now() > end) throw new Error(`the page does not show ${JSON.stringify(target)}`)
    await new Promise((resolve) => setTimeout(resolve, INTERVAL))
  }
}

/** Taps like a finger. */
export function tapElement(element: Element): void {
  element.scrollIntoView({ block: 'center' })
  for (const type of ['pointerdown', 'pointerup'])
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true }))
  if (element instanceof HTMLElement) element.click()
}

/** Replaces the value of a field as typing does; React listens to the setter of the element's class. */
export function fillElement(element: Element, text: string): void {
  if (element instanceof HTMLElement) element.focus()
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text)
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
}
