import { lengthOf } from '#base/wire'

/** Joins class names; falsy ones are skipped. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/**
 * `maxlength` of an input that may hold `most` characters: the browser counts UTF-16 units, of which an emoji or a rare
 * Chinese character in `value` has two.
 */
export function unitsFor(most: number | undefined, value: string): number | undefined {
  return most === undefined ? undefined : most + value.length - lengthOf(value)
}

/** Root font size at the 375 px design width; the build turns px into rem with it. px */
export const DESIGN_ROOT = 37.5

/** Screen px per design px. Reads the inline style set by the boot script; the computed style would force a layout. */
export function rootScale(): number {
  // Without the boot script (tests) the root has the browser's 16 px.
  return Number.parseFloat(document.documentElement.style.fontSize) / DESIGN_ROOT || 1
}

/** Index that an arrow key, Home or End moves to in a group of options, wrapping around; undefined for other keys. */
export function nextIndex(key: string, present: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (present + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (present - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/**
 * Scrolls a horizontal line until the item is completely visible, plus `peek` px of its neighbours to show that there
 * are more. Unlike `scrollIntoView` it never scrolls the page.
 */
export function keepInView(line: HTMLElement, item: HTMLElement, peek: number): void {
  const before = item.offsetLeft - peek
  const behind = item.offsetLeft + item.offsetWidth + peek - line.clientWidth
  if (line.scrollLeft > before) line.scrollLeft = before
  else if (line.scrollLeft < behind) line.scrollLeft = behind
}
