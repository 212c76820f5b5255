/**
 * The ground of the simulated streets: a grid that is bent, with blocks by a fixed noise. Units are tiles of zoom 10.
 */

/** A place on the grid, or bent on the map. */
export interface Place {
  readonly u: number
  readonly v: number
}
/** A part of it. */
export interface Zoomed {
  readonly west: number
  readonly north: number
  readonly east: number
  readonly south: number
}

/** Distance of highways (9 km), main roads (1.1 km) and streets (280 m). */
export const GRID = { highway: 1 / 4, road: 1 / 32, street: 1 / 128 } as const
/** Rivers every 18 km, 300 m wide. */
export const RIVERS = { period: 1 / 2, width: 0.008 } as const
/** How far the ground is bent at most. */
export const FAR = 0.02

/** The place on the map: bent by sums of sines, which have no seam. */
export function placeOf({ u, v }: Place): Place {
  return {
    u: u + 0.007 * Math.sin(7 * v + 1) + 0.004 * Math.sin(23 * v + 3 * u),
    v: v + 0.007 * Math.sin(6 * u) + 0.004 * Math.sin(19 * u + 2),
  }
}

/** Where a river that belongs to a line of the grid crosses `u`. */
export function riverAt(u: number, line: number): number {
  const phase = 40 * line
  return line + 0.09 * Math.sin(4 * u + phase) + 0.02 * Math.sin(13 * u + 2 * phase)
}

/** A fixed number from 0 to 1 for two whole numbers. */
export function hash(a: number, b: number, salt: number): number {
  let n = Math.imul(a, 374_761_393) ^ Math.imul(b, 668_265_263) ^ Math.imul(salt, 2_147_483_629)
  n = Math.imul(n ^ (n >>> 13), 1_274_126_177)
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32
}

/** Buildings between the streets; some squares stay empty. */
export function buildings({ west, north, east, south }: Zoomed): Place[][] {
  const { street } = GRID
  const found: Place[][] = []
  for (let i = Math.floor(west / street); i * street < east; i++)
    for (let j = Math.floor(north / street); j * street < south; j++)
      for (const part of partsOf(i, j))
        found.push([
          { u: (i + part.west) * street, v: (j + part.north) * street },
          { u: (i + part.east) * street, v: (j + part.north) * street },
          { u: (i + part.east) * street, v: (j + part.south) * street },
          { u: (i + part.west) * street, v: (j + part.south) * street },
        ])
  return found
}

/** A square has one, two or three buildings, or none. */
function partsOf(i: number, j: number): Zoomed[] {
  const kind = hash(i, j, 2)
  const cut = 0.3 + 0.4 * hash(i, j, 3)
  const edge = { west: 0.16, north: 0.16, east: 0.84, south: 0.84 }
  if (kind < 0.22) return []
  if (kind < 0.5) return [{ ...edge, east: 0.16 + 0.68 * (0.5 + cut / 2) }]
  if (kind < 0.8)
    return [
      { ...edge, east: cut },
      { ...edge, west: cut + 0.08 },
    ]
  return [
    { ...edge, south: cut },
    { ...edge, north: cut + 0.08, east: 0.5 },
    { ...edge, north: cut + 0.08, west: 0.58 },
  ]
}
