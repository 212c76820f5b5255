/**
 * Runs in the page: reports unreadable text and targets that cannot be hit, one line each. Self-contained, because
 * Playwright sends its source. Checks only what is on screen, since long lists repeat.
 */
export function layoutProblems(): string[] {
  const problems: string[] = []
  /** Tolerance for boxes with fractions of pixels. */
  const slack = 1.5
  const smallest = 44

  const column = document.getElementById('app')?.getBoundingClientRect()
  const left = column?.left ?? 0
  const right = column?.right ?? innerWidth

  const shown = (element: Element): boolean => {
    const style = getComputedStyle(element)
    if (style.visibility !== 'visible' || Number(style.opacity) === 0) return false
    return element.closest('[hidden], [inert], [aria-hidden="true"]') === null && element.getClientRects().length > 0
  }
  const name = (element: Element): string => {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${label.trim().slice(0, 40)}`
  }
  const ancestors = (element: Element): Element[] => {
    const list: Element[] = []
    for (let at: Element | null = element; at; at = at.parentElement) list.push(at)
    return list
  }
  const scrollsSideways = (element: Element): boolean =>
    ancestors(element).some(
      (at) => /auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth + 1,
    )
  const shortens = (element: Element): boolean =>
    ancestors(element)
      .slice(0, 4)
      .some((at) => {
        const style = getComputedStyle(at)
        const isCut = style.textOverflow === 'ellipsis' || !/^(?:none|)$/.test(style.webkitLineClamp)
        // A box that is itself outside shows no ellipsis.
        return isCut && at.getBoundingClientRect().right <= right + slack
      })
  /** The nearest positioned ancestor; elements of different layers may overlap. */
  const layer = (element: Element): Element | undefined =>
    ancestors(element).find((at) => /fixed|sticky|absolute/.test(getComputedStyle(at).position))

  /** Ignores boxes that are scrolled out of their container. */
  const scrolledIn = (element: Element, boxes: readonly DOMRect[]): DOMRect[] => {
    const frames = ancestors(element)
      .filter((at) => /auto|scroll/.test(getComputedStyle(at).overflowY))
      .map((at) => at.getBoundingClientRect())
    return boxes.filter((box) => {
      const middle = (box.top + box.bottom) / 2
      return frames.every((frame) => middle > frame.top && middle < frame.bottom)
    })
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: { element: Element; boxes: DOMRect[]; layer: Element | undefined }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || /SCRIPT|STYLE|NOSCRIPT/.test(element.tagName) || !shown(element))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = scrolledIn(element, [...range.getClientRects()]).filter(
      (box) => box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight,
    )
    // Text for screen readers only is deliberately clipped to a pixel.
    const reader = ancestors(element).some((at) => at.clientWidth <= 1 && getComputedStyle(at).overflow === 'hidden')
    if (boxes.length > 0 && !reader) texts.push({ element, boxes, layer: layer(element) })
  }

  for (const { element, boxes } of texts) {
    if (scrollsSideways(element)) continue
    const outside = boxes.some((box) => box.left < left - slack || box.right > right + slack)
    if (outside && !shortens(element)) problems.push(`outside the column: ${name(element)}`)
    const clipping = ancestors(element).find((at) => {
      const style = getComputedStyle(at)
      if (!/hidden|clip/.test(`${style.overflowX}${style.overflowY}`)) return false
      const box = at.getBoundingClientRect()
      const across =
        style.overflowX !== 'visible' &&
        boxes.some((text) => text.right > box.right + slack || text.left < box.left - slack)
      // A glyph's box is taller than the glyph; only a loss of a quarter of its height makes it hard to read.
      const down = style.overflowY !== 'visible' && boxes.some((text) => text.bottom > box.bottom + text.height / 4)
      return (across || down) && at !== document.body && at !== document.documentElement
    })
    const scrolledAway = ancestors(element).some((at) => /auto|scroll/.test(getComputedStyle(at).overflowY))
    if (clipping && !shortens(element) && !scrolledAway)
      problems.push(`clipped by ${name(clipping).slice(0, 60)}: ${name(element)}`)
  }

  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element))
        continue
      // Glyph boxes may overlap slightly due to line height; a third of the smaller one is too much.
      const covered = one.boxes.some((a) =>
        other.boxes.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 3,
        ),
      )
      if (covered && !shortens(one.element) && !shortens(other.element)) {
        problems.push(`overlapping: ${name(one.element)} and ${name(other.element)}`)
      }
    }
  })

  const floats = (over: Element, target: Element): boolean => {
    const bar = over.closest('.frame__dock, .frame__bar')
    return bar !== null && !bar.contains(target)
  }
  const controls =
    'button, a[href], input:not([type="hidden"]), select, textarea, [role="button"], [role="tab"], [role="option"]'
  for (const control of document.querySelectorAll(controls)) {
    if (!shown(control) || control.matches(':disabled')) continue
    // Links in running text have the height of their line.
    if (control.tagName === 'A' && getComputedStyle(control).display === 'inline') continue
    const target = control.closest('label') ?? control
    const box = target.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const hits = (px: number, py: number): boolean => {
      if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return true
      const hit = document.elementFromPoint(px, py)
      // A floating element over the rows covers a part of one only until the list is scrolled.
      return hit !== null && (target.contains(hit) || hit.contains(target) || floats(hit, target))
    }
    // Off screen, or covered by a bar.
    if (!document.elementFromPoint(x, y) || !target.contains(document.elementFromPoint(x, y))) continue
    const half = smallest / 2 - slack
    const wide = box.width >= smallest - slack || (hits(x - half, y) && hits(x + half, y))
    const high = box.height >= smallest - slack || (hits(x, y - half) && hits(x, y + half))
    if (!wide || !high)
      problems.push(
        `target ${Math.round(box.width)} × ${Math.round(box.height)} px, less than ${smallest}: ${name(control)}`,
      )
  }
  const page = document.querySelector<HTMLElement>('[data-route]:not([hidden])')
  const content = page?.firstElementChild?.getBoundingClientRect().height ?? 0
  // An element outside its scrolling container lengthens the page.
  if (page && page.scrollHeight > Math.max(content, page.clientHeight) + 1)
    problems.push(`${Math.round(page.scrollHeight - content)} px of nothing below the page`)
  for (const layerOnTop of document.querySelectorAll('[role="dialog"]')) {
    if (!shown(layerOnTop)) continue
    const box = layerOnTop.getBoundingClientRect()
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (!hit || !layerOnTop.contains(hit)) problems.push(`covered: ${name(layerOnTop)}`)
  }
  return [...new Set(problems)]
}
