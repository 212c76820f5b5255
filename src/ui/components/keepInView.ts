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
