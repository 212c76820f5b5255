import { buildings, FAR, GRID, hash, type Place, placeOf, RIVERS, riverAt, type Zoomed } from './tileGround'

/** Tiles of an invented town: rivers, main roads, streets, blocks and green, joined without seams at every zoom. */

/** Colours of the two themes: the map tokens of the app (a test compares them). */
export const TILE_COLOURS = {
  light: {
    land: '#edf1ee',
    block: '#e5eae7',
    park: '#d7e8d6',
    water: '#c3dfe8',
    road: '#ffffff',
    'road-edge': '#d9e0df',
  },
  dark: {
    land: '#141d21',
    block: '#182328',
    park: '#17291f',
    water: '#0f2c37',
    road: '#26343b',
    'road-edge': '#10181c',
  },
} as const
export type TileTheme = keyof typeof TILE_COLOURS

/** Width of a tile. px */
const SIZE = 256
/** Zooms from which on they are shown: lines of a kind are then at least 32 px apart. */
const FROM = { rivers: 8, highways: 9, roads: 12, streets: 14 } as const
/** The deepest zoom, as that of real services. */
const DEEPEST = 20
/** Points of a line across a tile. */
const STEPS = 12

export interface TileAddress {
  readonly z: number
  readonly x: number
  readonly y: number
}

/** Parses `14`, `13336`, `7101@2x.svg`; undefined if there is no such tile. */
export function tileOf([z = '', x = '', name = '']: readonly string[]): TileAddress | undefined {
  const y = /^(\d+)(?:@2x)?\.svg$/.exec(name)?.[1]
  if (!/^\d{1,2}$/.test(z) || !/^\d+$/.test(x) || y === undefined) return undefined
  const tile = { z: Number(z), x: Number(x), y: Number(y) }
  const count = 2 ** tile.z
  return tile.z <= DEEPEST && tile.x < count && tile.y < count ? tile : undefined
}

/** A tile as SVG; the same for the same address. */
export function drawTile({ z, x, y }: TileAddress, theme: TileTheme): string {
  const colours = TILE_COLOURS[theme]
  // Units are tiles of zoom 10, about 36 km.
  const unit = 2 ** (z - 10)
  const view: Zoomed = { west: x / unit, north: y / unit, east: (x + 1) / unit, south: (y + 1) / unit }
  const px = SIZE * unit
  const at = ({ u, v }: Place) => {
    const place = placeOf({ u, v })
    return `${((place.u - view.west) * px).toFixed(1)} ${((place.v - view.north) * px).toFixed(1)}`
  }
  const line = (points: readonly Place[]) => `M${points.map(at).join('L')}`
  const area = (points: readonly Place[]) => `${line(points)}Z`
  const shown = around(view)
  const parts: string[] = [`<path fill="${colours.land}" d="M0 0H${SIZE}V${SIZE}H0Z"/>`]
  const fill = (name: 'block' | 'park', areas: readonly (readonly Place[])[]) => {
    if (areas.length > 0) parts.push(`<path fill="${colours[name]}" d="${areas.map(area).join('')}"/>`)
  }
  const stroke = (colour: string, width: number, lines: readonly (readonly Place[])[]) => {
    if (lines.length > 0)
      parts.push(
        `<path fill="none" stroke="${colour}" stroke-width="${width.toFixed(1)}" stroke-linejoin="round" d="${lines.map(line).join('')}"/>`,
      )
  }
  const roads = (period: number, width: number) => {
    const lines = linesOf(shown, period)
    stroke(colours['road-edge'], width + 1.4, lines)
    stroke(colours.road, width, lines)
  }

  if (z >= FROM.roads) fill('park', greens(shown))
  if (z >= FROM.streets) fill('block', buildings(shown))
  if (z >= FROM.rivers) stroke(colours.water, Math.max(1.5, RIVERS.width * px), riversOf(shown))
  if (z >= FROM.streets) roads(GRID.street, z >= 16 ? 9 : z >= 15 ? 6 : 4)
  if (z >= FROM.roads) roads(GRID.road, z >= 15 ? 16 : z >= 13 ? 8 : 3)
  if (z >= FROM.highways) roads(GRID.highway, z >= 15 ? 22 : z >= 12 ? 9 : 3)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">${parts.join('')}</svg>`
}

/** What is drawn into a tile may lie beside it before the ground is bent. */
const around = ({ west, north, east, south }: Zoomed): Zoomed => ({
  west: west - FAR,
  north: north - FAR,
  east: east + FAR,
  south: south + FAR,
})

function between(from: number, to: number, period: number): number[] {
  const first = Math.ceil(from / period)
  return Array.from({ length: Math.max(0, Math.floor(to / period) - first + 1) }, (_, n) => (first + n) * period)
}

const spread = (from: number, to: number, count = STEPS) =>
  Array.from({ length: count + 1 }, (_, n) => from + ((to - from) * n) / count)

/** Straight lines of the ground, both ways. */
function linesOf({ west, north, east, south }: Zoomed, period: number): Place[][] {
  return [
    ...between(west, east, period).map((u) => spread(north, south).map((v) => ({ u, v }))),
    ...between(north, south, period).map((v) => spread(west, east).map((u) => ({ u, v }))),
  ]
}

/** Large parks, each a part of a square between main roads. */
function greens({ west, north, east, south }: Zoomed): Place[][] {
  const { road } = GRID
  return between(west - road, east, road).flatMap((u) =>
    between(north - road, south, road).flatMap((v) => {
      const chance = hash(Math.round(u / road), Math.round(v / road), 1)
      if (chance > 0.16) return []
      const side = road * (0.35 + 3 * chance)
      return [
        [
          { u: u + road * 0.1, v: v + road * 0.1 },
          { u: u + side, v: v + road * 0.14 },
          { u: u + side * 0.92, v: v + side },
          { u: u + road * 0.12, v: v + side * 0.9 },
        ],
      ]
    }),
  )
}

function riversOf({ west, north, east, south }: Zoomed): Place[][] {
  return between(north - RIVERS.period, south + RIVERS.period, RIVERS.period).map((v) =>
    spread(west, east, 2 * STEPS).map((u) => ({ u, v: riverAt(u, v) })),
  )
}
