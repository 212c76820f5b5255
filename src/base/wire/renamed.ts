import * as v from 'valibot'

type Entries = v.ObjectEntries
type Output<E extends Entries> = v.InferOutput<v.ObjectSchema<E, undefined>>
type Names<E extends Entries> = { readonly [K in keyof E & string]?: string }
type NameOf<M, K> = K extends keyof M ? (M[K] extends string ? M[K] : K) : K

/** Fields under their other names; each is there, undefined where it is missing. */
export type Renamed<E extends Entries, M> = { readonly [K in keyof E & string as NameOf<M, K>]: Output<E>[K] }

/**
 * Schema of an object whose fields the wire names otherwise than the app, in either direction: of an answer
 * `renamed({ custId: v.string(), name: text }, { custId: 'id' })`, of a request `renamed({ id: v.string() }, { id: 'custId' })`.
 */
export function renamed<const E extends Entries, const M extends Names<E>>(entries: E, names: M) {
  const pairs = Object.keys(entries).map((key) => [key, (names as Names<E>)[key as keyof E & string] ?? key] as const)
  return v.pipe(
    v.object(entries),
    v.transform((value) => {
      const given = value as Readonly<Record<string, unknown>>
      return Object.fromEntries(pairs.map(([key, name]) => [name, given[key]])) as Renamed<E, M>
    }),
  )
}
