import type { MarkKind, PinKind } from './types'

/** Bits of a word. */
const WORD = 32
/** Half the size of what a mark covers. px at design size */
const BODY = { disc: 10, square: 9, diamond: 12 } as const
/** A mark of which less than this part is visible is skipped. */
const SLIVER = 1 / 8

/** Half the width of a body in a row so far above or below its middle. px */
const SHAPES = {
  disc: (row: number, size: number) => Math.sqrt(size * size - row * row),
  square: (_row: number, size: number) => size,
  diamond: (row: number, size: number) => size - Math.abs(row),
} as const

/** A pin points at its place from above, so it neither covers other marks nor is covered by them. */
const SHAPE_OF: Readonly<Record<Exclude<MarkKind, PinKind>, keyof typeof SHAPES>> = {
  mine: 'disc',
  others: 'disc',
  discarded: 'disc',
  pool: 'square',
  due: 'diamond',
}

interface Shape {
  /** Half widths of its rows, from the upper to the lower. px */
  readonly rows: Int8Array
  /** px² */
  readonly size: number
}

function shapeOf(shape: keyof typeof SHAPES, scale: number): Shape {
  const half = BODY[shape] * scale
  const most = Math.floor(half)
  const rows = Int8Array.from({ length: 2 * most + 1 }, (_, row) => Math.floor(SHAPES[shape](row - most, half)))
  return { rows, size: rows.reduce((sum, width) => sum + 2 * width + 1, 0) }
}

/**
 * Which px of an area are covered by marks in front, one bit for each. In a view of ten thousand marks many overlap: a
 * mark that hardly shows is not worth a stamp, which costs more than this check.
 */
export class Cover {
  readonly #rim: number
  readonly #words: number
  readonly #height: number
  readonly #bits: Uint32Array
  readonly #shapes: Readonly<Record<keyof typeof SHAPES, Shape>>

  /** Size of the area in px; `scale` px for a design px. */
  constructor(width: number, height: number, scale: number) {
    this.#shapes = {
      disc: shapeOf('disc', scale),
      square: shapeOf('square', scale),
      diamond: shapeOf('diamond', scale),
    }
    // The rim is wide enough that both neighbouring areas judge a mark on their shared edge alike.
    this.#rim = Math.ceil(3 * BODY.diamond * scale)
    this.#words = Math.ceil((width + 2 * this.#rim) / WORD) + 1
    this.#height = Math.ceil(height) + 2 * this.#rim
    this.#bits = new Uint32Array(this.#words * this.#height)
  }

  /** Adds a mark behind the previous ones; false when hardly anything of it is visible. */
  add(kind: MarkKind, x: number, y: number): boolean {
    if (kind === 'route' || kind === 'place') return true
    const { rows, size } = this.#shapes[SHAPE_OF[kind]]
    const middle = Math.round(x) + this.#rim
    const top = Math.round(y) + this.#rim - (rows.length - 1) / 2
    let free = 0
    for (let row = 0; row < rows.length && free <= size * SLIVER; row++)
      free += this.stretch(top + row, middle, rows[row] ?? 0, false)
    if (free <= size * SLIVER) return false
    for (let row = 0; row < rows.length; row++) this.stretch(top + row, middle, rows[row] ?? 0, true)
    return true
  }

  /** How many px of a line are free, `half` to both sides of the middle; `isTaken`: they are covered from now on. */
  private stretch(line: number, middle: number, half: number, isTaken: boolean): number {
    if (line < 0 || line >= this.#height) return 0
    const start = Math.max(0, middle - half)
    const end = Math.min(this.#words * WORD - 1, middle + half)
    let free = 0
    for (let word = start >> 5; word <= end >> 5; word++) {
      const low = word === start >> 5 ? start & 31 : 0
      const high = word === end >> 5 ? end & 31 : 31
      // All ones from `low` to `high`.
      const mask = (0xffffffff << low) & (0xffffffff >>> (31 - high))
      const at = line * this.#words + word
      const before = this.#bits[at] ?? 0
      if (isTaken) this.#bits[at] = before | mask
      else free += countOnes(mask & ~before)
    }
    return free
  }
}

/** How many bits of a word are ones. */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
