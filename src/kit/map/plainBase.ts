import type { Area } from './MarkTable'
import { fromUnit, toUnit, worldSize } from './mercator'
import type { Palette } from './palette'
import type { MapDivision } from './types'

/** The map without tiles: lines of longitude and latitude, names and centres of divisions. No outlines (gaps). */

/** Minimum distance of two lines. px at design size */
const LINE_DISTANCE = 90
/** Distances of lines that are round numbers. Degrees */
const STEPS = [30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001]
/** From which zoom to which the names of a rank are shown. */
const ZOOMS: Readonly<Record<MapDivision['rank'], readonly [from: number, to: number]>> = {
  province: [0, 7],
  city: [6, 11],
  district: [9, 22],
}
/** Room of a name, so that no two touch. px at design size */
const LETTER = { latin: 7, chinese: 12 } as const
const LINE_HEIGHT = 18
const BETWEEN = 16
const CHINESE = /[\u2e80-\uffff]/

function halfWidth(name: string): number {
  return (name.length * (CHINESE.test(name) ? LETTER.chinese : LETTER.latin) + BETWEEN) / 2
}

/** The widest step is the fallback at zooms that show the whole world. */
export function stepAt(zoom: number, scale: number): number {
  const degree = worldSize(zoom) / 360
  return STEPS.filter((step) => step * degree >= LINE_DISTANCE * scale).pop() ?? 30
}

/** `113.05°E`; as many digits as the step has. */
function degreesText(value: number, step: number, sides: readonly [string, string]): string {
  const digits = Math.max(0, Math.ceil(-Math.log10(step)))
  return `${Math.abs(value).toFixed(digits)}°${sides[value < 0 ? 1 : 0]}`
}

/** Multiples of `step` from `from` to `to`. */
export function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step)
  const last = Math.floor(to / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step)
}

/** Names that have room at a zoom, the greater rank first; the same for every part of the map. */
export function namesAt(divisions: readonly MapDivision[], zoom: number, scale: number): readonly MapDivision[] {
  const world = worldSize(zoom)
  const taken: { x: number; y: number; half: number }[] = []
  const inRank = Object.entries(ZOOMS).flatMap(([rank, [from, to]]) =>
    zoom >= from && zoom <= to ? divisions.filter((division) => division.rank === rank) : [],
  )
  return inRank.filter((division) => {
    const { x, y } = toUnit(division)
    const place = { x: x * world, y: y * world, half: halfWidth(division.name) * scale }
    const isFree = taken.every(
      (other) =>
        Math.abs(other.y - place.y) > LINE_HEIGHT * scale || Math.abs(other.x - place.x) > other.half + place.half,
    )
    if (isFree) taken.push(place)
    return isFree
  })
}

export interface BaseStyle {
  readonly palette: Palette
  /** px for a design px. */
  readonly scale: number
}

/** Renders lines and names of an area; the context's origin is the area's corner, its unit a px. */
export function drawBase(
  context: CanvasRenderingContext2D,
  area: Area,
  names: readonly MapDivision[],
  { palette, scale }: BaseStyle,
): void {
  const world = worldSize(area.zoom)
  const step = stepAt(area.zoom, scale)
  const northWest = fromUnit({ x: area.x / world, y: area.y / world })
  const southEast = fromUnit({ x: (area.x + area.width) / world, y: (area.y + area.height) / world })
  const xOf = (lng: number) => toUnit({ lng, lat: 0 }).x * world - area.x
  const yOf = (lat: number) => toUnit({ lng: 0, lat }).y * world - area.y
  // Names extend across the edge, so lines beyond it count too.
  const meridians = multiples(northWest.lng - step, southEast.lng + step, step)
  const parallels = multiples(southEast.lat - step, northWest.lat + step, step)

  context.strokeStyle = palette.line
  context.lineWidth = 1
  context.globalAlpha = 0.5
  context.beginPath()
  for (const x of meridians.map(xOf)) {
    context.moveTo(Math.round(x) + 0.5, 0)
    context.lineTo(Math.round(x) + 0.5, area.height)
  }
  for (const y of parallels.map(yOf)) {
    context.moveTo(0, Math.round(y) + 0.5)
    context.lineTo(area.width, Math.round(y) + 0.5)
  }
  context.stroke()
  context.globalAlpha = 1

  const write = (text: string, x: number, y: number) => {
    context.strokeText(text, x, y)
    context.fillText(text, x, y)
  }
  context.strokeStyle = palette.land
  context.fillStyle = palette.label
  context.lineJoin = 'round'
  context.lineWidth = 3 * scale
  context.textAlign = 'left'
  context.font = `${11 * scale}px ${palette.font}`
  // Every second line has its figures, which is enough for orientation.
  for (const lat of multiples(southEast.lat - step, northWest.lat + step, 2 * step))
    for (const lng of multiples(northWest.lng - 2 * step, southEast.lng, 2 * step)) {
      const [x, y] = [xOf(lng) + 4 * scale, yOf(lat)]
      write(degreesText(lat, step, ['N', 'S']), x, y - 4 * scale)
      write(degreesText(lng, step, ['E', 'W']), x, y + 13 * scale)
    }
  context.textAlign = 'center'
  context.font = `600 ${12 * scale}px ${palette.font}`
  for (const division of names) {
    const [x, y] = [xOf(division.lng), yOf(division.lat)]
    const reach = halfWidth(division.name) * scale
    if (x < -reach || x > area.width + reach || y < -LINE_HEIGHT || y > area.height + 2 * LINE_HEIGHT) continue
    context.beginPath()
    context.arc(x, y, 2 * scale, 0, 2 * Math.PI)
    context.fill()
    write(division.name, x, y - 6 * scale)
  }
}
