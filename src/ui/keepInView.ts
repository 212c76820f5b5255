/**
 * Scrolls a line sideways until one of its items is wholly in view, with a part of its neighbours, so that one sees that
 * there are more. Unlike `scrollIntoView` it never moves the page.
 */
export function keepInView(line: HTMLElement, item: HTMLElement, peek: number): void {
  const before = item.offsetLeft - peek
  const behind = item.offsetLeft + item.offsetWidth + peek - line.clientWidth
  if (line.scrollLeft > before) line.scrollLeft = before
  else if (line.scrollLeft < behind) line.scrollLeft = behind
}
