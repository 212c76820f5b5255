/** A small deterministic random generator (mulberry32). */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** 0 ≤ n < 1 */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  /** Whole numbers from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('nothing to pick from')
    return list[Math.floor(this.next() * list.length)] as T
  }

  /** Log-uniform between `min` and `max`. */
  magnitude(min: number, max: number): number {
    return min * (max / min) ** this.next()
  }
}

/**
 * A generator for one record. It depends only on seed, kind and number, so that a record does not depend on other
 * generated records or the size of the seed.
 */
export function randomOf(seed: number, kind: string, number = 0): Random {
  // FNV-1a of the name, mixed with the numbers multiplied by odd factors.
  let hash = 0x811c9dc5
  for (const character of kind) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return new Random(hash ^ Math.imul(seed, 0x9e3779b1) ^ Math.imul(number, 0x85ebca6b))
}

const two = (number: number) => String(number).padStart(2, '0')

/** A day within these years, e.g. `1987-05-21`; at most the 28th, which every month has. */
export function drawDay(random: Random, fromYear: number, toYear: number): string {
  return `${random.int(fromYear, toYear)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`
}
