import { textWidth } from './layout'

/** At the design width. px */
const LONGEST = 88
const HEIGHT = 14
/** From the middle of a node to the middle of its name. */
const BELOW = 17
/** Beside a name. */
const GAP = 8
/** Names while all of a graph is seen: more would hide it. Twice as large, it has room for four times as many. */
const NAMES = 16

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface NamedPoint {
  readonly id: string
  readonly name: string
  /** px */
  readonly x: number
  readonly y: number
  /** Those of the highest rank are named first. */
  readonly rank: number
}

export interface NamedLine {
  readonly from: string
  readonly to: string
  readonly label: string
}

const touch = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height

/**
 * Names and relations that are shown at a zoom: nodes first, by importance, as many as the size allows; then relations
 * between those. None overlaps another.
 */
export function roomForLabels(
  points: readonly NamedPoint[],
  lines: readonly NamedLine[],
  { scale, zoom }: { readonly scale: number; readonly zoom: number },
) {
  const taken: Box[] = []
  const take = (box: Box) => {
    if (taken.some((other) => touch(box, other))) return false
    taken.push(box)
    return true
  }
  const at = new Map(points.map((point) => [point.id, { x: point.x * zoom, y: point.y * zoom }]))
  const names = new Set<string>()
  for (const { id, name, rank } of [...points].sort((a, b) => b.rank - a.rank)) {
    const { x, y } = at.get(id) ?? { x: 0, y: 0 }
    if (names.size >= NAMES * zoom ** 2 && rank < 2) break
    const width = (Math.min(LONGEST, textWidth(name)) + GAP) * scale
    const isNamed = take({ x, y: y + BELOW * scale, width, height: HEIGHT * scale })
    if (isNamed || rank > 1) names.add(id)
  }
  const relations = lines.map(({ from, to, label }) => {
    const [start, end] = [at.get(from), at.get(to)]
    if (!start || !end || !label || !names.has(from) || !names.has(to)) return false
    const [dx, dy] = [end.x - start.x, end.y - start.y]
    const length = Math.hypot(dx, dy)
    const width = textWidth(label) * scale
    // It runs along its line: no longer than that, and as wide and high as the slope of the line allows.
    if (length < width + 2 * HEIGHT * scale) return false
    const [cos, sin] = [Math.abs(dx) / length, Math.abs(dy) / length]
    return take({
      x: (start.x + end.x) / 2,
      y: (start.y + end.y) / 2,
      width: width * cos + HEIGHT * scale * sin,
      height: width * sin + HEIGHT * scale * cos,
    })
  })
  return { names, relations }
}
