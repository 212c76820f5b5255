import type { PluginDev, SeedOptions, SimKind, SimRecord } from '../contract'
import { type Random, randomOf, recordId, SeedClock, type SimCompany, type World, worldOf } from '../world'

/** Random sources of a seed. */
export interface SeedKit {
  readonly size: SeedOptions['size']
  readonly seed: number
  /** Random generator of the current record; depends only on the seed and the record's number. */
  readonly random: Random
  readonly clock: SeedClock
  readonly world: World
}

export function seedKit(options: SeedOptions): SeedKit {
  const { size, seed, now } = options
  return { size, seed, random: randomOf(seed, ''), clock: new SeedClock(now), world: worldOf(options) }
}

/** Fields of a fixed record; a function if they also depend on the seed's random sources. */
type Fixed<T> = Partial<T> | ((kit: SeedKit) => Partial<T>)

/**
 * Seeds the records of a kind, numbered from 1: `draw` creates a record, `fixed` overrides fields by number. Fixed
 * records exist in every size, and each record is the same in every size.
 */
export function seedRecords<T extends object>(
  prefix: string,
  counts: Readonly<Record<SeedOptions['size'], number>>,
  fixed: Readonly<Record<number, Fixed<T>>>,
  draw: (id: string, number: number, kit: SeedKit) => T,
): (kit: SeedKit) => T[] {
  const least = Math.max(0, ...Object.keys(fixed).map(Number))
  return (kit) =>
    Array.from({ length: Math.max(least, counts[kit.size]) }, (_, index) => {
      const number = index + 1
      const own = { ...kit, random: randomOf(kit.seed, prefix, number) }
      const settled = fixed[number]
      return {
        ...draw(recordId(prefix, number), number, own),
        ...(typeof settled === 'function' ? settled(own) : settled),
      }
    })
}

/** Kinds, each with the generator of its records; without one, records are only created at run time. */
type SeedRecords<T extends readonly SimRecord[]> = {
  readonly [K in keyof T]: readonly [kind: SimKind<T[K]>, draw?: (kit: SeedKit) => readonly T[K][]]
}

/** `kinds` and `seed` of an area's `dev.ts`: `...seeded([orderKind, seedOrders], [noteKind])`. */
export function seeded<T extends readonly SimRecord[]>(...sampled: SeedRecords<T>): Pick<PluginDev, 'kinds' | 'seed'> {
  const all: SeedRecords<SimRecord[]> = sampled
  return {
    kinds: all.map(([kind]) => kind),
    seed: (options) => {
      const drawing = all.flatMap(([{ name }, draw]) => (draw ? [[name, () => draw(seedKit(options))]] : []))
      return Object.fromEntries(drawing)
    },
  }
}

/**
 * Seeds records of companies of the world. `draw` gets the number of the company, which determines ids, and a generator
 * of its own (`name`), so that its records are the same in every size.
 */
export function seedOfCompanies<T>(
  name: string,
  draw: (company: SimCompany, number: number, kit: SeedKit) => readonly T[],
): (kit: SeedKit) => T[] {
  return (kit) =>
    kit.world.companies.flatMap((company) => {
      const number = Number(company.custId.slice(2))
      return draw(company, number, { ...kit, random: randomOf(kit.seed, name, number) })
    })
}

/**
 * Generates rows of a record: up to a maximum (`some`), with ids below the record's (`numbered`), or of the last days,
 * newest first (`dated`; `past` in days).
 */
export function rowsOf(record: string, { random, clock }: SeedKit, past: number) {
  const some = <T>(most: number, make: (index: number) => T): T[] =>
    Array.from({ length: random.int(0, most) }, (_, index) => make(index))
  return {
    some,
    numbered: <T extends object>(kind: string, most: number, make: (index: number) => T) =>
      some(most, (index) => ({ id: `${record}/${kind}-${index + 1}`, ...make(index) })),
    dated: <T extends object>(most: number, make: (index: number) => T) =>
      some(most, (index) => ({ ...make(index), at: clock.day(-random.int(3, past)) })).sort((a, b) =>
        a.at < b.at ? 1 : -1,
      ),
  }
}
