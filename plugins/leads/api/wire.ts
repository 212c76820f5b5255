import * as v from 'valibot'
import type { Codes } from '../rules/vocabulary'

/** Where all calls of the area live (section 7). */
export const CLUE = '/api/cperpDemandMgr/ennNewClue/'

/** A value that a back end may leave out, or send as null: undefined in the app. */
export function maybe<const S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.nullish(schema),
    v.transform((value): v.InferOutput<S> | undefined => value ?? undefined),
  )
}

/** Text that may be missing; empty counts as missing. */
export const text = v.pipe(
  v.nullish(v.string()),
  v.transform((value) => value || undefined),
)

/** A list that may be missing. */
export function list<const S extends v.GenericSchema>(item: S) {
  return v.pipe(
    v.nullish(v.array(item)),
    v.transform((value): v.InferOutput<S>[] => value ?? []),
  )
}

/** ISO 8601 with offset (ours). */
export const wireDate = v.pipe(
  v.string(),
  v.transform((value) => new Date(value)),
  v.check((date) => !Number.isNaN(date.getTime()), 'not a time'),
)

/** Turns a time into what travels. */
export const dateToWire = v.pipe(
  v.date(),
  v.transform((date) => date.toISOString()),
)

/** A code of the wire, as the word that the area uses. */
export function coded<W extends string>(codes: Codes<W>) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, W>(({ dataset, addIssue, NEVER }) => {
      const word = codes.fromWire(dataset.value)
      if (word !== undefined) return word
      addIssue({ message: `unknown code ${dataset.value}` })
      return NEVER
    }),
  )
}

/** Nothing is expected of this answer. */
export const ignored = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
)
